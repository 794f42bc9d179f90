import HeadlessUIKit
import SeededRandom
import Testing

/// Paths: how far they reach, and what is inside; maps in space.
@MainActor
struct BezierPathTests {
  /// An arc of a whole turn reaches the circle's square, and holds what is nearer than its radius.
  @Test(arguments: 0..<20)
  func anArcIsACircle(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let center = CGPoint(
      x: CGFloat.random(in: -50...50, using: &random),
      y: CGFloat.random(in: -50...50, using: &random))
    let radius = CGFloat.random(in: 1...100, using: &random)
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let bounds = path.bounds
    let edges: [(CGFloat, CGFloat)] = [
      (bounds.minX, center.x - radius), (bounds.maxX, center.x + radius),
      (bounds.minY, center.y - radius), (bounds.maxY, center.y + radius),
    ]
    for (got, wanted) in edges { #expect(abs(got - wanted) < radius * 3e-4) }
    for _ in 0..<50 {
      let angle = CGFloat.random(in: 0...(2 * .pi), using: &random)
      let share = CGFloat.random(in: 0...2, using: &random)
      guard abs(share - 1) > 0.01 else { continue }
      let reach: CGFloat = share * radius
      let point = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
      #expect(path.contains(point) == (share < 1))
    }
  }

  /// A quarter of a turn reaches as far as its ends do, and no farther.
  @Test func aQuarterReachesItsEnds() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.bounds.minX) < 1e-9)
    #expect(abs(path.bounds.minY) < 1e-9)
    #expect(abs(path.bounds.maxX - 10) < 1e-9)
    #expect(abs(path.bounds.maxY - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
  }

  /// Only the corners that are asked for are round.
  @Test func roundCornersLeaveTheOthersSharp() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(!path.contains(CGPoint(x: 109, y: 69)))
    #expect(path.contains(CGPoint(x: 11, y: 69)))
    #expect(path.contains(CGPoint(x: 60, y: 45)))
  }

  /// The reach of a moved path is the reach, moved.
  @Test func mapsMoveWhatAPathReaches() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(abs(path.bounds.midX - 10) < 1e-6)
    #expect(abs(path.bounds.midY - 17) < 1e-6)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  /// A path made of another's line is that line; one that is replaced is the new one.
  @Test func aPathIsMadeOfALine() {
    let (line, other) = (CGMutablePath(), CGMutablePath())
    line.addRect(CGRect(x: 1, y: 2, width: 30, height: 40))
    other.addRect(CGRect(x: -5, y: -6, width: 7, height: 8))
    let path = UIBezierPath(cgPath: line)
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    path.cgPath = other
    #expect(path.bounds == CGRect(x: -5, y: -6, width: 7, height: 8))
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.cgPath.boundingBox == path.bounds)
    path.append(UIBezierPath(cgPath: line))
    #expect(path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: -2, y: -2)))
  }

  /// A curve is where its formula has it: the middle of a quadratic one, and of a cubic one.
  @Test(arguments: 0..<10) func aCurveGoesWhereItsFormulaDoes(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func height() -> CGFloat { CGFloat.random(in: 5...100, using: &random) }
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0))
    let (bend, first) = (height(), height())
    let quadratic = UIBezierPath()
    quadratic.move(to: start)
    quadratic.addQuadCurve(to: end, controlPoint: CGPoint(x: 45, y: bend))
    #expect(abs(quadratic.bounds.maxY - bend / 2) < 1e-6 * bend)
    let cubic = UIBezierPath()
    cubic.move(to: start)
    cubic.addCurve(
      to: end, controlPoint1: CGPoint(x: 30, y: first), controlPoint2: CGPoint(x: 60, y: first))
    #expect(abs(cubic.bounds.maxY - first * 3 / 4) < 1e-6 * first)
    for path in [quadratic, cubic] {
      #expect(path.currentPoint == end && path.bounds.width == 90)
      path.addLine(to: CGPoint(x: 45, y: -10))
      path.close()
      #expect(path.currentPoint == start && path.contains(CGPoint(x: 45, y: -5)))
      let back = path.reversing()
      #expect(back.bounds == path.bounds)
      #expect(back.contains(CGPoint(x: 45, y: 1)) && !back.contains(CGPoint(x: 0, y: -5)))
    }
  }

  /// Of two rectangles in each other the inner one is a hole by the rule of even and odd.
  @Test(arguments: [false, true]) func aRuleDecidesWhatIsInside(_ isEvenOdd: Bool) {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    path.usesEvenOddFillRule = isEvenOdd
    #expect(path.contains(CGPoint(x: 15, y: 15)) == !isEvenOdd)
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 31, y: 5)))
  }

  /// A turn and the same turn back are nothing; a quarter turn about z is that of the plane.
  @Test(arguments: 0..<10)
  func turnsUndoEachOther(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
    let (angle, x, y, z) = (number(), number(), number(), number())
    let both = CATransform3DConcat(
      CATransform3DMakeRotation(angle, x, y, z), CATransform3DMakeRotation(-angle, x, y, z))
    for (got, wanted) in [
      (both.m11, 1), (both.m22, 1), (both.m33, 1), (both.m12, 0), (both.m13, 0), (both.m23, 0),
    ] as [(CGFloat, CGFloat)] { #expect(abs(got - wanted) < 1e-9) }
    let flat = CATransform3DGetAffineTransform(CATransform3DMakeRotation(angle, 0, 0, 1))
    let plane = CGAffineTransform(rotationAngle: angle)
    #expect(abs(flat.a - plane.a) < 1e-9)
    #expect(abs(flat.b - plane.b) < 1e-9)
  }
}
