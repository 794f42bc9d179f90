import Compositing
import Detectors

/// Numbers as labels show them, the same on every machine and in every language.
enum Figures {
  /// The number with that many digits after the point, halves away from zero.
  static func fixed(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "–" : "…" }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int64((abs(value) * factor).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && scaled > 0 ? "−" : ""
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int64(factor))
    guard digits > 0 else { return sign + "\(whole)" }
    let fraction = String(part)
    return sign + "\(whole)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// A length in points: one digit after the point, two below one point.
  static func points(_ value: Double) -> String {
    fixed(value, digits: abs(value) < 0.995 ? 2 : 1) + " pt"
  }

  /// Device pixels: whole ones from a hundred on.
  static func pixels(_ value: Double) -> String {
    fixed(value, digits: abs(value) < 99.95 ? 1 : 0) + " px"
  }

  /// A time in milliseconds, from 10 s on in seconds.
  static func time(_ seconds: Double) -> String {
    abs(seconds) < 10 ? fixed(seconds * 1000, digits: 0) + " ms" : fixed(seconds, digits: 2) + " s"
  }

  /// A number without needless digits after the point.
  static func plain(_ value: Double) -> String {
    let size = abs(value)
    let digits = (0...1).first { abs(size - (Double(fixed(size, digits: $0)) ?? 0)) < 1e-9 }
    return fixed(value, digits: digits ?? 2)
  }
}

extension Figures {
  /// The amount of a finding, in its unit.
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

  /// The amount of a finding, with what that comes to on the screen.
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
