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

  /// The kind of that name; nil where there is none.
  public init?(rawValue: String) {
    guard let kind = Self.byName[rawValue] else { return nil }
    self = kind
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension FindingKind: CaseIterable {
  /// Every kind there is, in the order of the detectors.
  public static let allCases: [FindingKind] = Detectors.all.flatMap { type(of: $0).kinds }
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

  /// The words for scenes: what can be tolerated, and what that is measured in.
  ///
  /// Besides kinds it holds `away`: what a keyboard covers that its user has put away from the
  /// bottom.
  public static var units: [String: String] {
    var units = Dictionary(
      uniqueKeysWithValues: allCases.compactMap { kind in
        kind.unit.map { (kind.rawValue, $0.name) }
      })
    units[Tolerances.awayKey] = FindingUnit.points.name
    return units
  }
}
