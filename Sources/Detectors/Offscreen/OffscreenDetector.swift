import Compositing
import Foundation
import Scenes
import LayerTrees

/// Finds bars of which a part is off the screen.
///
/// The value is the greatest of what is beyond an edge, in points, at refreshes and between them. In
/// a window or sheet smaller than the screen its edges are meant. A bar that the system carries with
/// the keyboard, as its accessory, leaves the screen with it, and is not meant, but where a window
/// cuts off its sides; nor is one that ends where a keyboard does that swings below the screen.
struct OffscreenDetector: Detector {
  func findings(in evidence: Evidence) -> [Finding] {
    let scene = evidence.playback.scene
    let course = evidence.course
    let values = evidence.times.map { time in
      scene.isAbsent(at: time) ? 0 : course.overhang(at: time)?.greatest ?? 0
    }
    let found = evidence.excursions(
      above: evidence.tolerances[.offscreen],
      in: course.overhangSamples(besides: scene.absences), shown: values
    ) { scene.isAbsent(at: $0) ? 0 : course.overhang(at: $0)?.greatest ?? 0 }
    return found.map { finding($0, values, in: evidence) }
  }

  /// The part of the bar that is left on the screen; a strip at the edge where none is.
  static func marks(_ course: SeamCourse, at time: Double) -> [FrameMark] {
    guard let index = course.index(at: time), let overhang = course.overhang(at: time) else {
      return []
    }
    let section = course.sections[index]
    let rect = section.bar.frame(at: time).rect
    let screen = course.screen(of: section, at: time)
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

  private func finding(
    _ shown: ShownExcursion, _ values: [Double], in evidence: Evidence
  ) -> Finding {
    let run = shown.frames ?? evidence.frames(around: shown.peak.time)
    let worst =
      shown.worst ?? run.reduce(run.lowerBound) { values[$1] > values[$0] + 1e-9 ? $1 : $0 }
    let (time, points) = (evidence.times[worst], values[worst])
    let instant = points > evidence.tolerances[.offscreen] ? time : shown.peak.time
    return Finding(
      kind: .offscreen, phase: evidence.playback.phases.phase(at: instant), points: points,
      pixels: points * evidence.scale, continuous: max(points, shown.peak.value),
      exposure: run.reduce(0) { $0 + (evidence.course.overhang(at: evidence.times[$1])?.area ?? 0) }
        / evidence.playback.scene.rate,
      frames: run, worst: Finding.Worst(frame: worst, time: time),
      cause: evidence.course.overhang(at: instant)?.words(on: evidence.course.screen.noun))
  }
}

extension Overhang {
  /// How much of the bar is off, and how far where that is all of it.
  fileprivate func words(on screen: String) -> String {
    let isAll = greatest > extent
    return (isAll ? "all" : greatest.short) + " of the bar's \(extent.short) pt are beyond the "
      + "\(edge.rawValue) edge of the \(screen)"
      + (isAll ? ", the farthest by \(greatest.short) pt" : "")
  }
}

extension Evidence {
  /// The time from the refresh before a run to the one after it.
  func window(of run: ClosedRange<Int>) -> ClosedRange<Double> {
    let before = run.lowerBound > 0 ? times[run.lowerBound - 1] : -.infinity
    let after = run.upperBound + 1 < times.count ? times[run.upperBound + 1] : .infinity
    return before...after
  }

  /// The refreshes between which an instant lies.
  func frames(around time: Double) -> ClosedRange<Int> {
    let last = times.count - 1
    let first = max(0, (times.firstIndex { $0 > time } ?? last + 1) - 1)
    return first...min(last, first + 1)
  }
}

extension [Double] {
  /// The runs of consecutive indices whose values exceed `limit`.
  func runs(above limit: Double) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in indices where self[index] > limit {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }
}
