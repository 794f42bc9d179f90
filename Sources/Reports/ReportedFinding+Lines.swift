import Compositing
public import Detectors
import Scenes

extension ReportedCase {
  /// All that is known of a case that is not as expected, worst first, one line each.
  var lines: [String] {
    if let failure { return [failure.plain] + pictureLines }
    let missing = missing.map(Self.missingLine)
    return (unexpected.map(\.line) + missing).map(\.plain) + pictureLines
  }

  /// A kind that is expected and missing, or is there too often or not often enough.
  static func missingLine(_ kind: String) -> String {
    kind.contains(" ") ? "expected: \(kind)" : "expected: \(kind), which was not found"
  }

  /// The reasons for which pictures are missing.
  private var pictureLines: [String] { filmFailures.map { "no film: \($0)".plain } }

  /// The worst of each kind that is found as expected: `overlap up to 258 pt`; nil where none is.
  var expectedText: String? {
    var greatest = GreatestFindings()
    for finding in findings where finding.expected { greatest.note(finding) }
    return greatest.words.nonEmpty?.joined(separator: ", ")
  }
}

extension Sequence<ReportedCase> {
  /// The greatest finding of each kind, in words, in the order of the kinds.
  var greatestByKind: [String] {
    var greatest = GreatestFindings()
    for reported in self { for finding in reported.findings { greatest.note(finding) } }
    return greatest.words
  }
}

/// The greatest finding of each kind.
private struct GreatestFindings {
  private var findings: [FindingKind: ReportedFinding] = [:]

  mutating func note(_ finding: ReportedFinding) {
    guard let known = findings[finding.kind], known.greatness >= finding.greatness else {
      return findings[finding.kind] = finding
    }
  }

  var words: [String] { FindingKind.allCases.compactMap { findings[$0]?.greatestText } }
}

extension Collection {
  /// Itself, or nil where it is empty.
  var nonEmpty: Self? { isEmpty ? nil : self }
}

extension Finding {
  /// The finding in one line: what, how much, when, why.
  public var line: String { ReportedFinding(self).line }
}

extension ReportedFinding {
  /// The finding in one line: what, how much, when, why.
  public var line: String {
    guard !kind.isFatal else {
      return
        "\(kind.rawValue) while \(phase.rawValue) at \(worst.time.milliseconds) ms: \(cause ?? "")"
    }
    let limit = bound.map { " (\($0))" } ?? ""
    let reason = cause.map { ": \($0)" } ?? ""
    return "\(kind.rawValue) \(measure)\(limit) while \(phase.rawValue),"
      + " worst at \(worst.time.milliseconds) ms\(run)\(reason)"
  }

  /// `overlap up to 258 pt`, `jump 3 times`.
  var greatestText: String {
    guard !kind.isFatal else { return kind.rawValue }
    return unit == .times
      ? "\(kind.rawValue) \(amountText)" : "\(kind.rawValue) up to \(amountText)"
  }

  /// The number by which findings of one kind are compared, in their unit.
  var greatness: Double { isBetweenFrames ? size : amount }

  private var isBetweenFrames: Bool { frames == nil }

  /// The frames that show it; nothing where none does.
  private var run: String {
    guard let frames else { return "" }
    return frames.count == 1
      ? ", frame \(frames.lowerBound)" : ", frames \(frames.lowerBound)-\(frames.upperBound)"
  }

  /// The amount, with its unit: `16.7 ms`, `3 times`.
  var amountText: String {
    guard !isBetweenFrames else { return "\(size.short) \(unit.rawValue)" }
    guard unit == .times else { return "\(amount.short) \(unit.rawValue)" }
    return amount == 1 ? "once" : "\(amount.short) times"
  }

  /// The amount, and what it comes to on the screen.
  private var measure: String {
    switch unit {
    case .points where isBetweenFrames: "of \(size.short) pt between frames"
    case .points: "of \(pointsText) (\(pixels.short) px)"
    case .times: amountText
    default: "of \(amountText) (\(pointsText))"
    }
  }

  /// The points, with how far off they may be: `44.3 +/- 1.2 pt`, `at least 44.3 pt`.
  private var pointsText: String {
    if isAtLeast { return "at least \(points.short) pt" }
    return "\(points.short)\(uncertainty.map { " +/- \($0.short)" } ?? "") pt"
  }
}
