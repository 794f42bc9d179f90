import Compositing
public import Detectors
import Scenes

extension String {
  /// On one line of a log: nothing in it moves a cursor or is taken for a command.
  ///
  /// Source: GitHub Actions takes lines that begin with `::`, and `##[` anywhere.
  var plain: String {
    let lines = split(whereSeparator: \.isNewline).joined(separator: " ")
    let line = lines.withoutControls.replacing("##[", with: "## [")
    let start = line.drop { $0.isWhitespace }
    return start.hasPrefix("::") ? ": :" + start.dropFirst(2) : line
  }
}

extension CaseResult {
  /// What is to say of the case, worst first, a line each; nothing of one that is as expected.
  var lines: [String] {
    if let failure { return [failure.plain] }
    let unexpected = findings.filter { !$0.isExpected }.sorted { $0.continuous > $1.continuous }
    let missing = missingKinds.map { "expected: \($0), which was not found" }
    return (unexpected.map(\.line) + missing).map(\.plain)
  }

  /// How far keyboard and bar come apart at the worst, for people.
  var worstText: String {
    guard failure == nil else { return "not played" }
    guard let worst else { return "glued" }
    guard !worst.kind.isFatal else { return "trapped" }
    return "\(worst.kind.rawValue) \(worst.amountText)"
  }
}

extension Finding {
  /// The finding in a line: what, how much, when, why.
  public var line: String {
    guard !kind.isFatal else {
      return
        "\(kind.rawValue) while \(phase.rawValue) at \(worst.time.milliseconds) ms: \(cause?.sentence ?? "")"
    }
    let reason = cause.map { ": \($0.sentence)" } ?? ""
    return "\(kind.rawValue) \(measure) while \(phase.rawValue),"
      + " worst at \(worst.time.milliseconds) ms\(run)\(reason)"
  }

  /// Which frames show it; nothing where none does.
  private var run: String {
    guard let frames else { return "" }
    return frames.count == 1
      ? ", frame \(frames.lowerBound)" : ", frames \(frames.lowerBound)-\(frames.upperBound)"
  }

  /// How much it is, with its unit: `16.7 ms`, `3 times`.
  fileprivate var amountText: String {
    guard !isBetweenFrames else { return "\(continuous.short) \(unit.rawValue)" }
    guard unit == .times else { return "\(amount.short) \(unit.rawValue)" }
    return amount == 1 ? "once" : "\(amount.short) times"
  }

  /// The amount, and what it comes to on the screen.
  private var measure: String {
    switch unit {
    case .points where isBetweenFrames: "of \(continuous.short) pt between frames"
    case .points: "of \(points.short) pt (\(pixels.short) px)"
    case .times: amountText
    default: "of \(amountText) (\(points.short) pt)"
    }
  }
}
