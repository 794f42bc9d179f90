import Compositing
public import Detectors
public import Scenes

/// A finding as reports have it: plain values.
public struct ReportedFinding: Hashable, Sendable {
  /// The kind of the finding.
  public var kind: FindingKind
  /// The keyboard's phase meanwhile.
  public var phase: Phase
  /// The greatest value over the frames, in points and in device pixels.
  public var points: Double
  /// The points in pixels of the device.
  public var pixels: Double
  /// The greatest value at any instant, in points; nil where only frames are known.
  public var continuous: Double?
  /// Area times time over the frames, in pt²·s.
  public var exposure: Double
  /// The first and the last frame that show it; nil where none does.
  public var frames: ClosedRange<Int>?
  /// The worst moment.
  public var worst: Worst
  /// The cause in a sentence, and the identifier of the rule that was broken; nil where not known.
  public var cause: String?
  /// The rule that was broken; nil without one.
  public var rule: String?
  /// The amount, in its unit.
  public var amount: Double
  /// The unit of the amount.
  public var unit: FindingUnit
  /// True if the scene, or a baseline, expects it.
  public var expected: Bool
  /// The points by which a value off a clip may be off; nil where it was simulated.
  public var uncertainty: Double?
  /// True if it may be greater, because some frames of a clip do not show the bar.
  public var isAtLeast = false
  /// The bound that the scene sets and this exceeds, in words.
  public var bound: String?
  /// The facts that it rests on and that are reported or assumed only.
  public var restsOn: [Premise] = []
  /// True if it fails nothing, for only what rests on known facts is asked to.
  public var excused = false

  /// The place of the greatest value.
  public struct Worst: Hashable, Sendable {
    /// The frame that shows it; nil where none does.
    public var frame: Int?
    /// Seconds from the scene's start.
    public var time: Double

    /// Creates a worst.
    public init(frame: Int?, time: Double) {
      self.frame = frame
      self.time = time
    }
  }
}

extension ReportedFinding {
  /// The finding, with the bound that a scene sets where this exceeds it.
  ///
  /// Of a recording nothing is known between frames.
  public init(
    _ finding: Finding, expectedBy expectation: Expectation? = nil, isFilmed: Bool = false
  ) {
    self.init(
      kind: finding.kind, phase: finding.phase, points: finding.points.micro,
      pixels: finding.pixels.micro, continuous: isFilmed ? nil : finding.continuous.micro,
      exposure: finding.exposure.micro, frames: finding.frames,
      worst: Worst(frame: finding.worst.frame, time: finding.worst.time.micro),
      cause: finding.cause?.sentence, rule: finding.rule?.rawValue, amount: finding.amount.micro,
      unit: finding.unit, expected: finding.isExpected,
      uncertainty: finding.uncertainty?.micro, isAtLeast: finding.isAtLeast,
      bound: expectation?.bound(of: finding.kind.rawValue).flatMap { bound in
        finding.isExpected ? nil : bound.text(in: finding.unit)
      }, restsOn: finding.restsOn)
  }

  /// The greatest value that is known, in points.
  var size: Double { continuous ?? points }

  /// True if it fails its case.
  var fails: Bool { !expected && !excused }

  /// The cause, and behind it what it rests on: `… (reported: iOS 26 …)`; nil without either.
  var reason: String? {
    let premises = restsOn.map { "\($0.grade.rawValue): \($0.clause)" }
    let words = [cause, premises.isEmpty ? nil : "(\(premises.joined(separator: "; ")))"]
    return words.compactMap(\.self).nonEmpty?.joined(separator: " ")
  }
}

