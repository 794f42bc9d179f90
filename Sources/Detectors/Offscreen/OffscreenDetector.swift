import Compositing
import Foundation
import LayerTrees
import Scenes

extension FindingKind {
  /// Part of the bar, or of the field with the focus, is off the screen or cut off.
  public static let offscreen = FindingKind(
    "offscreen",
    mark: MarkStyle(
      .olive, .wash(0.3), dashes: [], isAboveSeam: true,
      legend: "bar or field beyond an edge, or in the indicator's zone"),
    finds: "part of the bar, or of the field typed into, is off the screen or cut off")
}

/// Finds bars of which a part is off the screen.
///
/// The value is the greatest of what is beyond an edge, in points, at refreshes and between them.
/// In a window or sheet smaller than the screen its edges are meant. A bar that the system carries
/// with the keyboard, as its accessory, leaves the screen below with it, and is not meant, but
/// where a high keyboard pushes it beyond the top or a window cuts off its sides; nor is one that
/// ends where a keyboard does that swings below the screen, or that slides in with a page which is
/// presented or pushed.
struct OffscreenDetector: Detector {
  static let kinds = [FindingKind.offscreen]

  func findings(in evidence: Evidence) -> [Finding] {
    let (scene, track) = (evidence.playback.scene, evidence.track)
    let value: (Double) -> Double = { time in
      scene.isAbsent(at: time) ? 0 : track.overhang(at: time)?.greatest ?? 0
    }
    let samples = evidence.timelineValues.value(for: Self.self) { timeline in
      timeline.overhangSamples(besides: scene.absences)
    }
    return ShownExcursions(
      of: .offscreen, zip(evidence.times, track.overhangs).map { scene.isAbsent(at: $0) ? 0 : $1 },
      samples, in: evidence, value: value
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
    let screen = track.timeline.screen(of: interval, at: time)
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

  /// The height of the mark of a bar that cannot be seen, in points.
  private static let strip: CGFloat = 8
}

extension Overhang {
  /// The part of the bar that is off the screen, and the distance where that is all of it.
  fileprivate func cause(on screen: SeamScreen) -> BarCause {
    .beyondEdge(edge.rawValue, by: Points(greatest), extent: Points(extent), of: screen.surface)
  }
}

/// The distance by which a bar reaches beyond an edge of the screen.
private struct Overhang {
  let edge: Edge
  /// Points beyond the edge; less than 0 where it ends before.
  let reach: Motion
  /// The bar's size across the edge, in points.
  let extent: Double
  /// The area off the screen, in square points.
  let area: Double

  /// An edge of the screen.
  enum Edge: String, Codable {
    case bottom, top, left, right
  }

  /// Points beyond the edge.
  var greatest: Double { reach.value }
}

extension ScreenTrack {
  /// The part of the bar off the screen at `time`; nil where there is none, or no bar.
  fileprivate func overhang(at time: Double) -> Overhang? {
    index(at: time).flatMap { timeline.reach(of: intervals[$0], at: time) }
      .flatMap { $0.greatest > 0 ? $0 : nil }
  }

  /// Points of the bar off the screen at each refresh.
  fileprivate var overhangs: [Double] {
    shownValues { shown, time in
      shown?.roles.bar == nil ? 0 : overhang(at: time)?.greatest ?? 0
    }
  }
}

extension ScreenTimeline {
  /// The part of the screen that a bar can be in, as the screen is held at `time`, in points.
  fileprivate func screen(of interval: SeamInterval, at time: Double) -> CGRect {
    let turned = screen.turned(as: interval, at: time)
    return interval.isCarriedBySystem ? turned.keyboardWindow : turned.window
  }

  /// The distance by which a bar reaches beyond an edge, or falls short of the nearest one.
  fileprivate func reach(of interval: SeamInterval, at time: Double) -> Overhang? {
    let bar = interval.bar.frame(at: time)
    let screen = screen(of: interval, at: time)
    // A keyboard that swings below the screen takes a bar that is glued to it along.
    let floor = Motion.max(Motion(Double(screen.maxY)), interval.guideTop(at: time))
    let rect = bar.rect
    let ends: [(Overhang.Edge, Motion, CGFloat)] = [
      (.bottom, bar.maxY - floor, rect.height),
      (.top, Motion(Double(screen.minY)) - bar.minY, rect.height),
    ]
    let sides: [(Overhang.Edge, Motion, CGFloat)] = [
      (.left, Motion(Double(screen.minX)) - bar.minX, rect.width),
      (.right, bar.maxX - Motion(Double(screen.maxX)), rect.width),
    ]
    // A bar that the system carries goes below the screen with the keyboard, but not above it, and
    // a window that is narrower than the screen cuts off its sides.
    let edges =
      interval.isCarriedBySystem ? [ends[1]] + (self.screen.isShared ? sides : []) : ends + sides
    guard let worst = edges.max(by: { $0.1.value < $1.1.value }) else { return nil }
    let inside = rect.intersection(screen)
    let area = rect.width * rect.height - (inside.isEmpty ? 0 : inside.width * inside.height)
    return Overhang(
      edge: worst.0, reach: worst.1, extent: Double(worst.2), area: Double(area))
  }

  /// Points of the bar off the screen in continuous time; 0 in the background.
  fileprivate func overhangSamples(besides absences: [Range<Double>]) -> [MotionSample] {
    barSamples(besides: absences) { reach(of: $0, at: $1)?.reach ?? Motion(-1) }
  }
}
