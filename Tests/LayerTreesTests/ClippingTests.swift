import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

struct ClippingTests {
  @Test(arguments: [false, true])
  func theVisibleFrameIsWhatTheLayersAroundLeave(turns: Bool) throws {
    var random = SplitMix64(seed: 31)
    var emptyCount = 0
    for _ in 0..<1000 {
      let path = try random.path(turns: turns, clips: true)
      let time = random.number(in: -0.3...1)
      let visible = Box(path.visibleFrame(at: time))
      guard let expected = path.shownFrame(at: time, clipped: true) else {
        emptyCount += 1
        #expect(visible.isEmpty, "nothing is left, yet something shows")
        continue
      }
      #expect(visible.distance(to: expected) < 1e-9 * max(1, expected.size))
    }
    #expect((100..<900).contains(emptyCount), "both cases must come up")
  }

  @Test func visibleEdgesMoveAsFastAsWhatCutsThem() throws {
    var random = SplitMix64(seed: 32)
    let step = 1e-5
    for _ in 0..<600 {
      let path = try random.path(turns: true, clips: true)
      let time = random.smoothTime(of: path)
      let earlier = Box(path.visibleFrame(at: time - step))
      let later = Box(path.visibleFrame(at: time + step))
      guard !earlier.isEmpty, !later.isEmpty else { continue }
      let slope = Box(slopeFrom: earlier, to: later, over: 2 * step)
      let velocity = Box(velocitiesOf: path.visibleFrame(at: time))
      #expect(velocity.distance(to: slope) < 2e-4 * max(1, slope.size))
    }
  }

  @Test func withoutMasksAllOfItIsVisible() throws {
    var random = SplitMix64(seed: 33)
    for _ in 0..<100 {
      let path = try random.path(turns: true)
      let time = random.number(in: 0...0.5)
      #expect(path.visibleFrame(at: time) == path.frame(at: time))
    }
  }

  @Test func aLayersOwnMaskDoesNotCutItself() {
    let leaf = LayerSnapshot(
      id: LayerID(1), model: LayerValues(bounds: CGRect(x: 5, y: 5, width: 10, height: 10)),
      masksToBounds: true)
    let path = LayerPath(layers: [leaf])
    #expect(path.visibleFrame(at: 0) == path.frame(at: 0))
  }

  /// A scrolled list cuts a row: bounds origin 100, so content from 100 to 300 shows at 0 to 200.
  @Test func aScrolledListShowsItsWindowOfTheContent() {
    let row = LayerSnapshot(
      id: LayerID(1),
      model: LayerValues(
        position: CGPoint(x: 160, y: 90), bounds: CGRect(x: 0, y: 0, width: 320, height: 44)))
    let list = LayerSnapshot(
      id: LayerID(2),
      model: LayerValues(
        position: CGPoint(x: 160, y: 100), bounds: CGRect(x: 0, y: 100, width: 320, height: 200)),
      masksToBounds: true, sublayers: [row])
    let path = LayerPath(layers: [list, row])
    #expect(path.frame(at: 0).rect == CGRect(x: 0, y: -32, width: 320, height: 44))
    #expect(path.visibleFrame(at: 0).rect == CGRect(x: 0, y: 0, width: 320, height: 12))
  }

  @Test func nothingStaysNothingUnderAMap() {
    let leaf = LayerSnapshot(
      id: LayerID(1),
      model: LayerValues(
        position: CGPoint(x: 500, y: 50), bounds: CGRect(x: 0, y: 0, width: 10, height: 10)))
    for map in [
      CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(translationX: 3, y: 4),
    ] {
      let holder = LayerSnapshot(
        id: LayerID(2),
        model: LayerValues(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), transform: map),
        masksToBounds: true, sublayers: [leaf])
      let visible = LayerPath(layers: [holder, leaf]).visibleFrame(at: 0)
      #expect(Box(visible).isEmpty)
    }
  }
}
