public import AnimationCurves
public import Foundation

/// A rectangle at every time: the way of a keyboard or a bar, in points of the screen.
///
/// It is made of animations, or of rectangles that were seen at some times; between two of those
/// it moves in a straight line.
public struct RectTimeline: Hashable, Sendable {
  /// A way from one rectangle to another.
  public struct Move: Hashable, Sendable {
    /// The rectangle at its end.
    public let rect: CGRect
    /// The time at which it begins, in seconds of the scene.
    public let time: Double
    /// The timing of the way there.
    public let timing: AnimationTiming

    /// Creates a move.
    public init(to rect: CGRect, at time: Double, timing: AnimationTiming) {
      self.rect = rect
      self.time = time
      self.timing = timing
    }
  }

  /// A rectangle that was seen at a time.
  public struct Sample: Hashable, Sendable {
    /// Seconds of the scene.
    public let time: Double
    /// The rectangle.
    public let rect: CGRect

    /// Creates a sample.
    public init(time: Double, rect: CGRect) {
      self.time = time
      self.rect = rect
    }
  }

  /// The rectangle before anything happens.
  public let start: CGRect
  /// Its animations in order of time; a later one begins where an earlier one has come by then.
  public private(set) var moves: [Move] = []
  /// The samples, in order of time; empty for a timeline of animations.
  public let samples: [Sample]

  /// A rectangle that rests until it is moved.
  public init(_ rect: CGRect) {
    start = rect
    samples = []
  }

  /// A rectangle that was seen at some times, one or more; they are put in order.
  ///
  /// Of two samples at the same time the later one counts.
  public init(samples: [Sample]) {
    precondition(!samples.isEmpty, "a timeline has a sample")
    var ordered: [Sample] = []
    let numbered = samples.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, sample) in numbered {
      if ordered.last?.time == sample.time { ordered.removeLast() }
      ordered.append(sample)
    }
    self.samples = ordered
    start = ordered[0].rect
  }

  /// A rectangle that was seen at every refresh of a display, the first at time 0.
  public init(frames: [CGRect], rate: Double = 60) {
    self.init(
      samples: frames.enumerated().map { Sample(time: Double($0.offset) / rate, rect: $0.element) })
  }

  /// The same, and another move; a timeline of samples cannot be moved.
  ///
  /// - Parameters:
  ///   - rect: where it goes.
  ///   - time: when it begins, in seconds of the scene, no earlier than the last move.
  ///   - timing: how it goes there.
  /// - Returns: The longer timeline.
  public func moved(
    to rect: CGRect, at time: Double = 0, timing: AnimationTiming
  ) -> RectTimeline {
    precondition(samples.isEmpty, "a timeline of samples moves as it was seen")
    precondition(time >= moves.last?.time ?? 0, "moves come in order of time")
    var copy = self
    copy.moves.append(Move(to: rect, at: time, timing: timing))
    return copy
  }
}
