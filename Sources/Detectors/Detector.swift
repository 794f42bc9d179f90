import Compositing

/// Finds what is wrong with a case in one respect.
protocol Detector: Sendable {
  /// The kinds that it declares: what others declare it may find as well.
  static var kinds: [FindingKind] { get }

  init()

  func findings(in evidence: Evidence) -> [Finding]

  /// Where what was found shows at a refresh; `found` is all that any detector found there.
  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark]
}

extension Detector {
  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] { [] }
}

/// The detectors that there are: a new one is a folder and a line here.
enum Detectors {
  static let all: [any Detector] = [
    SeamDetector(), CornerDetector(), ContentDetector(), FormDetector(), DriftDetector(),
    JumpDetector(), LagDetector(), StallDetector(), ReversalDetector(), OffscreenDetector(),
    HomeIndicatorDetector(), InvisibleDetector(), MovedDetector(), MismatchDetector(),
    DiagnosticDetector(),
  ]

  static func findings(in evidence: Evidence) -> [Finding] {
    all.flatMap { $0.findings(in: evidence) }
  }

  /// Where findings that have a place on the screen show at a refresh.
  static func marks(
    for findings: [Finding], at index: Int, in evidence: Evidence
  ) -> [FrameMark] {
    let found = findings.filter { $0.frames?.contains(index) == true }
    guard !found.isEmpty else { return [] }
    return all.flatMap { $0.marks(for: found, at: index, in: evidence) }
  }
}
