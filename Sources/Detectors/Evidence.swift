import AnimationCurves
import Compositing
import Scenes

/// What detectors judge: a case that was played, seen at its refreshes and in continuous time.
struct Evidence {
  let playback: Playback
  let compositor: Compositor
  let tolerances: Tolerances
  /// The motions of the keyboard, in order.
  let transitions: [KeyboardTransition]
  /// The stretches at rest with a keyboard.
  let openRests: ContentRestLog
  /// The stretches at rest without a keyboard.
  let closedRests: DriftLog

  init(_ playback: Playback, seenBy compositor: Compositor) {
    self.playback = playback
    self.compositor = compositor
    tolerances = Tolerances(playback.scene)
    transitions = compositor.track.transitions(playback.phases)
    openRests = ContentRestLog(compositor.track)
    closedRests = DriftLog(compositor.track)
  }

  var track: ScreenTrack { compositor.track }
  /// When each refresh happens, in seconds.
  var times: [Double] { compositor.times }
  /// Device pixels per point.
  var scale: Double { playback.scene.device.scale }
  /// Half a device pixel in points: nobody sees less.
  var unseen: Double { StandardTolerance.unseenPixels / scale }
}

extension Evidence {
  /// The refreshes from `start` to `end` seconds, or the one that shows the start first.
  func frames(from start: Double, to end: Double) -> ClosedRange<Int> {
    let first = frame(at: start)
    let last = times.lastIndex { $0 <= end + Slack.instant } ?? first
    return first...max(first, last)
  }

  /// How long refreshes are on the screen altogether, in seconds.
  func shownTime(of frames: ClosedRange<Int>) -> Double {
    frames.reduce(0) { $0 + times.shownDuration(of: $1, rate: playback.scene.rate) }
  }

  /// The first refresh that shows what was done at `time`.
  func frame(at time: Double) -> Int {
    let next = times.partitioningIndex { $0 >= time - Slack.instant }
    return min(next, max(0, times.count - 1))
  }
}
