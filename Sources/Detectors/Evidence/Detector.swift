import Compositing

/// Finds what is wrong with a case in one respect.
protocol Detector: Sendable {
  /// The kinds that it declares: what others declare it may find as well.
  static var kinds: [FindingKind] { get }

  init()

  func findings(in evidence: Evidence) -> [Finding]

  /// The places in which findings show at a refresh; `found` is all that any detector found there.
  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark]
}

extension Detector {
  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] { [] }
}
