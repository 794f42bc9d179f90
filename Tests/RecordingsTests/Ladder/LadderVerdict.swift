import Compositing
import Detectors
import Foundation
import Recordings
import Scenes

/// What was read off a clip against what it shows.
@MainActor
struct LadderVerdict {
  let step: LadderStep
  /// The keyboard's and the bar's distance to the truth over the frames that show them, in points.
  private(set) var keyboardRMS = 0.0
  private(set) var barRMS = 0.0
  /// The worst gap and overlap: what the frames show with both edges seen, and what was read.
  private(set) var gap = (truth: 0.0, read: 0.0)
  private(set) var overlap = (truth: 0.0, read: 0.0)
  /// Frames that show nothing of the bar, and in which one was read all the same.
  private(set) var guessed = 0
  /// Frames that show half of the bar or more, and in which none was read.
  private(set) var missed = 0
  private(set) var passes = false
  private(set) var rules: [String] = []
  private(set) var expectedRules: Set<String> = []
  private(set) var failure: String?

  init(_ clip: LadderClip) throws {
    step = clip.step
    expectedRules = Set(clip.played.findings.compactMap { $0.rule?.rawValue })
    do {
      let playback = try ClipMeter.measure(ClipFile(clip.file.path))
      let result = CaseResult(playback)
      passes = result.verdict == .pass
      rules = result.findings.filter { $0.kind == .gap || $0.kind == .overlap }
        .compactMap { $0.rule?.rawValue }
      gap.read = result.greatestGap
      if let track = playback.recording?.track { try compare(track, with: clip) }
    } catch let error as RecordingError {
      failure = error.message
    }
  }

  private mutating func compare(_ track: RecordedTrack, with clip: LadderClip) throws {
    guard let compositor = clip.played.compositor else { return }
    var (keyboard, bar): ([Double], [Double]) = ([], [])
    let height = Double(clip.played.result.scene.device.size.height)
    for (frame, refresh) in clip.refreshes.enumerated() where frame < track.times.count {
      let truth = try LadderScreen.places(compositor, refresh)
      let shown = (min(truth.bottom, truth.keyboard) - truth.top) / (truth.bottom - truth.top)
      if let top = track.keyboardTop[frame], truth.keyboard < height {
        keyboard.append(top - truth.keyboard)
      }
      let reading = compositor.readings[refresh]
      if let bottom = track.barBottom[frame] {
        bar.append(bottom - truth.bottom)
        if shown < 0.01 { guessed += 1 }
      } else if shown > 0.5 {
        missed += 1
      }
      guard let bottom = track.barBottom[frame], shown > 0 else { continue }
      gap.truth = max(gap.truth, reading?.gap ?? 0)
      guard let top = track.keyboardTop[frame] else { continue }
      overlap.truth = max(overlap.truth, reading?.overlap ?? 0)
      overlap.read = max(overlap.read, bottom - top)
    }
    keyboardRMS = keyboard.rootMeanSquare
    barRMS = bar.rootMeanSquare
  }

  /// The cause: right, wrong or not named.
  var cause: String {
    if step.fault == 0 { return passes ? "right" : "wrong" }
    if rules.contains(where: { !expectedRules.contains($0) }) { return "wrong" }
    return rules.isEmpty ? "unnamed" : "right"
  }
}

extension [Double] {
  fileprivate var rootMeanSquare: Double {
    isEmpty ? 0 : (reduce(0) { $0 + $1 * $1 } / Double(count)).squareRoot()
  }
}
