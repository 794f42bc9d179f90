import AnimationCurves
import SeededRandom
import Testing

@Suite struct UnitBezierLawTests {
  @Test func composedWithItsMirrorIsTheIdentity() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let curve = try random.bezier(heights: 0...1)
      let mirror = try UnitBezier(curve.y1, curve.x1, curve.y2, curve.x2)
      for _ in 0..<20 {
        let x = random.number(in: 0...1)
        let y = curve.value(at: x)
        // An error in y counts in x as much as the mirror is steep there.
        let allowed = 1e-12 + 4e-16 * min(1e12, abs(mirror.slope(at: y)))
        guard mirror.slope(at: y) < 1e6 else { continue }
        #expect(abs(mirror.value(at: y) - x) <= allowed, "\(curve) at \(x)")
        #expect(curve.inverse(of: y) == mirror.value(at: y))
      }
    }
  }

  @Test func turnedByHalfATurnItIsTheReversedCurve() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      // Multiples of 1/1024, so that 1 minus each of them is exact.
      func coarse(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) / 1024
      }
      let curve = try UnitBezier(
        coarse(0...1024), coarse(-1024...2048), coarse(0...1024), coarse(-1024...2048))
      for _ in 0..<20 {
        let x = coarse(-512...1536)
        #expect(abs(curve.reversed.value(at: 1 - x) - (1 - curve.value(at: x))) <= 3e-12)
      }
    }
  }

  @Test func neverFallsWhenItsHeightsDoNotLeaveTheUnitInterval() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let curve = try random.bezier(heights: 0...1)
      #expect(curve.isMonotone)
      var before = 0.0
      for step in 0...500 {
        let y = curve.value(at: Double(step) / 500)
        #expect(y >= before - 1e-15)
        #expect((0...1).contains(y))
        before = y
      }
    }
  }

  @Test func passesThroughItsEnds() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let curve = try random.bezier(heights: -3...4)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: .nan).isNaN)
    }
  }

  @Test func slopeIsTheDerivative() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<500 {
      let curve = try random.bezier()
      for _ in 0..<10 {
        let x = random.number(in: 0.01...0.99)
        let (slope, h) = (curve.slope(at: x), 1e-5)
        // A difference says little where the slope itself changes fast.
        let change = abs(curve.slope(at: x + h) - curve.slope(at: x - h))
        let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
        #expect(abs(slope - difference) <= 1e-6 + change, "\(curve) at \(x)")
      }
    }
  }

  @Test func slopeIsInfiniteAtVerticalTangents() throws {
    #expect(try UnitBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
    #expect(try UnitBezier(0, 1, 1, 0).slope(at: 0) == .infinity)
    #expect(try UnitBezier(0, -1, 0.5, 1).slope(at: 0) == -.infinity)
    #expect(try UnitBezier(0.5, 0, 1, 0).slope(at: 1) == .infinity)
  }

  @Test func slopeAtCoincidentPointsIsThatOfTheNextOne() throws {
    #expect(try UnitBezier(0, 0, 0.5, 1).slope(at: 0) == 2)
    #expect(try UnitBezier(0.5, 0, 1, 1).slope(at: 1) == 2)
    #expect(try UnitBezier(0, 0, 0, 0).slope(at: 0) == 1)
    #expect(TimingFunction.linear.bezier.slope(at: 0) == 1)
  }

  /// The rules of CSS Easing Functions Level 1 for inputs outside of 0...1.
  static let extensions: [(Double, Double, Double, Double, Double, Double)] = [
    (0.5, 1.0, 0.5, 0.75, -0.5, -1.0), (0.5, 1, 0.5, 0.75, 2, 1.5),
    // A first point with x = 0 has no slope of its own: the second one's counts.
    (0, 0.7, 0.5, 1, -1, -2), (0, 0, 0.25, 1, -1, -4), (0, 3, 0, 2, -5, 0),
    (0.5, 0, 1, 0.3, 2, 3), (0.25, 0.25, 1, 1, 3, 3), (1, -2, 1, 5, 9, 1),
  ]

  @Test(arguments: extensions)
  func extendsAsCSSDemands(
    x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double
  ) throws {
    #expect(abs(try UnitBezier(x1, y1, x2, y2).value(at: x) - y) <= 1e-15)
  }

  @Test func inverseFindsTheFirstPassage() throws {
    let curve = try UnitBezier(0.3, 1.8, 0.6, 0.5)
    #expect(!curve.isMonotone)
    for y in [0.1, 0.5, 0.9, 0.99] {
      let x = try #require(curve.inverse(of: y))
      #expect(abs(curve.value(at: x) - y) <= 1e-12)
      let earlier = Swift.stride(from: 0, to: x - 1e-6, by: 1e-3)
      #expect(earlier.allSatisfy { curve.value(at: $0) < y })
    }
    #expect(curve.inverse(of: 5) == nil)
    #expect(curve.inverse(of: .nan) == nil)
    #expect(TimingFunction.easeIn.bezier.inverse(of: -1) == nil)
    #expect(TimingFunction.linear.bezier.inverse(of: 2) == 2)
    // A level end never goes on to another height.
    for y in [-2, -0.5, 1.5, 3] {
      #expect(TimingFunction.easeInEaseOut.bezier.inverse(of: y) == nil)
    }
  }

  /// Where dy/ds is of the first degree there is one turning point, which a formula for two must
  /// not lose to a division by 0.
  @Test func inverseKnowsTheOnlyTurningPoint() throws {
    for y1 in [-0.5, -0.25, -1] {
      let curve = try UnitBezier(0.25, y1, 0.75, y1 + 1.0 / 3)
      let lowest = (1...999).map { curve.value(at: Double($0) / 1000) }.min() ?? 0
      let x = try #require(curve.inverse(of: lowest / 2), "\(curve)")
      #expect(abs(curve.value(at: x) - lowest / 2) < 1e-12 && curve.slope(at: x) < 0)
    }
  }

  /// Beyond its ends too the inverse gives back where a height was found.
  @Test func inverseOfTheExtensionIsWhereItWas() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<200 {
      let curve = try random.bezier(heights: 0...1)
      for x in [-1.5, -0.25, 1.25, 2.5] {
        let (y, slope) = (curve.value(at: x), curve.slope(at: x))
        guard (0.01...100).contains(slope) else { continue }
        #expect(abs(try #require(curve.inverse(of: y)) - x) < 1e-11, "\(curve) at \(x)")
      }
    }
  }

  @Test func inverseIsTheFirstPassageOfAnyCurve() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let curve = try random.bezier(heights: -3...4)
      let heights = (0...2000).map { curve.value(at: Double($0) / 2000) }
      let y = random.number(in: -1...2)
      let crossing = zip(heights, heights.dropFirst()).enumerated().first { _, pair in
        min(pair.0, pair.1) <= y && y <= max(pair.0, pair.1)
      }
      guard let crossing else { continue }
      let x = try #require(curve.inverse(of: y))
      // A touch between two samples may come before the crossing that the samples show.
      #expect(x <= Double(crossing.offset + 1) / 2000 + 1e-9, "\(curve) at \(y)")
      let steepness = min(1e9, abs(curve.slope(at: x)))
      #expect(abs(curve.value(at: x) - y) <= 1e-11 + 4e-16 * steepness || steepness > 1e6)
    }
  }

  @Test func impossiblePointsAreRefused() {
    #expect(throws: CurveError.outOfRange(.x1, -0.1)) { try UnitBezier(-0.1, 0, 1, 1) }
    #expect(throws: CurveError.outOfRange(.x2, 1.5)) { try UnitBezier(0, 0, 1.5, 1) }
    #expect(throws: CurveError.outOfRange(.y1, .infinity)) { try UnitBezier(0, .infinity, 1, 1) }
    #expect(throws: CurveError.outOfRange(.y2, -.infinity)) { try UnitBezier(0, 0, 1, -.infinity) }
    #expect(throws: CurveError.self) { try UnitBezier(.nan, 0, 1, 1) }
  }
}
