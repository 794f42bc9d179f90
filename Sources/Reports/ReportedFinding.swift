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
  /// True if it may be more, for some frames of a clip do not show the bar.
  public var isAtLeast = false
  /// The bound that the scene sets and this exceeds, in words.
  public var bound: String?

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
        bound.allows(finding.boundedAmount) ? nil : bound.text(in: finding.unit)
      })
  }

  /// The greatest value that is known, in points.
  var size: Double { continuous ?? points }
}

extension ExpectedFinding {
  /// `the scene expects at most 20 pt`.
  fileprivate func text(in unit: FindingUnit) -> String {
    let bounds = [atLeast.map { "at least \($0.short)" }, atMost.map { "at most \($0.short)" }]
    return
      "the scene expects \(bounds.compactMap { $0 }.joined(separator: " and ")) \(unit.rawValue)"
  }
}
