import LayerTrees
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

extension RectTimeline {
  /// The times at which the layer is committed anew, in seconds.
  var commitTimes: [Double] { moves.map(\.time) }

  /// The layer as it is committed at a time: where it ends, and what it has left to go.
  func layer(_ id: Int, _ role: LayerRole, at time: Double) -> LayerSnapshot {
    let begun = moves.prefix { $0.time <= time }
    let rect = samples.last?.rect ?? begun.last?.rect ?? start
    return LayerSnapshot(
      id: LayerID(id), role: role, model: LayerValues(at: rect),
      backgroundColor: role == .keyboardGuide ? nil : LayerColor(red: 1, green: 1, blue: 1),
      animations: samples.count > 1 ? tracks : animations(of: begun, at: time))
  }

  /// The animations of the moves so far, each with the way that it has left to go.
  private func animations(of begun: ArraySlice<Move>, at time: Double) -> [PropertyAnimation] {
    var old = start
    var animations: [PropertyAnimation] = []
    for move in begun {
      defer { old = move.rect }
      guard move.time + move.timing.duration > time else { continue }
      for change in PropertyAnimation.Change.changes(from: old, to: move.rect) {
        animations.append(
          PropertyAnimation(change: change, beginTime: move.time, timing: move.timing))
      }
    }
    return animations
  }

  /// The samples as key frames with straight lines between them.
  private var tracks: [PropertyAnimation] {
    let begin = samples[0].time
    let length = samples[samples.count - 1].time - begin
    let keyTimes = samples.map { ($0.time - begin) / length }
    guard
      let timing = try? AnimationTiming(curve: .timingFunction(.linear), duration: length)
    else { return [] }
    let positions = samples.map { AnimatedNumbers($0.rect.midX, $0.rect.midY) }
    let bounds = samples.map { AnimatedNumbers(0, 0, $0.rect.width, $0.rect.height) }
    return [(AnimatedProperty.position, positions), (.bounds, bounds)].map { property, values in
      PropertyAnimation(
        change: .track(PropertyTrack(property, values: values, keyTimes: keyTimes)),
        beginTime: begin, timing: timing)
    }
  }
}

extension LayerValues {
  /// A layer that fills a rectangle of the screen.
  init(at rect: CGRect) {
    self.init(
      position: CGPoint(x: rect.midX, y: rect.midY),
      bounds: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
  }
}

extension PropertyAnimation.Change {
  /// The changes that lead from one rectangle to another.
  fileprivate static func changes(from old: CGRect, to new: CGRect) -> [Self] {
    var changes: [Self] = []
    let (dx, dy) = (Double(old.midX - new.midX), Double(old.midY - new.midY))
    let (width, height) = (Double(old.width - new.width), Double(old.height - new.height))
    if dx != 0 || dy != 0 { changes.append(.position(dx: dx, dy: dy)) }
    if width != 0 || height != 0 {
      changes.append(.bounds(dx: 0, dy: 0, dWidth: width, dHeight: height))
    }
    return changes
  }
}

extension AnimatedNumbers {
  fileprivate init(_ numbers: CGFloat...) {
    self = .zero
    for (index, number) in numbers.enumerated() { self[index] = Double(number) }
  }
}

extension RectTimeline {
  /// A way that a keyboard goes, from one place to another.
  fileprivate struct Way {
    let start: Double
    let end: Double
    let from: CGRect
    let to: CGRect
  }

  /// The phases of a keyboard that moves so, on a screen of that height in points.
  func phases(screenHeight: Double) -> PhaseLog {
    var log = PhaseLog()
    func isUp(_ rect: CGRect) -> Bool { Double(rect.minY) < screenHeight - 1e-6 }
    log.enter(isUp(start) ? .open : .closed, at: 0)
    let ways = ways
    for (index, way) in ways.enumerated() {
      let phase: Phase = !isUp(way.to) ? .closing : isUp(way.from) ? .resizing : .opening
      log.enter(phase, at: way.start)
      let next = index + 1 < ways.count ? ways[index + 1].start : .infinity
      guard way.end < next else { continue }
      log.enter(isUp(way.to) ? .open : .closed, at: way.end)
    }
    return log
  }

  private var ways: [Way] {
    guard samples.isEmpty else { return seenWays }
    let places = [start] + moves.map(\.rect)
    return zip(moves, places).filter { $0.rect != $1 }.map { move, from in
      Way(start: move.time, end: move.time + move.timing.duration, from: from, to: move.rect)
    }
  }

  /// The runs of samples in which it moves one way; a turn back begins another one.
  private var seenWays: [Way] {
    var ways: [Way] = []
    for (old, new) in zip(samples, samples.dropFirst()) where old.rect != new.rect {
      if let last = ways.last, last.end == old.time, last.goesUp == (new.rect.minY < old.rect.minY)
      {
        ways[ways.count - 1] = Way(
          start: last.start, end: new.time, from: last.from, to: new.rect)
      } else {
        ways.append(Way(start: old.time, end: new.time, from: old.rect, to: new.rect))
      }
    }
    return ways
  }
}

extension RectTimeline.Way {
  fileprivate var goesUp: Bool { to.minY < from.minY }
}
