import Compositing
import Foundation
import SeededRandom
import Testing

/// The rest of a square without its round corner, against counted points.
struct RoundCornerTests {
  @Test(arguments: [1.0, 13, 30])
  func theWholeSquare(_ radius: Double) {
    let corner = RoundCorner(radius: radius)
    let square = CGRect(x: 0, y: 0, width: radius, height: radius)
    let area = radius * radius * (1 - .pi / 4)
    #expect(abs(corner.area(in: square) - area) < 1e-12 * radius * radius)
    #expect(corner.height(in: square) == radius)
  }

  /// Rectangles of any place against a sum over thin strips, whose width Pythagoras gives.
  @Test func anyRectangle() {
    var random = SplitMix64(seed: 26)
    let corner = RoundCorner(radius: 30)
    for _ in 0..<40 {
      let xs = [
        Double.random(in: 0...30, using: &random), Double.random(in: 0...30, using: &random),
      ]
      let ys = [
        Double.random(in: 0...30, using: &random), Double.random(in: 0...30, using: &random),
      ]
      let (left, right, top, bottom) = (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
      let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      let count = 20_000
      let step = (bottom - top) / Double(count)
      let sum = (0..<count).reduce(0.0) { sum, index in
        let rest = 30 - (top + (Double(index) + 0.5) * step)
        let reach = 30 - (900 - rest * rest).squareRoot()
        return sum + max(0, min(right, reach) - left) * step
      }
      #expect(abs(corner.area(in: rect) - sum) < 1e-3, "\(rect)")
    }
  }

  /// Cut in two, it is as much as before.
  @Test func partsAddUp() {
    let corner = RoundCorner(radius: 30)
    for cut in stride(from: 0.5, to: 30, by: 3.7) {
      let upper = corner.area(in: CGRect(x: 0, y: 0, width: 30, height: cut))
      let lower = corner.area(in: CGRect(x: 0, y: cut, width: 30, height: 30 - cut))
      #expect(abs(upper + lower - 900 * (1 - .pi / 4)) < 1e-10)
    }
  }
}
