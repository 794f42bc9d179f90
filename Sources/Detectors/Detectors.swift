/// The detectors that there are: a new one is a folder and a line here.
enum Detectors {
  static let all: [any Detector] = [
    SeamDetector(), CornerDetector(), ContentDetector(), FormDetector(), DriftDetector(),
    JumpDetector(), LagDetector(), StallDetector(), ReversalDetector(), OffscreenDetector(),
    HomeIndicatorDetector(), InvisibleDetector(), MovedDetector(), RequirementDetector(),
    MismatchDetector(), DiagnosticDetector(),
  ]

  static func findings(in evidence: Evidence) -> [Finding] {
    all.flatMap { $0.findings(in: evidence) }
  }

  /// The places in which findings show at a refresh.
  static func marks(
    for findings: [Finding], at index: Int, in evidence: Evidence
  ) -> [FrameMark] {
    let found = findings.filter { $0.frames?.contains(index) == true }
    guard !found.isEmpty else { return [] }
    return all.flatMap { $0.marks(for: found, at: index, in: evidence) }
  }
}

extension FindingKind: CaseIterable {
  /// Every kind there is, in the order of the detectors.
  public static let allCases: [FindingKind] = Detectors.all.flatMap { type(of: $0).kinds }

  /// The kind of that name; nil where there is none.
  public init?(rawValue: String) {
    guard let kind = Self.byName[rawValue] else { return nil }
    self = kind
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension FindingKind {
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
