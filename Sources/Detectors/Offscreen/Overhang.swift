import Compositing
import Foundation
import Scenes
import LayerTrees

/// How far a bar reaches beyond an edge of the screen.
struct Overhang {
  let edge: String
  /// Points beyond the edge; less than 0 where it ends before.
  let greatest: Double
  /// The bar's size across the edge, in points.
  let extent: Double
  /// What is off the screen, in square points.
  let area: Double
}

/// An instant at which a bar reaches farthest beyond the screen.
struct OverhangPeak {
  /// Seconds from the scene's start.
  let time: Double
  /// Points.
  let value: Double
}

extension SeamCourse {
  /// What of the bar is off the screen at `time`; nil where nothing is, or no bar is.
  func overhang(at time: Double) -> Overhang? {
    index(at: time).flatMap { reach(of: sections[$0], at: time) }
      .flatMap { $0.greatest > 0 ? $0 : nil }
  }

  /// The app's part of the screen as that is held at `time`, in points.
  func screen(of section: SeamSection, at time: Double) -> CGRect {
    screen.turned(as: section, at: time).window
  }

  /// Whether a bar may leave the app's part of the screen: the system's leaves it by its sides.
  private func mayLeave(_ section: SeamSection) -> Bool {
    screen.isShared || !section.isCarriedBySystem
  }

  /// How far a bar reaches, beyond an edge or up to the nearest one.
  private func reach(of section: SeamSection, at time: Double) -> Overhang? {
    guard mayLeave(section) else { return nil }
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
    let edges = section.isCarriedBySystem ? sides : ends + sides
    guard let worst = edges.max(by: { $0.1 < $1.1 }) else { return nil }
    let inside = rect.intersection(screen)
    let area = rect.width * rect.height - (inside.isEmpty ? 0 : inside.width * inside.height)
    return Overhang(
      edge: worst.0, greatest: Double(worst.1), extent: Double(worst.2), area: Double(area))
  }
}

extension SeamCourse {
  /// The farthest of each piece of the bar's way that leaves the screen.
  var overhangPeaks: [OverhangPeak] {
    sections.filter(mayLeave).flatMap { section -> [OverhangPeak] in
      let end = min(section.end.nextDown, max(section.start, section.bar.restTime))
      let knots = section.bar.knots.flatMap { [$0.nextDown, $0] }
        .filter { $0 > section.start && $0 < end }
      let nodes = ([section.start] + knots + [end]).sorted()
      return zip(nodes, nodes.dropFirst()).map { peak(of: section, from: $0, to: $1) }
        .filter { $0.value > 0 }
    }
  }

  /// Steps in a piece: fewer than a spring swings in it are not told apart.
  private static let stepCount = 16

  /// The farthest reach between two instants without a knot, by thirds around the best of its steps.
  private func peak(
    of section: SeamSection, from start: Double, to end: Double
  ) -> OverhangPeak {
    let value: (Double) -> Double = { reach(of: section, at: $0)?.greatest ?? 0 }
    let last = start < end ? Self.stepCount : 0
    let nodes = (0...last).map { index in
      OverhangPeak(
        time: start + (end - start) * Double(index) / Double(Self.stepCount), value: 0)
    }.map { OverhangPeak(time: $0.time, value: value($0.time)) }
    guard let best = nodes.indices.max(by: { nodes[$0].value < nodes[$1].value }), best > 0,
      best < last
    else { return (nodes.first?.value ?? 0) > (nodes.last?.value ?? 0) ? nodes[0] : nodes[last] }
    var (low, high) = (nodes[best - 1].time, nodes[best + 1].time)
    for _ in 0..<40 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if value(left) < value(right) { low = left } else { high = right }
    }
    let time = (low + high) / 2
    return OverhangPeak(time: time, value: max(nodes[best].value, value(time)))
  }
}
