import Detectors

/// The difference of a finding from the one that was accepted.
public struct FindingChange: Hashable, Sendable {
  /// The kind of a change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The kinds of changes.
    case new, worse, better, gone
  }

  /// The kind of the change.
  public let kind: Kind
  /// The case's name.
  public let name: String
  let base: AcceptedFinding?
  let head: AcceptedFinding?

  /// True if it is a reason to look at it.
  public var isWorse: Bool { kind == .new || kind == .worse }

  /// `gap while opening, 15.2 pt (was 12 pt)`.
  var text: String {
    guard let finding = head ?? base else { return "" }
    let amounts =
      switch (base, head) {
      case (let base?, let head?): "\(head.text) (was \(base.text))"
      case (let base?, nil): "was \(base.text)"
      default: finding.text
      }
    return finding.kind == Fault.missing
      ? ReportedCase.missingLine(finding.rule)
      : "\(finding.kind) while \(finding.phase), \(amounts)"
  }
}

/// The greatest difference of two values of one finding that counts as none.
struct ChangeLimits {
  private let reported: ReportedCase

  init(_ reported: ReportedCase) { self.reported = reported }

  /// The change from the first to the second; nil where both are the same.
  func change(from base: AcceptedFinding, to head: AcceptedFinding) -> FindingChange.Kind? {
    let points = step(from: base.size, to: head.size, beyond: 0.5 / max(1, reported.scale))
    let amount = step(from: base.amount, to: head.amount, beyond: limit(of: head.unit))
    if points > 0 || amount > 0 { return .worse }
    return points < 0 || amount < 0 ? .better : nil
  }

  /// 1 where it is greater by at least the limit, -1 where it is less, 0 where it is the same.
  private func step(from base: Double, to head: Double, beyond limit: Double) -> Int {
    let difference = head - base
    // Samples are as exact as a clip, 2 % and half a point; simulated values are exact.
    let least = reported.source == .simulated ? limit : max(0.5, abs(base) * 0.02)
    guard abs(difference) >= least - Self.rounding else { return 0 }
    return difference > 0 ? 1 : -1
  }

  /// Half a device pixel, or what it is of another unit.
  private func limit(of unit: FindingUnit) -> Double {
    switch unit {
    case .points: 0.5 / max(1, reported.scale)
    case .pointsPerSecond: 0.5 / max(1, reported.scale) * reported.rate
    case .squarePoints: 1 / (max(1, reported.scale) * max(1, reported.scale))
    case .milliseconds: 0.5
    case .times: 1
    }
  }

  /// Reports have millionths.
  private static let rounding = 2e-6
}
