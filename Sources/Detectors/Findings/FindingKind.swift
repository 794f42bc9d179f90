import Compositing

/// A kind of fault on the screen, declared in the folder of the detector that finds it.
public struct FindingKind: RawRepresentable, Sendable {
  /// The name in scenes and reports.
  public var rawValue: String { declaration.name }
  /// The unit of its tolerances; nil for a kind that is never tolerated.
  public var unit: FindingUnit? { declaration.unit }
  /// The kind in a line.
  public var summary: String { declaration.summary }
  /// The tolerance by default.
  var standardTolerance: StandardTolerance { declaration.tolerance }
  /// The look of its marks in films; nil for a kind without a place of its own.
  public var mark: MarkStyle? { declaration.mark }

  /// All that is said of a kind: in memory once, however many findings there are.
  private final class Declaration: Sendable {
    let name: String
    let unit: FindingUnit?
    let summary: String
    let tolerance: StandardTolerance
    let mark: MarkStyle?

    init(
      _ name: String, _ unit: FindingUnit?, _ summary: String, _ tolerance: StandardTolerance,
      _ mark: MarkStyle?
    ) {
      (self.name, self.unit, self.summary) = (name, unit, summary)
      (self.tolerance, self.mark) = (tolerance, mark)
    }
  }

  private let declaration: Declaration

  init(
    _ name: String, in unit: FindingUnit? = .points,
    tolerance: StandardTolerance = .pixels(StandardTolerance.unseenPixels), mark: MarkStyle? = nil,
    finds summary: String
  ) {
    declaration = Declaration(name, unit, summary, tolerance, mark)
  }
}

extension FindingKind: Hashable, Codable, CustomStringConvertible {
  public static func == (one: FindingKind, other: FindingKind) -> Bool {
    one.rawValue == other.rawValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  public var description: String { rawValue }
}

extension FindingKind {
  /// True if it ends the program, so that nothing after it can be played.
  public var isFatal: Bool { unit == nil }
}

/// The unit of a finding's amount.
public enum FindingUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// Points.
  case points = "pt"
  /// Points per second.
  case pointsPerSecond = "pt/s"
  /// Square points.
  case squarePoints = "pt2"
  /// Milliseconds.
  case milliseconds = "ms"
  /// The number of times that it happened.
  case times

  /// The unit in full: `milliseconds`.
  public var name: String {
    switch self {
    case .points: "points"
    case .pointsPerSecond: "points a second"
    case .squarePoints: "square points"
    case .milliseconds: "milliseconds"
    case .times: "times"
    }
  }
}

/// The look of a kind's marks in films.
public struct MarkStyle: Hashable, Sendable {
  /// The color.
  public let tint: Tint
  /// The filling of the area.
  public let fill: Fill
  /// Lengths of the border's dashes and of the spaces between them; none for a whole line.
  public let dashes: [Double]
  /// True if the mark is drawn above gap and overlap, which would hide it.
  public let isAboveSeam: Bool
  /// True if the marks of a frame add up to what is found there.
  public let addsUp: Bool
  /// Its meaning, for people who see it for the first time.
  public let legend: String

  /// The colors of marks.
  public enum Tint: Hashable, Sendable, CaseIterable {
    /// A color that neither gap nor overlap has.
    case teal, red, ochre, plum, olive
  }

  /// The ways to fill the area of a mark.
  public enum Fill: Hashable, Sendable {
    /// Not at all: only an outline.
    case none
    /// Diagonals that lean the other way than a gap's.
    case hatching
    /// The tint, as opaque as given.
    case wash(Double)
  }

  init(
    _ tint: Tint, _ fill: Fill = .none, dashes: [Double] = [7, 4], isAboveSeam: Bool = false,
    addsUp: Bool = true, legend: String
  ) {
    (self.tint, self.fill, self.dashes) = (tint, fill, dashes)
    (self.isAboveSeam, self.addsUp, self.legend) = (isAboveSeam, addsUp, legend)
  }
}
