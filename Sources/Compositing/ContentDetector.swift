import Foundation
import KeyboardScenes
import LayerTrees

/// Finds what happens to the messages once the keyboard is up and all is at rest.
///
/// Covered: messages that were seen before the keyboard came and that bar or keyboard hide now, in
/// points of their height. Unreachable: content that no scrolling brings out from under the bars
/// or from off the screen, in points of its height. Blank: an empty band above the bar while
/// content is pushed off at the top, in points.
struct ContentDetector {
  let playback: Playback
  /// When each refresh happens, in seconds.
  let times: [Double]

  /// A stretch of refreshes at which the keyboard is open and nothing moves.
  struct Rest {
    let frames: ClosedRange<Int>
    let measure: ContentMeasure
    /// How much of each message was seen before the keyboard came, in points.
    let seenBefore: [LayerID: Double]
  }

  func findings(tolerances: Tolerances) -> [Finding] {
    rests.flatMap { rest in
      FindingKind.ofContent.compactMap { kind in
        finding(kind, at: rest, tolerance: tolerances[kind])
      }
    }
  }

  private func shownDuration(of frame: Int) -> Double {
    times.shownDuration(of: frame, rate: playback.scene.rate)
  }

  /// What to draw over the frames at which something is found.
  func marks(for findings: [Finding], at index: Int) -> [FrameMark] {
    let kinds = findings.filter { $0.frames.contains(index) }.map(\.kind)
      .filter(FindingKind.ofContent.contains)
    guard !kinds.isEmpty, let rest = rests.first(where: { $0.frames.contains(index) }) else {
      return []
    }
    return kinds.flatMap { kind in
      rest.rects(of: kind).map { FrameMark(kind: kind, rect: $0) }
    }
  }

  private func finding(_ kind: FindingKind, at rest: Rest, tolerance: Double) -> Finding? {
    let rects = rest.rects(of: kind)
    let points = rects.reduce(0) { $0 + Double($1.height) }
    guard points > tolerance else { return nil }
    let area = rects.reduce(0) { $0 + Double($1.width * $1.height) }
    let first = rest.frames.lowerBound
    return Finding(
      kind: kind, phase: .open, points: points, pixels: points * playback.scene.device.scale,
      continuous: points, exposure: area * rest.frames.reduce(0) { $0 + shownDuration(of: $1) },
      frames: rest.frames, worst: Finding.Worst(frame: first, time: times[first]),
      cause: rest.measure.cause(of: kind))
  }

  /// What was seen of the messages before anything happened.
  private var seenAtFirst: [LayerID: Double] {
    playback.log.first.flatMap { commit in
      ContentMeasure(commit, at: commit.time, of: playback.scene)?.visibleHeights
    } ?? [:]
  }

  private func isScrolled(between start: Double, and end: Double) -> Bool {
    playback.scene.events.contains { $0.time > start && $0.time < end && $0.kind.movesList }
  }

  /// The stretches at rest, each with what was seen before the keyboard came up.
  private var rests: [Rest] {
    var rests: [Rest] = []
    var (seen, closed) = (seenAtFirst, 0.0)
    for (index, time) in times.enumerated() {
      let phase = playback.phases.phase(at: time)
      guard let commit = playback.log.commit(at: time), phase == .closed || phase == .open,
        time >= commit.root.restTime
      else { continue }
      if let last = rests.last, last.frames.upperBound == index - 1, phase == .open {
        rests[rests.count - 1] = last.extended(to: index)
        continue
      }
      guard let measure = ContentMeasure(commit, at: time, of: playback.scene) else {
        continue
      }
      if phase == .closed {
        (seen, closed) = (measure.visibleHeights, time)
      } else {
        // What a finger has scrolled away since is not covered by the keyboard.
        let kept = isScrolled(between: closed, and: time) ? [:] : seen
        rests.append(Rest(frames: index...index, measure: measure, seenBefore: kept))
      }
    }
    return rests
  }
}

extension SceneEvent.Kind {
  /// Whether a finger may move the messages.
  fileprivate var movesList: Bool {
    switch self {
    case .drag, .scroll: true
    default: false
    }
  }
}

extension ContentDetector.Rest {
  func rects(of kind: FindingKind) -> [CGRect] {
    switch kind {
    case .covered: measure.coveredRects(seenBefore: seenBefore)
    case .unreachable: measure.unreachableRects
    case .blank: measure.blankRect.map { [$0] } ?? []
    default: []
    }
  }

  fileprivate func extended(to index: Int) -> ContentDetector.Rest {
    ContentDetector.Rest(
      frames: frames.lowerBound...index, measure: measure, seenBefore: seenBefore)
  }
}
