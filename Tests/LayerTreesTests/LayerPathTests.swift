import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

struct LayerPathTests {
  /// Half the width of a central difference, in seconds.
  private static let step = 1e-5

  @Test(arguments: [false, true])
  func framesAreWhatTheDefinitionsSay(turns: Bool) throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<400 {
      let path = try random.path(turns: turns)
      let time = random.number(in: -0.3...1)
      let expected = try #require(path.shownFrame(at: time))
      let frame = Box(path.frame(at: time))
      #expect(frame.distance(to: expected) < 1e-9 * max(1, expected.size))
    }
  }

  @Test(arguments: [false, true])
  func velocitiesAreTheSlopesOfTheValues(turns: Bool) throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<400 {
      let path = try random.path(turns: turns)
      let time = random.smoothTime(of: path)
      let slope = Box(
        slopeFrom: Box(path.frame(at: time - Self.step)),
        to: Box(path.frame(at: time + Self.step)), over: 2 * Self.step)
      let velocity = Box(velocitiesOf: path.frame(at: time))
      #expect(velocity.distance(to: slope) < 2e-4 * max(1, slope.size))
    }
  }

  @Test func presentationsPlaceLayersWhereMotionsDo() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<400 {
      let path = try random.path(turns: true)
      let time = random.number(in: -0.3...1)
      var rect = path.leaf.presentation(at: time).bounds
      for layer in path.layers.reversed() {
        rect = rect.applying(layer.presentation(at: time).toSuperlayer)
      }
      let frame = Box(path.frame(at: time))
      #expect(frame.distance(to: Box(rect)) < 1e-9 * max(1, frame.size))
    }
  }

  @Test func presentationsAreWhatTheDefinitionsSay() throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<400 {
      let layer = try random.path(turns: true).leaf
      let time = random.number(in: -0.3...1)
      let (values, shown) = (layer.presentation(at: time), ShownLayer(layer, at: time))
      #expect(abs(values.opacity - shown.opacity) < 1e-12)
      #expect(Box(values.bounds).distance(to: shown.box) < 1e-10)
      for _ in 0..<3 {
        let point = random.point(within: 100)
        let (found, expected) = (point.applying(values.toSuperlayer), shown.toSuperlayer(point))
        #expect(abs(found.x - expected.x) < 1e-9)
        #expect(abs(found.y - expected.y) < 1e-9)
      }
    }
  }

  @Test func aTurnedParentTakesTheBoxOfTheWholeMap() throws {
    let child = LayerSnapshot(
      id: LayerID(1),
      model: LayerValues(
        position: CGPoint(x: 20, y: 30), bounds: CGRect(x: 0, y: 0, width: 40, height: 10)))
    let parent = LayerSnapshot(
      id: LayerID(2),
      model: LayerValues(
        position: CGPoint(x: 100, y: 100), bounds: CGRect(x: 0, y: 0, width: 200, height: 200),
        transform: CGAffineTransform(rotationAngle: .pi / 2)), sublayers: [child])
    // (x, y) of the parent goes to (200 - y, x): 25...35 across, 0...40 along.
    let frame = LayerPath(layers: [parent, child]).frame(at: 0)
    #expect(Box(frame).distance(to: Box(minX: 165, minY: 0, maxX: 175, maxY: 40)) < 1e-12)
  }

  @Test func theFirstLayerOfARoleIsFoundInPaintOrder() throws {
    func leaf(_ id: Int, _ role: LayerRole) -> LayerSnapshot {
      LayerSnapshot(id: LayerID(id), role: role, model: LayerValues())
    }
    let first = leaf(1, .inputBar)
    let holder = LayerSnapshot(id: LayerID(2), model: LayerValues(), sublayers: [first])
    let root = LayerSnapshot(
      id: LayerID(3), role: .screen, model: LayerValues(),
      sublayers: [leaf(4, .keyboard), holder, leaf(5, .inputBar)])
    let path = try #require(LayerPath(to: .inputBar, in: root))
    #expect(path.layers.map(\.id) == [LayerID(3), LayerID(2), LayerID(1)])
    #expect(path.leaf === first)
    #expect(LayerPath(to: .textField, in: root) == nil)
    #expect(LayerPath(to: .screen, in: root)?.layers.count == 1)
  }

  @Test func aPathIsHiddenWhereAnyOfItIs() {
    let leaf = LayerSnapshot(id: LayerID(1), model: LayerValues())
    let hidden = LayerSnapshot(id: LayerID(2), model: LayerValues(), isHidden: true)
    #expect(LayerPath(layers: [hidden, leaf]).isHidden)
    #expect(LayerPath(layers: [leaf, hidden]).isHidden)
    #expect(!LayerPath(layers: [leaf, leaf]).isHidden)
  }

  @Test func nothingMovesAfterRestAndKinksNameEveryStartAndEnd() throws {
    var random = SplitMix64(seed: 25)
    for _ in 0..<100 {
      let path = try random.path(turns: true)
      let animations = path.layers.flatMap(\.animations)
      let ends = animations.map { $0.beginTime + $0.timing.duration }
      #expect(path.restTime == ends.max() ?? -.infinity)
      #expect(path.kinks.sorted() == (ends + animations.map(\.beginTime)).sorted())
      #expect(path.layers[0].restTime == path.restTime)
      guard path.restTime.isFinite else { continue }
      let settled = path.frame(at: path.restTime)
      #expect(settled == path.frame(at: path.restTime + 1))
      #expect(Box(velocitiesOf: settled).size == 0)
      let models = path.layers.reversed().reduce(path.leaf.model.bounds) {
        $0.applying($1.model.toSuperlayer)
      }
      #expect(Box(settled).distance(to: Box(models)) < 1e-9)
    }
  }
}
