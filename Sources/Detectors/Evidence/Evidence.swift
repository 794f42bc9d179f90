import AnimationCurves
import Compositing
import Scenes

/// The evidence that detectors judge: a played case, at its refreshes and in continuous time.
struct Evidence {
  let playback: Playback
  let compositor: Compositor
  let tolerances: Tolerances
  /// The values that are the same whenever the display refreshes.
  let timelineValues: TimelineValues
  /// The rests with a keyboard.
  let openRests: ContentRestLog
  /// The rests without a keyboard.
  let closedRests: DriftLog

  init(_ playback: Playback, _ timelineValues: TimelineValues) {
    self.playback = playback
    self.timelineValues = timelineValues
    compositor = Compositor(playback, timelineValues.timeline)
    tolerances = Tolerances(playback.scene)
    openRests = ContentRestLog(compositor.track)
    closedRests = DriftLog(compositor.track)
  }

  var track: ScreenTrack { compositor.track }
  /// The motions of the keyboard, in order.
  var transitions: [KeyboardTransition] { track.timeline.transitions }
  /// The time of each refresh, in seconds.
  var times: [Double] { compositor.times }
  /// Device pixels per point.
  var scale: Double { playback.scene.device.scale }
  /// An opacity below which nothing is seen.
  static let faintest = 0.01
  /// Half a device pixel in points, or the uncertainty of a recording: a smaller difference is not seen.
  var unseen: Double {
    max(StandardTolerance.unseenPixels / scale, playback.recording?.uncertainty ?? 0)
  }
}

extension Evidence {
  /// The refreshes from `start` to `end` seconds, or the one that shows the start first.
  func frames(from start: Double, to end: Double) -> ClosedRange<Int> {
    let first = frame(at: start)
    let last = times.lastIndex { $0 <= end + Slack.instant } ?? first
    return first...max(first, last)
  }

  /// The time that a run of refreshes is on the screen, in seconds.
  func shownTime(of frames: ClosedRange<Int>) -> Double {
    frames.reduce(0) { $0 + times.shownDuration(of: $1, rate: playback.scene.rate) }
  }

  /// The first refresh that shows what was done at `time`.
  func frame(at time: Double) -> Int {
    let next = times.partitioningIndex { $0 >= time - Slack.instant }
    return min(next, max(0, times.count - 1))
  }
}

extension ScreenTrack {
  /// True if the keyboard is away from the bottom at `time`, or on its way there or back.
  func isAway(at time: Double) -> Bool {
    index(at: time).map { intervals[$0].isAway(at: time) } ?? false
  }
}

extension Finding {
  /// A finding over a run of refreshes, which is worst at one of them.
  ///
  /// The phase is that of the worst refresh where none is given.
  init(
    _ kind: FindingKind, _ size: FindingSize, over frames: ClosedRange<Int>, worst: Int,
    phase: Phase? = nil, cause: Cause?, in evidence: Evidence
  ) {
    let time = evidence.times[worst]
    self.init(
      kind, size, pixels: size.points * evidence.scale,
      phase: phase ?? evidence.playback.phases.phase(at: time), frames: frames,
      worst: Worst(frame: worst, time: time), cause: cause)
  }

  /// A finding at an instant: the first refresh after it shows it.
  init(
    _ kind: FindingKind, _ size: FindingSize, at time: Double, cause: Cause?,
    in evidence: Evidence
  ) {
    let frame = evidence.frame(at: time)
    self.init(
      kind, size, over: frame...frame, worst: frame,
      phase: evidence.playback.phases.phase(at: time), cause: cause, in: evidence)
  }

  /// A finding that happened the given number of times in a run of refreshes, first at `time`.
  init(
    _ kind: FindingKind, times count: Int, over frames: ClosedRange<Int>, from time: Double,
    phase: Phase, cause: Cause?
  ) {
    self.init(
      kind, FindingSize(times: count), pixels: 0, phase: phase, frames: frames,
      worst: Worst(frame: frames.lowerBound, time: time), cause: cause)
  }

  /// A finding that comes and goes between two refreshes, and reaches its points at an instant.
  init(
    _ kind: FindingKind, betweenFrames points: Double, at time: Double, cause: Cause?,
    in evidence: Evidence
  ) {
    self.init(
      kind, FindingSize(points: 0, continuous: points), pixels: 0,
      phase: evidence.playback.phases.phase(at: time), frames: nil,
      worst: Worst(frame: nil, time: time), cause: cause)
  }

  private init(
    _ kind: FindingKind, _ size: FindingSize, pixels: Double, phase: Phase,
    frames: ClosedRange<Int>?, worst: Worst, cause: Cause?
  ) {
    self.init(
      kind: kind, phase: phase, points: size.points, pixels: pixels,
      continuous: size.continuous, exposure: size.exposure, frames: frames, worst: worst,
      cause: cause, amount: size.amount, unit: size.unit)
  }
}
