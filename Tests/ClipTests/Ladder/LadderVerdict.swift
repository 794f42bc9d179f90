import Compositing
import Detectors
import Foundation
import Recordings
import Scenes

/// The reading of a clip against what it shows.
@MainActor
struct LadderVerdict {
  let step: LadderStep
  /// The keyboard's and the bar's distance to the truth over the frames that show them, in points.
  private(set) var keyboardRMS = 0.0
  private(set) var barRMS = 0.0
  /// The worst gap and overlap.
  private(set) var gap = Worst()
  private(set) var overlap = Worst()
  /// The gaps and overlaps that are reported, and those of them whose worst frame shows what they say,
  /// plus or minus what they say.
  private(set) var honest = (true: 0, all: 0)
  /// Frames that show nothing of the bar, and in which one was read all the same.
  private(set) var guessed = 0
  /// Frames that show half of the bar or more, and in which none was read.
  private(set) var missed = 0
  private(set) var passes = false
  /// True if the bar's lower edge is seen: else no cause is named from a rest.
  private(set) var isFootSure = true
  private(set) var rules: [String] = []
  private(set) var expectedRules: Set<String> = []
  private(set) var failure: String?

  /// The worst distance of one kind, in points.
  struct Worst {
    /// The distance in the frames that show the bar, and in all, those that hide it whole included.
    var truth = 0.0
    var deepest = 0.0
    /// The reported distance; 0 where nothing is reported.
    var reported = 0.0
    /// True if the report says that it may be more.
    var isAtLeast = false
    /// The points by which the keyboard may cover less, for a bar may end higher than it seems to.
    var doubt = 0.0

    /// True if the reported distance is within half a point, or a share, of what the frames show.
    func isWithin(_ share: Double) -> Bool {
      let (least, most) = (max(0, truth - doubt), isAtLeast ? deepest : truth)
      return reported > least - max(0.5, share * least) && reported < most + max(0.5, share * most)
    }

    fileprivate mutating func note(_ shown: Double, isSeen: Bool) {
      deepest = max(deepest, shown)
      if isSeen { truth = max(truth, shown) }
    }

    fileprivate mutating func note(_ finding: Finding) {
      reported = max(reported, finding.points)
      if finding.isAtLeast { isAtLeast = true }
    }
  }

  init(_ clip: LadderClip) throws {
    step = clip.step
    expectedRules = Set(clip.played.findings.compactMap { $0.rule?.rawValue })
    do {
      let playback = try ClipMeter.measure(ClipFile(clip.file.path))
      let result = CaseResult(playback)
      passes = result.verdict == .pass
      isFootSure = playback.recording?.footDoubt == nil
      overlap.doubt = (playback.recording?.footDoubt ?? 0) + (playback.recording?.uncertainty ?? 0)
      let findings = result.findings.filter { $0.kind == .gap || $0.kind == .overlap }
      rules = findings.compactMap { $0.rule?.rawValue }
      for finding in findings { judge(finding, by: clip) }
      if let track = playback.recording?.track { try compare(track, with: clip) }
    } catch let error as RecordingError {
      failure = error.message
    }
  }

  private mutating func judge(_ finding: Finding, by clip: LadderClip) {
    func shown(in frame: Int) -> Double {
      guard let reading = clip.played.compositor?.readings[clip.refreshes[frame]] else { return 0 }
      return finding.kind == .gap ? reading.gap : reading.overlap
    }
    if finding.kind == .gap { gap.note(finding) } else { overlap.note(finding) }
    guard let worst = finding.worst.frame, let frames = finding.frames else { return }
    let off = (finding.isAtLeast ? frames.map(shown).max() ?? 0 : shown(in: worst)) - finding.points
    let limit = finding.uncertainty ?? 0
    honest.all += 1
    if off > -limit, finding.isAtLeast || off < limit { honest.true += 1 }
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
      let isSeen = shown > 0.5 || shown > 0 && track.barBottom[frame] != nil
      gap.note(reading?.gap ?? 0, isSeen: isSeen)
      overlap.note(reading?.overlap ?? 0, isSeen: isSeen)
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
