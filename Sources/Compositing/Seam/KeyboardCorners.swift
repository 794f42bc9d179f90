package import Foundation
import LayerTrees

/// The backdrop in the round top corners of a keyboard that is at the bottom of the screen.
package struct KeyboardCorners {
  /// In square points.
  package private(set) var area = 0.0
  /// The greatest height of it, in points.
  package private(set) var height = 0.0
  /// The places where it shows, in points of the screen: a rectangle for each corner.
  package private(set) var rects: [CGRect] = []
  /// The radius, in points.
  package let radius: Double

  /// Nil where the keyboard has no round corners, is not at the bottom, or lets something through.
  ///
  /// What the bar paints, below itself as well, and what is painted before it closes a corner.
  package init?(_ interval: SeamInterval, at time: Double, on screen: SeamScreen) {
    let keyboard = interval.keyboard.frame(at: time).rect
    guard let shape = interval.keyboard.leaf.look?.shape, shape.radius > 0,
      interval.isDocked(at: time), Double(keyboard.minY) < screen.height,
      interval.keyboard.opacity(at: time).value > Slack.opaque
    else { return nil }
    radius = min(shape.radius, Double(keyboard.width) / 2, Double(keyboard.height))
    let closed = interval.closings(at: time)
    for isLeft in [true, false] where shape.corners.contains(isLeft ? .topLeft : .topRight) {
      add(in: keyboard, isLeft: isLeft, closed: closed, window: screen.window)
    }
  }

  private mutating func add(
    in keyboard: CGRect, isLeft: Bool, closed: [CGRect], window: CGRect
  ) {
    let side = CGFloat(radius)
    let local: (CGRect) -> CGRect = { rect in
      CGRect(
        x: isLeft ? rect.minX - keyboard.minX : keyboard.maxX - rect.maxX,
        y: rect.minY - keyboard.minY, width: rect.width, height: rect.height)
    }
    let square = CGRect(x: 0, y: 0, width: side, height: side).intersection(local(window))
    guard !square.isEmpty else { return }
    let closed = closed.map(local)
    let corner = RoundCorner(radius: radius)
    var shown = CGRect.null
    for cell in square.cells(cutBy: closed)
    where !closed.contains(where: { $0.contains(CGPoint(x: cell.midX, y: cell.midY)) }) {
      let part = corner.area(in: cell)
      guard part > Slack.rounding else { continue }
      area += part
      height = max(height, corner.height(in: cell))
      shown = shown.union(cell)
    }
    guard !shown.isNull else { return }
    rects.append(
      CGRect(
        x: isLeft ? keyboard.minX + shown.minX : keyboard.maxX - shown.maxX,
        y: keyboard.minY + shown.minY, width: shown.width, height: shown.height))
  }
}

extension SeamInterval {
  /// The rectangles through which nothing shows beside the keyboard: the bar with what it paints.
  fileprivate func closings(at time: Double) -> [CGRect] {
    let isPainted = (bar.leaf.fill?.alpha ?? 1) > Slack.opaque
    let own = isPainted ? [bar] : []
    return (own + fills + covers).map { $0.visibleFrame(at: time).rect }.filter { !$0.isEmpty }
  }
}

extension CGRect {
  /// The rectangles into which the edges of others cut this one.
  fileprivate func cells(cutBy others: [CGRect]) -> [CGRect] {
    let columns = Self.cuts(others.flatMap { [$0.minX, $0.maxX] }, from: minX, to: maxX)
    let rows = Self.cuts(others.flatMap { [$0.minY, $0.maxY] }, from: minY, to: maxY)
    return zip(rows, rows.dropFirst()).flatMap { top, bottom in
      zip(columns, columns.dropFirst()).map { left, right in
        CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }

  private static func cuts(_ edges: [CGFloat], from start: CGFloat, to end: CGFloat) -> [CGFloat] {
    Set(edges.filter { $0 > start && $0 < end } + [start, end]).sorted()
  }
}

/// The rest of a square without its round corner: the points farther from the centre than the
/// radius.
///
/// The corner is at the origin, and the square goes to (radius, radius).
package struct RoundCorner {
  private let radius: Double

  package init(radius: Double) { self.radius = radius }

  /// The part in a rectangle of the square, in square points.
  package func area(in rect: CGRect) -> Double {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    return area(to: right, bottom) - area(to: left, bottom) - area(to: right, top)
      + area(to: left, top)
  }

  /// The depth of it in a rectangle of the square, in points from the rectangle's top.
  package func height(in rect: CGRect) -> Double {
    let depth = min(Double(rect.maxY), reach(at: Double(rect.minX)))
    return max(0, depth - Double(rect.minY))
  }

  /// The part between the origin and a point of the square.
  private func area(to x: Double, _ y: Double) -> Double {
    let (x, y) = (min(max(0, x), radius), min(max(0, y), radius))
    let full = reach(at: x)
    return y <= full ? x * y : x * full + strip(to: y) - strip(to: full)
  }

  /// The extent along one side at a distance from the origin along the other.
  private func reach(at distance: Double) -> Double {
    let rest = radius - min(max(0, distance), radius)
    return radius - max(0, radius * radius - rest * rest).squareRoot()
  }

  /// The integral of `reach` from 0 to `y`.
  private func strip(to y: Double) -> Double {
    radius * y - (disc(to: radius) - disc(to: radius - y))
  }

  /// The integral of `√(r² - u²)` from 0 to `u`.
  private func disc(to u: Double) -> Double {
    guard radius > 0 else { return 0 }
    let root = max(0, radius * radius - u * u).squareRoot()
    return (u * root + radius * radius * asin(min(1, u / radius))) / 2
  }
}
