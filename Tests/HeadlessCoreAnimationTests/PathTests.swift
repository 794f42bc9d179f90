import Foundation
import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessCoreAnimation

/// Paths against the equations of what they draw.
struct PathTests {
  private func points(_ path: CGPath) -> [CGPoint] { path.outline.flatMap { $0 } }

  private func length(_ path: CGPath) -> Double {
    path.outline.reduce(0) { sum, polygon in
      zip(polygon, polygon.dropFirst()).reduce(sum) {
        $0 + hypot(Double($1.1.x - $1.0.x), Double($1.1.y - $1.0.y))
      }
    }
  }

  private func rect(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: random.number(in: -50...50), y: random.number(in: -50...50),
      width: random.number(in: 10...100), height: random.number(in: 10...100))
  }

  /// An ellipse is where `(x/a)² + (y/b)² = 1`, and holds what is within.
  @Test func anEllipseIsItsEquation() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<30 {
      let rect = rect(&random)
      let path = CGPath(ellipseIn: rect, transform: nil)
      func reach(_ point: CGPoint) -> Double {
        let x = Double((point.x - rect.midX) / (rect.width / 2))
        let y = Double((point.y - rect.midY) / (rect.height / 2))
        return (x * x + y * y).squareRoot()
      }
      #expect(points(path).allSatisfy { abs(reach($0) - 1) < 3e-4 })
      let box = path.boundingBoxOfPath
      for (one, other) in [
        (box.minX, rect.minX), (box.maxX, rect.maxX), (box.minY, rect.minY), (box.maxY, rect.maxY),
      ] { #expect(abs(one - other) < 1e-9) }
      for _ in 0..<50 {
        let point = CGPoint(
          x: rect.midX + rect.width * random.number(in: -1...1),
          y: rect.midY + rect.height * random.number(in: -1...1))
        guard abs(reach(point) - 1) > 0.02 else { continue }
        #expect(path.contains(point) == (reach(point) < 1))
      }
    }
  }

  /// Round corners are quarters of a disc; the radius is at most half of a side.
  @Test func aRoundedRectangleLacksItsCorners() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<60 {
      let rect = rect(&random)
      let asked = CGSize(width: random.number(in: 0...70), height: random.number(in: 0...70))
      let corners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
      let (path, round) = (CGMutablePath(), CGMutablePath())
      path.addRoundedRect(rect, corners, asked)
      round.addRoundedRect(in: rect, cornerWidth: asked.width, cornerHeight: asked.height)
      let made = CGPath(
        roundedRect: rect, cornerWidth: asked.width, cornerHeight: asked.height, transform: nil)
      #expect(made.pieces == round.pieces && (corners != .all || made.pieces == path.pieces))
      let (a, b) = (min(asked.width, rect.width / 2), min(asked.height, rect.height / 2))
      for _ in 0..<60 {
        let x = rect.minX + rect.width * random.number(in: 0.001...0.999)
        let y = rect.minY + rect.height * random.number(in: 0.001...0.999)
        let (isRight, isLow) = (x > rect.midX, y > rect.midY)
        let bit = UInt(isRight ? 1 : 0) + UInt(isLow ? 2 : 0)
        let side = (isRight ? rect.maxX - x : x - rect.minX, isLow ? rect.maxY - y : y - rect.minY)
        let (u, v) = ((a - side.0) / a, (b - side.1) / b)
        let isCut = corners.rawValue >> bit & 1 == 1 && u > 0 && v > 0
        let reach = isCut ? (u * u + v * v).squareRoot() : 0
        guard abs(reach - 1) > 0.02 else { continue }
        #expect(path.contains(CGPoint(x: x, y: y)) == (reach < 1))
      }
    }
    let sharp = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 0, cornerHeight: 0,
      transform: nil)
    #expect(
      sharp.pieces == CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil).pieces)
  }

  /// A path that is made by a map is the path that is mapped afterwards.
  @Test func aPathIsMadeByItsMap() {
    var random = SplitMix64(seed: 46)
    for _ in 0..<20 {
      let rect = rect(&random)
      var map = CGAffineTransform(
        a: random.number(in: -2...2), b: random.number(in: -2...2), c: random.number(in: -2...2),
        d: random.number(in: -2...2), tx: random.number(in: -9...9), ty: random.number(in: -9...9))
      let pairs = [
        (CGPath(rect: rect, transform: &map), CGPath(rect: rect, transform: nil)),
        (CGPath(ellipseIn: rect, transform: &map), CGPath(ellipseIn: rect, transform: nil)),
        (
          CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 9, transform: &map),
          CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 9, transform: nil)
        ),
      ]
      for (mapped, plain) in pairs { #expect(mapped.pieces == plain.copy(using: &map)?.pieces) }
    }
  }

  /// What goes on behind a part that was closed begins where that part began, for the path and for
  /// the layer that shows it.
  @Test func aClosedPartEndsWhereItBegan() {
    var random = SplitMix64(seed: 47)
    for _ in 0..<30 {
      let path = CGMutablePath()
      let points = (0..<5).map { _ in
        CGPoint(x: random.number(in: -50...50), y: random.number(in: -50...50))
      }
      path.addLines(between: [points[4], points[0]])
      path.addLines(between: Array(points[0...2]))
      path.closeSubpath()
      #expect(path.currentPoint == points[0])
      path.addQuadCurve(to: points[3], control: points[4])
      let same = CGMutablePath()
      same.move(to: points[0])
      same.addQuadCurve(to: points[3], control: points[4])
      #expect(path.layerOutline.pieces.last == same.layerOutline.pieces.last)
      #expect(path.outline.last?.suffix(16) == same.outline.last?.suffix(16))
    }
  }

  /// The least box around a curve is that of a fine walk along it; that with the points that bend
  /// it holds those.
  @Test func curvesReachAsFarAsTheyGo() {
    var random = SplitMix64(seed: 43)
    func point() -> CGPoint {
      CGPoint(x: random.number(in: -50...50), y: random.number(in: -50...50))
    }
    for index in 0..<100 {
      let (from, to, first, second) = (point(), point(), point(), point())
      let path = CGMutablePath()
      path.move(to: from)
      let isCubic = index % 2 == 0
      if isCubic {
        path.addCurve(to: to, control1: first, control2: second)
      } else {
        path.addQuadCurve(to: to, control: first)
      }
      #expect(path.currentPoint == to)
      func place(_ t: Double) -> CGPoint {
        let u = 1 - t
        func blend(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
          isCubic
            ? u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            : u * u * a + 2 * u * t * b + t * t * d
        }
        return CGPoint(
          x: blend(from.x, first.x, second.x, to.x), y: blend(from.y, first.y, second.y, to.y))
      }
      let walk = (0...4000).map { place(Double($0) / 4000) }
      let (xs, ys) = (walk.map(\.x), walk.map(\.y))
      let box = path.boundingBoxOfPath
      for (found, wanted) in [
        (box.minX, xs.min()), (box.maxX, xs.max()), (box.minY, ys.min()), (box.maxY, ys.max()),
      ] { #expect(abs(found - (wanted ?? .nan)) < 1e-3) }
      let all = [from, to, first] + (isCubic ? [second] : [])
      let around = path.boundingBox
      for (found, wanted) in [
        (around.minX, all.map(\.x).min()), (around.maxX, all.map(\.x).max()),
        (around.minY, all.map(\.y).min()), (around.maxY, all.map(\.y).max()),
      ] { #expect(abs(found - (wanted ?? .nan)) < 1e-9) }
      // As layers are committed with it, it is the same curve.
      guard case .curve(let one, let two, let end)? = path.layerOutline.pieces.last else {
        Issue.record("no curve")
        continue
      }
      for t in [0.25, 0.5, 0.9] {
        let u = 1 - t
        let x =
          u * u * u * from.x + 3 * u * u * t * one.x + 3 * u * t * t * two.x + t * t * t * end.x
        let y =
          u * u * u * from.y + 3 * u * u * t * one.y + 3 * u * t * t * two.y + t * t * t * end.y
        #expect(abs(x - place(t).x) < 1e-9 && abs(y - place(t).y) < 1e-9)
      }
    }
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().currentPoint == .zero)
  }

  /// An arc goes from its start to its end the way it is asked to, at its radius.
  @Test func anArcGoesItsWay() {
    var random = SplitMix64(seed: 44)
    for _ in 0..<200 {
      let (start, end) = (random.number(in: -10...10), random.number(in: -10...10))
      let (radius, isClockwise) = (random.number(in: 1...50), Bool.random(using: &random))
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 3, y: 4), radius: radius, startAngle: start, endAngle: end,
        clockwise: isClockwise)
      var sweep = end - start
      while isClockwise && sweep > 0 { sweep -= 2 * .pi }
      while !isClockwise && sweep < 0 { sweep += 2 * .pi }
      sweep = min(max(sweep, -2 * .pi), 2 * .pi)
      #expect(points(path).allSatisfy { abs(hypot($0.x - 3, $0.y - 4) / radius - 1) < 3e-4 })
      #expect(abs(length(path) - abs(sweep) * radius) < 1e-3 * abs(sweep) * radius + 1e-9)
      let last = CGPoint(x: 3 + radius * cos(start + sweep), y: 4 + radius * sin(start + sweep))
      #expect(abs(path.currentPoint.x - last.x) < 1e-6 && abs(path.currentPoint.y - last.y) < 1e-6)
      // The first step is forward.
      let all = points(path)
      let angle = { (point: CGPoint) in atan2(Double(point.y) - 4, Double(point.x) - 3) }
      let turn = (angle(all[1]) - angle(all[0])).remainder(dividingBy: 2 * .pi)
      if abs(sweep) > 0.01 { #expect((turn > 0) == (sweep > 0)) }
    }
    // Where start and end are one, there is no way.
    for isClockwise in [false, true] {
      let none = CGMutablePath()
      none.addArc(
        center: .zero, radius: 5, startAngle: 1, endAngle: 1, clockwise: isClockwise)
      #expect(length(none) < 1e-9)
    }
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.pieces[1] == .line(CGPoint(x: 5, y: 0)) && path.pieces.count == 3)
  }

  /// Two squares that turn alike: the inner one counts twice, or is a hole.
  @Test func theRuleSaysWhetherTwiceIsInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 90, height: 90))
    path.addRect(CGRect(x: 30, y: 30, width: 30, height: 30))
    for (place, winding, evenOdd) in [(10.0, true, true), (45, true, false), (95, false, false)] {
      let point = CGPoint(x: place, y: place)
      #expect(path.contains(point) == winding)
      #expect(path.contains(point, using: .evenOdd) == evenOdd)
    }
    // One that turns the other way takes the square away by either rule.
    path.addLines(
      between: [
        CGPoint(x: 60, y: 60), CGPoint(x: 60, y: 80), CGPoint(x: 80, y: 80), CGPoint(x: 80, y: 60),
      ].reversed().map { $0 })
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 70, y: 70), using: .evenOdd) == false)
  }

  /// A part of a line begins and ends at its shares of the length.
  @Test func aPartOfALineIsOfItsLength() {
    var random = SplitMix64(seed: 45)
    for _ in 0..<100 {
      let path = CGMutablePath()
      path.addLines(
        between: (0...Int.random(in: 1...6, using: &random)).map { _ in
          CGPoint(x: random.number(in: -50...50), y: random.number(in: -50...50))
        })
      let (start, end) = (random.number(in: 0...0.5), random.number(in: 0.5...1))
      let part = path.trimmed(from: start, to: end)
      #expect(abs(length(part) - (end - start) * length(path)) < 1e-6)
      #expect(part.outline.count <= 1)
      let before = path.trimmed(from: 0, to: start)
      if !before.isEmpty, let first = points(part).first {
        #expect(hypot(first.x - before.currentPoint.x, first.y - before.currentPoint.y) < 1e-6)
      }
      #expect(path.trimmed(from: 0, to: 1) === path)
      #expect(path.trimmed(from: end, to: start).isEmpty || start == end)
    }
  }

  /// What is no number is left out, and maps move every point.
  @Test func onlyNumbersAreCommitted() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 2))
    path.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: .zero, control2: CGPoint(x: 0, y: CGFloat.infinity))
    path.closeSubpath()
    #expect(path.layerOutline.pieces == [.move(CGPoint(x: 1, y: 2)), .close])
    var map = CGAffineTransform(translationX: 5, y: 7)
    let moved = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil).copy(
      using: &map)
    #expect(moved?.boundingBox == CGRect(x: 6, y: 8, width: 2, height: 2))
  }
}
