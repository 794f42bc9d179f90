import Compositing
import Foundation
import Scenes
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

  func findings(tolerances: Tolerances) -> [Finding] {
    rests.flatMap { rest in
      FindingKind.ofContent.compactMap { kind in
        finding(kind, at: rest, tolerance: tolerances[kind])
      }
    }
  }

  private var rests: [ContentRest] { ContentRestLog(playback, times: times).rests }

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
      rest.rects(of: kind).map { rect in
        let shown = kind == .unreachable ? rest.measure.shownRect(of: rect) : rect
        return FrameMark(kind: kind, rect: shown, points: Double(rect.height))
      }
    }
  }

  private func finding(_ kind: FindingKind, at rest: ContentRest, tolerance: Double) -> Finding? {
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
}
