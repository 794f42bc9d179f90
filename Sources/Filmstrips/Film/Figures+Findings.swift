import Compositing
import Detectors

extension Figures {
  /// How much a finding is, in its unit.
  static func amount(_ finding: Finding) -> String {
    switch finding.unit {
    case .points where finding.isAtLeast: "at least \(points(finding.amount))"
    case .points: points(finding.amount)
    case .pointsPerSecond: fixed(finding.amount, digits: 0) + " pt/s"
    case .squarePoints: fixed(finding.amount, digits: 1) + " pt2"
    case .milliseconds: plain(finding.amount) + " ms"
    case .times: finding.amount == 1 ? "once" : fixed(finding.amount, digits: 0) + " times"
    }
  }

  /// How much a finding is, with what that comes to on the screen.
  static func measure(_ finding: Finding) -> String {
    switch finding.unit {
    case .points where finding.isBetweenFrames:
      "up to \(points(finding.continuous)) between frames"
    case .points where finding.isAtLeast:
      "of at least \(points(finding.points)) (\(pixels(finding.pixels)))"
    case .points: "up to \(points(finding.points)) (\(pixels(finding.pixels)))"
    case .squarePoints: "of \(amount(finding))"
    case .pointsPerSecond, .milliseconds: "of \(amount(finding)) (\(points(finding.points)))"
    case .times: amount(finding)
    }
  }
}
