import Foundation
import KeyboardScenes
import LayerTrees

/// Finds bars of which a part is off the screen.
///
/// The value is the greatest of what is beyond an edge, in points. In a window smaller than the
/// screen its edges are meant. A bar that the system carries with the keyboard, as its accessory,
/// leaves the screen with it, and is not meant, but where a window cuts off its sides; nor is one
/// that ends where a keyboard does that swings below the screen.
struct OffscreenDetector: Detector {
  func findings(in evidence: Evidence) -> [Finding] {
    let tolerance = evidence.tolerances[.offscreen]
    let values = evidence.times.map { evidence.course.overhang(at: $0)?.greatest ?? 0 }
    return values.runs(above: tolerance).map { finding($0, values, in: evidence) }
  }

  /// The part of the bar that is left on the screen; a strip at the edge where none is.
  static func marks(_ course: SeamCourse, at time: Double) -> [FrameMark] {
    guard let index = course.index(at: time), course.overhang(at: time) != nil else { return [] }
    let section = course.sections[index]
    let rect = section.bar.frame(at: time).rect
    let screen = course.screen(of: section, at: time)
    let inside = rect.intersection(screen)
    guard inside.isEmpty else { return [FrameMark(kind: .offscreen, rect: inside)] }
    let top = rect.minY < screen.minY ? screen.minY : screen.maxY - Self.strip
    return [
      FrameMark(
        kind: .offscreen,
        rect: CGRect(x: screen.minX, y: top, width: screen.width, height: Self.strip))
    ]
  }

  /// How high the mark of a bar that cannot be seen is, in points.
  private static let strip: CGFloat = 8

  private func finding(
    _ run: ClosedRange<Int>, _ values: [Double], in evidence: Evidence
  ) -> Finding {
    let worst = run.reduce(run.lowerBound) { values[$1] > values[$0] + 1e-9 ? $1 : $0 }
    let (time, points) = (evidence.times[worst], values[worst])
    let overhang = evidence.course.overhang(at: time)
    return Finding(
      kind: .offscreen, phase: evidence.playback.phases.phase(at: time), points: points,
      pixels: points * evidence.scale,
      continuous: max(points, peak(around: run, in: evidence)),
      exposure: run.reduce(0) { $0 + (evidence.course.overhang(at: evidence.times[$1])?.area ?? 0) }
        / evidence.playback.scene.rate,
      frames: run, worst: Finding.Worst(frame: worst, time: time),
      cause: overhang.map {
        "\(points.short) of the bar's \($0.extent.short) pt are beyond the \($0.edge) edge"
          + " of the \(evidence.course.screen.noun)"
      })
  }

  /// The greatest value from the refresh before a run to the one after it, in continuous time.
  private func peak(around run: ClosedRange<Int>, in evidence: Evidence) -> Double {
    let (times, course) = (evidence.times, evidence.course)
    let start = run.lowerBound > 0 ? times[run.lowerBound - 1] : times[run.lowerBound]
    let end = run.upperBound + 1 < times.count ? times[run.upperBound + 1] : times[run.upperBound]
    return course.sections.indices.reduce(0) { greatest, index in
      let section = course.sections[index]
      let (from, to) = (max(start, section.start), min(end, section.end.nextDown))
      guard from <= to else { return greatest }
      let knots = section.bar.knots.flatMap { [$0, $0.nextDown] }.filter { $0 > from && $0 < to }
      let nodes = (knots + [from, to]).sorted()
      let tops = zip(nodes, nodes.dropFirst()).map { course.top(of: section, from: $0, to: $1) }
      return max(greatest, tops.max() ?? course.overhang(of: section, at: from)?.greatest ?? 0)
    }
  }
}

/// How far a bar reaches beyond an edge of the screen.
struct Overhang {
  let edge: String
  /// Points beyond the edge.
  let greatest: Double
  /// The bar's size across the edge, in points.
  let extent: Double
  /// What is off the screen, in square points.
  let area: Double
}

extension SeamCourse {
  /// What of the bar is off the screen at `time`; nil where nothing is, or no bar is.
  func overhang(at time: Double) -> Overhang? {
    index(at: time).flatMap { overhang(of: sections[$0], at: time) }
  }

  func overhang(of section: SeamSection, at time: Double) -> Overhang? {
    let isCarried = section.isCarriedBySystem
    guard screen.isShared || !isCarried else { return nil }
    let rect = section.bar.frame(at: time).rect
    let screen = screen(of: section, at: time)
    // A keyboard that swings below the screen takes a bar that is glued to it along.
    let floor = max(screen.maxY, CGFloat(section.guideTop(at: time).value))
    let ends: [(String, CGFloat, CGFloat)] = [
      ("bottom", rect.maxY - floor, rect.height), ("top", screen.minY - rect.minY, rect.height),
    ]
    let sides: [(String, CGFloat, CGFloat)] = [
      ("left", screen.minX - rect.minX, rect.width),
      ("right", rect.maxX - screen.maxX, rect.width),
    ]
    let edges = isCarried ? sides : ends + sides
    guard let worst = edges.max(by: { $0.1 < $1.1 }), worst.1 > 0 else { return nil }
    let inside = rect.intersection(screen)
    let area = rect.width * rect.height - (inside.isEmpty ? 0 : inside.width * inside.height)
    return Overhang(
      edge: worst.0, greatest: Double(worst.1), extent: Double(worst.2), area: Double(area))
  }

  /// The app's part of the screen as that is held at `time`, in points.
  fileprivate func screen(of section: SeamSection, at time: Double) -> CGRect {
    screen.turned(as: section, at: time).window
  }

  /// The greatest overhang between two instants without a knot, by thirds, to a millionth.
  fileprivate func top(of section: SeamSection, from start: Double, to end: Double) -> Double {
    let value: (Double) -> Double = { overhang(of: section, at: $0)?.greatest ?? 0 }
    let nodes = (0...16).map { start + (end - start) * Double($0) / 16 }
    guard let best = nodes.indices.max(by: { value(nodes[$0]) < value(nodes[$1]) }) else {
      return 0
    }
    var (low, high) = (nodes[max(0, best - 1)], nodes[min(16, best + 1)])
    for _ in 0..<60 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if value(left) < value(right) { low = left } else { high = right }
    }
    return max(value(nodes[best]), value((low + high) / 2))
  }
}

extension SeamSection {
  /// Whether the bar lies in the keyboard's window: the system moves it.
  var isCarriedBySystem: Bool {
    bar.layers.count > 1 && keyboard.layers.count > 1 && bar.layers[1].id == keyboard.layers[1].id
      && bar.layers[1].id != bar.leaf.id
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
