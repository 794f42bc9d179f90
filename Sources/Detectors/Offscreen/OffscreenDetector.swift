import Compositing
import Foundation
import LayerTrees
import Scenes

/// Finds bars of which a part is off the screen.
///
/// The value is the greatest of what is beyond an edge, in points, at refreshes and between them. In
/// a window or sheet smaller than the screen its edges are meant. A bar that the system carries with
/// the keyboard, as its accessory, leaves the screen below with it, and is not meant, but where a high
/// keyboard pushes it beyond the top or a window cuts off its sides; nor is one that ends where a keyboard does that swings below the screen.
struct OffscreenDetector: Detector {
  static let kinds = [FindingKind.offscreen]

  func findings(in evidence: Evidence) -> [Finding] {
    let (scene, track) = (evidence.playback.scene, evidence.track)
    let value: (Double) -> Double = { time in
      scene.isAbsent(at: time) ? 0 : track.overhang(at: time)?.greatest ?? 0
    }
    return ShownExcursions(
      of: .offscreen, zip(evidence.times, track.overhangs).map { scene.isAbsent(at: $0) ? 0 : $1 },
      track.overhangSamples(besides: scene.absences), in: evidence, value: value
    ).findings(
      exposure: { run in
        run.reduce(0) { $0 + (track.overhang(at: evidence.times[$1])?.area ?? 0) } / scene.rate
      },
      cause: { track.overhang(at: $0).map { .bar($0.cause(on: track.screen)) } })
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    guard found.contains(where: { $0.kind == .offscreen }) else { return [] }
    return marks(evidence.track, at: evidence.times[index])
  }

  /// The part of the bar that is left on the screen; a strip at the edge where none is.
  private func marks(_ track: ScreenTrack, at time: Double) -> [FrameMark] {
    guard let index = track.index(at: time), let overhang = track.overhang(at: time) else {
      return []
    }
    let interval = track.intervals[index]
    let rect = interval.bar.frame(at: time).rect
    let screen = track.screen(of: interval, at: time)
    let inside = rect.intersection(screen)
    guard inside.isEmpty else {
      return [FrameMark(kind: .offscreen, rect: inside, points: overhang.greatest)]
    }
    let top = rect.minY < screen.minY ? screen.minY : screen.maxY - Self.strip
    return [
      FrameMark(
        kind: .offscreen,
        rect: CGRect(x: screen.minX, y: top, width: screen.width, height: Self.strip),
        points: overhang.greatest)
    ]
  }

  /// How high the mark of a bar that cannot be seen is, in points.
  private static let strip: CGFloat = 8
}

extension Overhang {
  /// How much of the bar is off, and how far where that is all of it.
  fileprivate func cause(on screen: SeamScreen) -> BarCause {
    .beyondEdge(edge.rawValue, by: Points(greatest), extent: Points(extent), of: screen.surface)
  }
}
