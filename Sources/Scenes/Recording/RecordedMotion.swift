/// One motion of the keyboard in a recording, and what the bar makes of it.
public struct RecordedMotion: Hashable, Sendable, Codable {
  /// The curve that fits what was seen.
  public struct Pace: Hashable, Sendable, Codable {
    /// A system's name (`iOS 26`), UIKit's (`easeInOut`), `spring`, `cubic-bezier` or `instant`; `other`
    /// where several fit alike, and the keyboard's is not one of them.
    public var curve: String
    /// Seconds.
    public var duration: Double
    /// The time at which it begins, in seconds.
    public var start: Double
    /// The damping ratio of a spring.
    public var dampingRatio: Double?

    /// The name of a curve that is not the keyboard's, where no more is known.
    package static let otherCurve = "other"

    /// Creates a pace.
    public init(curve: String, duration: Double, start: Double, dampingRatio: Double? = nil) {
      self.curve = curve
      self.duration = duration
      self.start = start
      self.dampingRatio = dampingRatio
    }
  }

  /// Seconds.
  public var start: Double
  /// The time at which it ends, in seconds.
  public var end: Double
  /// The keyboard's phase.
  public var phase: Phase
  /// Nil where no curve fits.
  public var keyboard: Pace?
  /// The pace of the bar; nil where that is not known.
  public var bar: Pace?
  /// The seconds by which the bar repeats the keyboard's motion later; nil where it moves
  /// otherwise.
  public var delay: Double?
  /// True if the bar goes all of its way at once, or never moves.
  public var isBarStill: Bool

  /// Creates a recorded motion.
  public init(
    start: Double, end: Double, phase: Phase, keyboard: Pace? = nil, bar: Pace? = nil,
    delay: Double? = nil, isBarStill: Bool = false
  ) {
    self.start = start
    self.end = end
    self.phase = phase
    self.keyboard = keyboard
    self.bar = bar
    self.delay = delay
    self.isBarStill = isBarStill
  }
}

/// The edges of keyboard and bar in each frame of a recording, in points; nil where they are hidden.
public struct RecordedTrack: Hashable, Sendable, Codable {
  /// The time of each frame, in seconds, ascending.
  public var times: [Double]
  /// The keyboard's top in each frame; nil where it is hidden.
  public var keyboardTop: [Double?]
  /// The bar's top in each frame; nil where it is hidden.
  public var barTop: [Double?]
  /// The bar's bottom in each frame; nil where it is hidden.
  public var barBottom: [Double?]

  /// A track with one value of each edge per time.
  public init(
    times: [Double], keyboardTop: [Double?], barTop: [Double?], barBottom: [Double?]
  ) {
    self.times = times
    self.keyboardTop = keyboardTop
    self.barTop = barTop
    self.barBottom = barBottom
  }
}
