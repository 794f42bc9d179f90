import Foundation
import LayerGeometry
import SeededRandom
import Testing

struct AffineTransformTests {
  @Test func concatenationIsTheProductOfMatrices() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let (first, second) = (random.map(), random.map())
      let product = Matrix3(first) * Matrix3(second)
      #expect(Matrix3(first.concatenating(second)).distance(to: product) < 1e-9)
    }
  }

  #if !canImport(Darwin)
    /// In the words of Core Graphics, equal is what is equal in each of its numbers.
    @Test func equalIsEqualInEachNumber() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(rect.equalTo(rect) && rect.origin.equalTo(rect.origin))
      #expect(rect.size.equalTo(rect.size))
      for number in 0..<4 {
        let parts = (0..<4).map { CGFloat($0 + ($0 == number ? 2 : 1)) }
        let other = CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
        #expect(!rect.equalTo(other) && rect.origin.equalTo(other.origin) == (number > 1))
        #expect(rect.size.equalTo(other.size) == (number < 2))
      }
    }
  #endif

  /// The null rectangle has no corners that could be mapped.
  @Test func nothingStaysNothing() {
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 5, y: 5)).isNull)
  }

  @Test func concatenationDoesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let origin = CGPoint.zero
    #expect(origin.applying(move.concatenating(double)) == CGPoint(x: 20, y: 0))
    #expect(origin.applying(double.concatenating(move)) == CGPoint(x: 10, y: 0))
  }

  @Test func prefixedMapsAreDoneBeforeTheReceiver() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<200 {
      let map = random.map()
      let (x, y) = (random.number(in: -9...9), random.number(in: -9...9))
      let translation = Matrix3(rows: [[1, 0, 0], [0, 1, 0], [x, y, 1]])
      let scale = Matrix3(rows: [[x, 0, 0], [0, y, 0], [0, 0, 1]])
      let turn = Matrix3(rows: [[cos(x), sin(x), 0], [-sin(x), cos(x), 0], [0, 0, 1]])
      let whole = Matrix3(map)
      #expect(Matrix3(map.translatedBy(x: x, y: y)).distance(to: translation * whole) < 1e-9)
      #expect(Matrix3(map.scaledBy(x: x, y: y)).distance(to: scale * whole) < 1e-9)
      #expect(Matrix3(map.rotated(by: x)).distance(to: turn * whole) < 1e-9)
    }
  }

  @Test func aQuarterTurnTakesTheXAxisToTheYAxis() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-15)
    #expect(abs(point.y - 1) < 1e-15)
  }

  @Test func theInverseUndoesOnEitherSide() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let map = random.map()
      let inverse = map.inverted()
      #expect(Matrix3(map.concatenating(inverse)).distance(to: .identity) < 1e-9)
      #expect(Matrix3(inverse.concatenating(map)).distance(to: .identity) < 1e-9)
    }
  }

  @Test func theInverseOfAProductIsTheProductOfInversesTurnedRound() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let (first, second) = (random.map(), random.map())
      let left = first.concatenating(second).inverted()
      let right = second.inverted().concatenating(first.inverted())
      #expect(Matrix3(left).distance(to: Matrix3(right)) < 1e-8)
    }
  }

  @Test func whatHasNoInverseIsAnsweredUnchanged() {
    let flat = CGAffineTransform(scaleX: 0, y: 3)
    #expect(flat.inverted() == flat)
    let line = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(line.inverted() == line)
  }

  @Test func pointsAndSizesAreRowVectors() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let map = random.map()
      let (x, y) = (random.number(in: -500...500), random.number(in: -500...500))
      let point = CGPoint(x: x, y: y).applying(map)
      let expected = Matrix3(map).mapped(x, y)
      #expect(abs(Double(point.x) - expected.x) < 1e-9)
      #expect(abs(Double(point.y) - expected.y) < 1e-9)
      let size = CGSize(width: x, height: y).applying(map)
      #expect(abs(Double(size.width) - (expected.x - Double(map.tx))) < 1e-9)
      #expect(abs(Double(size.height) - (expected.y - Double(map.ty))) < 1e-9)
    }
  }

  @Test func theIdentityChangesNothing() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(.identity) == rect)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(Matrix3(.identity) == .identity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-300).isIdentity)
  }

  @Test func theEmptyInitialiserIsAllZeroAsCIs() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
  }
}

/// A rectangle's image: the smallest upright box around the image of all of it.
struct MappedRectTests {
  @Test func theBoxHoldsEveryPointAndTouchesSome() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<200 {
      let (map, rect) = (random.map(), random.rect())
      let box = rect.applying(map)
      let images = random.pointsOnEdges(of: rect, each: 25).map { Matrix3(map).mapped($0.0, $0.1) }
      let xs = images.map(\.x)
      let ys = images.map(\.y)
      #expect(abs((xs.min() ?? 0) - Double(box.minX)) < 1e-9)
      #expect(abs((xs.max() ?? 0) - Double(box.maxX)) < 1e-9)
      #expect(abs((ys.min() ?? 0) - Double(box.minY)) < 1e-9)
      #expect(abs((ys.max() ?? 0) - Double(box.maxY)) < 1e-9)
    }
  }

  @Test func aTranslationMovesExactly() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let moved = rect.applying(CGAffineTransform(translationX: -5, y: 7))
    #expect(moved == CGRect(x: 5, y: 27, width: 30, height: 40))
  }

  @Test func mirroringKeepsSizesPositive() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let mirrored = rect.applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -40, y: 20, width: 30, height: 40))
  }

  @Test func theNullRectangleStaysNull() {
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 2)).isNull)
    #expect(CGRect.null.applying(CGAffineTransform(rotationAngle: 1)).isNull)
  }
}

extension SplitMix64 {
  /// A map that is not nearly singular: turned, scaled, skewed and moved.
  fileprivate mutating func map() -> CGAffineTransform {
    let turn = CGAffineTransform(rotationAngle: number(in: -4...4))
    let sign: Double = Bool.random(using: &self) ? 1 : -1
    let scale = CGAffineTransform(scaleX: sign * number(in: 0.3...3), y: number(in: 0.3...3))
    let skew = CGAffineTransform(a: 1, b: 0, c: number(in: -1...1), d: 1, tx: 0, ty: 0)
    let move = CGAffineTransform(
      translationX: number(in: -400...400), y: number(in: -400...400))
    return turn.concatenating(scale).concatenating(skew).concatenating(move)
  }

  fileprivate mutating func rect() -> CGRect {
    CGRect(
      x: number(in: -300...300), y: number(in: -300...300), width: number(in: 0...300),
      height: number(in: 0...300))
  }

  /// Corners and points between them on all four edges.
  fileprivate func pointsOnEdges(of rect: CGRect, each count: Int) -> [(Double, Double)] {
    (0...count).flatMap { step -> [(Double, Double)] in
      let share = Double(step) / Double(count)
      let x = Double(rect.minX) + share * Double(rect.width)
      let y = Double(rect.minY) + share * Double(rect.height)
      return [
        (x, Double(rect.minY)), (x, Double(rect.maxY)),
        (Double(rect.minX), y), (Double(rect.maxX), y),
      ]
    }
  }
}
