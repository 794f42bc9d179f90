import AnimationCurves
import Foundation
@testable import HeadlessCoreAnimation
import LayerTrees
import SeededRandom
import Testing

/// The values that animations carry, as numbers of the properties that they fit.
@MainActor @Suite(.serialized)
struct AnimatedValueTests {
  private func numbers(_ value: Any, of property: AnimatedProperty) -> [Double]? {
    AnimatedNumbers(value, of: property).map { numbers in (0..<8).map { numbers[$0] } }
  }

  private func padded(_ numbers: Double...) -> [Double] {
    numbers + Array(repeating: 0, count: 8 - numbers.count)
  }

  @Test func aNumberOfAnyTypeIsTheNumber() {
    for property in [AnimatedProperty.opacity, .positionX, .rotation, .scale, .boundsHeight] {
      let values: [Any] = [0.25, CGFloat(0.25), Float(0.25), NSNumber(value: 0.25)]
      for value in values { #expect(numbers(value, of: property) == padded(0.25)) }
      #expect(numbers(3, of: property) == padded(3))
      #expect(numbers("3", of: property) == nil)
      #expect(numbers(CGPoint(x: 1, y: 2), of: property) == nil)
    }
  }

  @Test func pointsSizesRectanglesAndMapsFitTheirProperties() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    let rect = CGRect(origin: point, size: size)
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    for property in AnimatedProperty.allCases {
      let isPoint = [.position, .boundsOrigin, .translation].contains(property)
      #expect(numbers(point, of: property) == (isPoint ? padded(1, 2) : nil), "\(property)")
      let isSize = [.boundsSize, .translation].contains(property)
      #expect(numbers(size, of: property) == (isSize ? padded(3, 4) : nil), "\(property)")
      let isRect = property == .bounds
      #expect(numbers(rect, of: property) == (isRect ? padded(1, 2, 3, 4) : nil), "\(property)")
      let isMap = property == .transform
      let six = padded(1, 2, 3, 4, 5, 6)
      #expect(numbers(map, of: property) == (isMap ? six : nil), "\(property)")
      let deep = CATransform3DMakeAffineTransform(map)
      #expect(numbers(deep, of: property) == (isMap ? six : nil), "\(property)")
    }
  }

  /// Values are reached at an even pace where they are paced, and else at the times that are given.
  @Test func keyframesAreReachedAtTheirTimes() throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<100 {
      let count = Int.random(in: 2...6, using: &random)
      let points = (0..<count).map { _ in
        CGPoint(x: random.number(in: 0...50), y: random.number(in: 0...50))
      }
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = points
      animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
      let given = (0..<count).map { Double($0) * Double($0) / 36 }
      let even = (0..<count).map { Double($0) / Double(count - 1) }
      animation.keyTimes = given.map { NSNumber(value: $0) }
      func track() throws -> PropertyTrack {
        try #require(animation.track(of: .position, shown: LayerValues()))
      }
      #expect(try track().keyTimes == given && track().segmentCurves.count == 1)
      animation.keyTimes = given.reversed().map { NSNumber(value: $0) }
      #expect(try track().keyTimes == even)
      animation.keyTimes = given.dropLast().map { NSNumber(value: $0) }
      #expect(try track().keyTimes == even)
      animation.keyTimes = (given + [1]).map { NSNumber(value: $0) }
      #expect(try track().keyTimes == given + [1])
      for mode in [CAAnimationCalculationMode.paced, .cubicPaced] {
        animation.calculationMode = mode
        let paced = try track()
        #expect(paced.segmentCurves.isEmpty && !paced.isDiscrete)
        let times = paced.keyTimes
        let ways = zip(points, points.dropFirst()).map { hypot($0.x - $1.x, $0.y - $1.y) }
        let total = ways.reduce(0, +)
        var passed = 0.0
        for (index, way) in ways.enumerated() {
          #expect(abs(times[index] - passed / total) < 1e-9)
          passed += way
        }
        #expect(times.count == count && abs((times.last ?? 0) - 1) < 1e-9)
      }
      animation.calculationMode = .discrete
      #expect(try track().isDiscrete && track().segmentCurves.count == 1)
      animation.values = points + ["none"]
      #expect(animation.track(of: .position, shown: LayerValues()) == nil)
    }
  }

  @Test func whatStandsStillHasNoPace() throws {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    (animation.values, animation.calculationMode) = ([0.5, 0.5, 0.5], .paced)
    let still = try #require(animation.track(of: .opacity, shown: LayerValues()))
    #expect(still.keyTimes == [0, 0.5, 1])
    animation.values = []
    #expect(animation.track(of: .opacity, shown: LayerValues()) == nil)
    animation.values = nil
    #expect(animation.track(of: .opacity, shown: LayerValues()) == nil)
  }

  /// A map is affine while its numbers beyond the plane are those of none.
  @Test func sixNumbersMakeAMapNoLongerAffine() {
    let fields: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m13, \.m14, \.m23, \.m24, \.m34, \.m44,
    ]
    let others: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m21, \.m22, \.m31, \.m32, \.m33, \.m41, \.m42, \.m43,
    ]
    for field in fields + others {
      var map = CATransform3DIdentity
      map[keyPath: field] = 0.5
      #expect(CATransform3DIsAffine(map) == others.contains(field))
      #expect(!CATransform3DIsIdentity(map))
      #expect(!CATransform3DEqualToTransform(map, CATransform3DIdentity))
    }
  }

  /// A curve of one control point is committed as one of two, and is the same line.
  @Test func aQuadraticCurveIsACubicOne() throws {
    var random = SplitMix64(seed: 72)
    for _ in 0..<50 {
      let points = (0..<3).map { _ in
        CGPoint(x: random.number(in: -50...50), y: random.number(in: -50...50))
      }
      let path = CGMutablePath()
      path.move(to: points[0])
      path.addQuadCurve(to: points[2], control: points[1])
      guard case .curve(let first, let second, let end)? = path.layerOutline.pieces.last else {
        Issue.record("no curve")
        continue
      }
      for share in stride(from: 0.0, through: 1, by: 0.125) {
        let rest = 1 - share
        func quadratic(_ axis: (CGPoint) -> CGFloat) -> Double {
          rest * rest * axis(points[0]) + 2 * rest * share * axis(points[1])
            + share * share * axis(points[2])
        }
        func cubic(_ axis: (CGPoint) -> CGFloat) -> Double {
          rest * rest * rest * axis(points[0]) + 3 * rest * rest * share * axis(first)
            + 3 * rest * share * share * axis(second) + share * share * share * axis(end)
        }
        #expect(abs(quadratic(\.x) - cubic(\.x)) < 1e-9)
        #expect(abs(quadratic(\.y) - cubic(\.y)) < 1e-9)
      }
    }
  }

  /// A part of a path of several lines goes on in the next where the first ends.
  @Test func aPartOfSeveralLinesIsInEach() {
    let path = CGMutablePath()
    for x in [0.0, 20, 40] {
      path.move(to: CGPoint(x: x, y: 5))
      path.addLine(to: CGPoint(x: x, y: 5))
      path.addLine(to: CGPoint(x: x + 10, y: 5))
    }
    let part = path.trimmed(from: 0.2, to: 0.9)
    let places = part.pieces.compactMap { $0.end.map { Double($0.x) } }
    for (place, expected) in zip(places, [6.0, 10, 20, 30, 40, 47]) {
      #expect(abs(place - expected) < 1e-9)
    }
    #expect(places.count == 6)
    let moves = part.pieces.map { if case .move = $0 { true } else { false } }
    #expect(moves == [true, false, true, false, true, false])
  }
}
