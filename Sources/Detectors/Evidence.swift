import Compositing
import Scenes

/// What detectors judge: a case that was played, seen at its refreshes and in continuous time.
struct Evidence {
  let playback: Playback
  let compositor: Compositor
  let tolerances: Tolerances
  /// The motions of the keyboard, in order.
  let stretches: [KeyboardStretch]
  /// The stretches at rest with a keyboard.
  let openRests: ContentRestLog
  /// The stretches at rest without a keyboard.
  let closedRests: DriftLog

  init(_ playback: Playback, seenBy compositor: Compositor) {
    self.playback = playback
    self.compositor = compositor
    tolerances = Tolerances(playback.scene)
    stretches = compositor.course.stretches(playback.phases)
    openRests = ContentRestLog(playback, times: compositor.times)
    closedRests = DriftLog(playback, times: compositor.times)
  }

  var course: SeamCourse { compositor.course }
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
    let last = times.lastIndex { $0 <= end + 1e-9 } ?? first
    return first...max(first, last)
  }

  /// The first refresh that shows what was done at `time`.
  func frame(at time: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time - 1e-9 { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, times.count - 1))
  }
}
