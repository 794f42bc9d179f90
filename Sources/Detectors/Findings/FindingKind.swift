import Compositing

/// What can go wrong on screen: each kind is declared in the folder of the detector that finds it.
public struct FindingKind: RawRepresentable, Sendable {
  /// What scenes and reports call it.
  public var rawValue: String { declaration.name }
  /// What tolerances of this kind are measured in; nil for what is never tolerated.
  public var unit: FindingUnit? { declaration.unit }
  /// What is found, in a line.
  public var summary: String { declaration.summary }
  /// How far it may go by default.
  var standardTolerance: StandardTolerance { declaration.tolerance }
  /// How films show where it is; nil for what has no place of its own.
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
  /// Whether it ends the program, so that nothing after it can be played.
  public var isFatal: Bool { unit == nil }
}

/// What the amount of a finding is measured in.
public enum FindingUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// Points.
  case points = "pt"
  /// Points per second.
  case pointsPerSecond = "pt/s"
  /// Square points.
  case squarePoints = "pt2"
  /// Milliseconds.
  case milliseconds = "ms"
  /// How often it happened.
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

/// How a film shows where a kind of finding is.
public struct MarkStyle: Hashable, Sendable {
  /// The color.
  public let tint: Tint
  /// How the area is filled.
  public let fill: Fill
  /// Lengths of the border's dashes and of the spaces between them; none for a whole line.
  public let dashes: [Double]
  /// Whether the mark is drawn above gap and overlap, which would hide it.
  public let isAboveSeam: Bool
  /// Whether the marks of a frame add up to what is found there.
  public let addsUp: Bool
  /// What it means, for people who see it for the first time.
  public let legend: String

  /// The colors of marks.
  public enum Tint: Hashable, Sendable, CaseIterable {
    /// A color that neither gap nor overlap has.
    case teal, red, ochre, plum, olive
  }

  /// How the area of a mark is filled.
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
