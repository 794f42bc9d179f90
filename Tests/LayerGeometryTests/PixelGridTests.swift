import Foundation
import LayerGeometry
import SeededRandom
import Testing

struct PixelGridTests {
  /// Figures of Auto Layout's own results: points, scale, what layout made of them.
  @Test(arguments: [
    (950.25, 2.0, 950.5), (173.25, 3.0, 173.0 + 1.0 / 3), (173.5, 3.0, 173.0 + 2.0 / 3),
    (0.5, 1.0, 1.0), (1.5, 1.0, 2.0), (0.2, 2.0, 0.0), (-0.25, 2.0, -0.5),
  ])
  func edgesGoWhereAutoLayoutPutsThem(edge: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).snap(edge) - expected) < 1e-12)
  }

  @Test(arguments: [1.0, 2, 3])
  func snappedEdgesAreWholePixelsAndTheNearestOnes(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SplitMix64(seed: 11)
    for _ in 0..<1000 {
      let edge = random.number(in: -2000...2000)
      let snapped = grid.snap(edge)
      let pixels = snapped * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(abs(snapped - edge) <= grid.pixel / 2 + 1e-6)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func snappingTwiceIsSnappingOnce(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SplitMix64(seed: 12)
    for _ in 0..<1000 {
      let edge = random.number(in: -2000...2000)
      #expect(grid.snap(grid.snap(edge)) == grid.snap(edge))
      let once = grid.snap(random.rect())
      let twice = grid.snap(once)
      #expect(twice.distance(to: once) < 1e-11)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func rectanglesThatTouchStillTouch(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SplitMix64(seed: 13)
    for _ in 0..<1000 {
      let upper = random.rect()
      let lower = CGRect(
        x: upper.minX, y: upper.maxY, width: upper.width, height: random.number(in: 0...300))
      let beside = CGRect(
        x: upper.maxX, y: upper.minY, width: random.number(in: 0...300), height: upper.height)
      let (first, second, third) = (grid.snap(upper), grid.snap(lower), grid.snap(beside))
      #expect(abs(Double(first.maxY - second.minY)) < 1e-11)
      #expect(abs(Double(first.maxX - third.minX)) < 1e-11)
      #expect(first.minX == second.minX && first.width == second.width)
      #expect(first.minY == third.minY && first.height == third.height)
    }
  }

  /// Quarters, sixths and eighths of a pixel come out of layout with the last bits astray.
  @Test(arguments: [1.0, 2, 3])
  func roundingNoiseDoesNotTearWhatTouches(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SplitMix64(seed: 14)
    for _ in 0..<2000 {
      let edge = Double(Int.random(in: -6000...6000, using: &random)) / (4 * scale)
      let noise = random.number(in: -1e-9...1e-9)
      #expect(grid.snap(edge) == grid.snap(edge + noise))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func sizesAreWholePixelsWhateverTheOrigin(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SplitMix64(seed: 15)
    for _ in 0..<1000 {
      let rect = random.rect()
      let whole = CGRect(
        x: rect.minX, y: rect.minY, width: 120, height: random.number(in: 0...1) < 0.5 ? 44 : 50)
      let moved = whole.offsetBy(dx: random.number(in: -900...900), dy: 0)
      #expect(grid.snap(moved).width == 120)
      #expect(grid.snap(whole).height == whole.height)
    }
  }

  @Test func aPixelIsOneOverTheScale() {
    #expect(PixelGrid(scale: 3).pixel == 1.0 / 3)
  }
}

struct EdgeInsetsTests {
  @Test func insetsMoveEachEdgeInward() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let inner = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inner.minX == 12)
    #expect(inner.minY == 21)
    #expect(inner.maxX == 106)
    #expect(inner.maxY == 217)
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func negativeInsetsReachOutward() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let outer = rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    #expect(outer == CGRect(x: -1, y: -1, width: 12, height: 12))
  }

  /// A phone's notch is at both sides; one with a home button has nothing there, a pad all as it is.
  @Test func aSafeAreaTurnsWithItsDevice() {
    let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let button = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(
      notch.turnedToLandscape(isPad: false)
        == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(button.turnedToLandscape(isPad: false) == .zero)
    #expect(button.turnedToLandscape(isPad: true) == button)
  }
}

extension SplitMix64 {
  fileprivate mutating func rect() -> CGRect {
    CGRect(
      x: number(in: -300...300), y: number(in: -300...900), width: number(in: 0...300),
      height: number(in: 0...300))
  }
}

extension CGRect {
  /// The greatest difference of an edge.
  fileprivate func distance(to other: CGRect) -> Double {
    [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].map { abs(Double($0)) }.max() ?? 0
  }
}

extension PixelGridTests {
  /// A grid needs pixels: a scale of none, of less or of endlessly many stops the program.
  @Test func aScaleIsPositiveAndFinite() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: -1) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: .infinity) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: .nan) }
  }
}
