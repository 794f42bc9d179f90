import Compositing
import Scenes

/// Finds what is wrong with a case in one respect.
protocol Detector: Sendable {
  func findings(in evidence: Evidence) -> [Finding]
}

/// The detectors that there are: a new one is a file and a line here.
enum Detectors {
  static let all: [any Detector] = [
    GluingDetector(), MessagesDetector(), FormDetector(), DriftDetector(), JumpDetector(),
    LagDetector(), StallDetector(), ReversalDetector(), OffscreenDetector(), DiagnosticDetector(),
  ]

  static func findings(in evidence: Evidence) -> [Finding] {
    all.flatMap { $0.findings(in: evidence) }
  }
}

/// What detectors judge: a case that was played, seen at its refreshes and in continuous time.
struct Evidence {
  let playback: Playback
  let compositor: Compositor
  let tolerances: Tolerances
  /// The motions of the keyboard, in order.
  let stretches: [KeyboardStretch]

  init(_ playback: Playback, seenBy compositor: Compositor) {
    self.playback = playback
    self.compositor = compositor
    tolerances = Tolerances(playback.scene)
    stretches = compositor.course.stretches(playback.phases)
  }

  var course: SeamCourse { compositor.course }
  /// When each refresh happens, in seconds.
  var times: [Double] { compositor.times }
  /// Device pixels per point.
  var scale: Double { playback.scene.device.scale }
  /// Half a device pixel in points: nobody sees less.
  var unseen: Double { Tolerances.standardPixels / scale }
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

/// What keyboard and bar leave between them.
struct GluingDetector: Detector {
  func findings(in evidence: Evidence) -> [Finding] {
    SeamFault.allCases.flatMap { fault in
      SeamDetector(fault: fault, evidence: evidence).findings()
    }
  }
}

/// What becomes of the messages once all is at rest.
struct MessagesDetector: Detector {
  func findings(in evidence: Evidence) -> [Finding] {
    ContentDetector(playback: evidence.playback, times: evidence.times)
      .findings(tolerances: evidence.tolerances)
  }
}