extension ExpectedFinding {
  /// `the scene expects at most 20 pt`.
  fileprivate func text(in unit: FindingUnit) -> String {
    let room = within ?? Self.standardRoom
    let bounds = [
      atLeast.map { "at least \($0.short)" }, atMost.map { "at most \($0.short)" },
      worst.map { "a worst of \($0.short) +/- \(room.short)" },
    ]
    return
      "the scene expects \(bounds.compactMap { $0 }.joined(separator: " and ")) \(unit.rawValue)"
  }
}

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

  /// The reasons why pictures are missing.
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
  var greatestByKind: [String] { greatest { _ in true } }

  /// The same of those that are expected: ` (overlap up to 258 pt, as expected)`; empty without.
  var expectedNote: String {
    let words = greatest(where: \.expected).joined(separator: ", ")
    return words.isEmpty ? "" : " (\(words), as expected)"
  }

  private func greatest(where isMeant: (ReportedFinding) -> Bool) -> [String] {
    var greatest = GreatestFindings()
    for reported in self {
      for finding in reported.findings where isMeant(finding) { greatest.note(finding) }
    }
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
  /// The finding in one line: what, how much, when, why, what it rests on, the rule in brackets.
  public var line: String {
    let reason = (reason.map { ": \($0)" } ?? "") + (rule.map { " [\($0)]" } ?? "")
    guard !kind.isFatal else {
      return "\(kind.rawValue) while \(phase.rawValue) at \(worst.time.milliseconds) ms\(reason)"
    }
    let limit = bound.map { " (\($0))" } ?? ""
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
    return frames.lowerBound == frames.upperBound
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

extension ReportedFinding: Codable {
  private enum Key: String, CodingKey {
    case kind, phase, points, pixels, continuous, exposure, frames, worst, cause, rule, amount,
      unit, expected, uncertainty, atLeast, bound, restsOn, excused
  }

  /// A fact that a finding rests on, with how it is known.
  private struct Ground: Codable {
    let fact: Premise
    let known: Premise.Grade
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let frames = try fields.decodeIfPresent([Int].self, forKey: .frames)
    guard frames.map({ $0.count == 2 && $0[0] <= $0[1] }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .frames, in: fields, debugDescription: "frames must be [first, last] or null")
    }
    self.init(
      kind: try fields.decode(FindingKind.self, forKey: .kind),
      phase: try fields.decode(Phase.self, forKey: .phase),
      points: try fields.decode(Double.self, forKey: .points),
      pixels: try fields.decode(Double.self, forKey: .pixels),
      continuous: try fields.decodeIfPresent(Double.self, forKey: .continuous),
      exposure: try fields.decode(Double.self, forKey: .exposure),
      frames: frames.map { $0[0]...$0[1] },
      worst: try fields.decode(Worst.self, forKey: .worst),
      cause: try fields.decodeIfPresent(String.self, forKey: .cause),
      rule: try fields.decodeIfPresent(String.self, forKey: .rule),
      amount: try fields.decode(Double.self, forKey: .amount),
      unit: try fields.decode(FindingUnit.self, forKey: .unit),
      expected: try fields.decode(Bool.self, forKey: .expected),
      uncertainty: try fields.decodeIfPresent(Double.self, forKey: .uncertainty),
      isAtLeast: try fields.decodeIfPresent(Bool.self, forKey: .atLeast) ?? false,
      bound: try fields.decodeIfPresent(String.self, forKey: .bound),
      restsOn: try fields.decodeIfPresent([Ground].self, forKey: .restsOn)?.map(\.fact) ?? [],
      excused: try fields.decodeIfPresent(Bool.self, forKey: .excused) ?? false)
  }

  /// Writes optional values as null where they are missing.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    try fields.encode(phase, forKey: .phase)
    try fields.encode(points, forKey: .points)
    try fields.encode(pixels, forKey: .pixels)
    try fields.encode(continuous, forKey: .continuous)
    try fields.encode(exposure, forKey: .exposure)
    try fields.encode(frames.map { [$0.lowerBound, $0.upperBound] }, forKey: .frames)
    try fields.encode(worst, forKey: .worst)
    try fields.encode(cause, forKey: .cause)
    try fields.encode(rule, forKey: .rule)
    try fields.encode(amount, forKey: .amount)
    try fields.encode(unit, forKey: .unit)
    try fields.encode(expected, forKey: .expected)
    try fields.encodeIfPresent(uncertainty, forKey: .uncertainty)
    if isAtLeast { try fields.encode(true, forKey: .atLeast) }
    try fields.encodeIfPresent(bound, forKey: .bound)
    let grounds = restsOn.map { Ground(fact: $0, known: $0.grade) }
    try fields.encodeIfPresent(grounds.nonEmpty, forKey: .restsOn)
    if excused { try fields.encode(true, forKey: .excused) }
  }
}

extension ReportedFinding.Worst: Codable {
  private enum Key: String, CodingKey { case frame, time }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      frame: try fields.decodeIfPresent(Int.self, forKey: .frame),
      time: try fields.decode(Double.self, forKey: .time))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(frame, forKey: .frame)
    try fields.encode(time, forKey: .time)
  }
}
