import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

struct MotionTests {
  /// x(t) = 3 t^2 - 2 and y(t) = sin 5t, with their derivatives.
  private func pair(at time: Double) -> (Motion, Motion) {
    (
      Motion(3 * time * time - 2, velocity: 6 * time),
      Motion(sin(5 * time), velocity: 5 * cos(5 * time))
    )
  }

  @Test func sumsAndProductsCarryTheirDerivatives() {
    for time in stride(from: -1.0, through: 1, by: 0.1) {
      let (x, y) = pair(at: time)
      #expect((x + y).velocity == 6 * time + 5 * cos(5 * time))
      #expect((x - y).velocity == 6 * time - 5 * cos(5 * time))
      #expect((2.5 * y).velocity == 2.5 * (5 * cos(5 * time)))
      let slope = 6 * time * sin(5 * time) + (3 * time * time - 2) * 5 * cos(5 * time)
      #expect(abs((x * y).velocity - slope) < 1e-12)
      #expect((x * y).value == (3 * time * time - 2) * sin(5 * time))
    }
  }

  @Test func theSmallerAndTheGreaterKeepTheirOwnVelocity() {
    let (slow, fast) = (Motion(1, velocity: 2), Motion(3, velocity: -7))
    #expect(Motion.min(slow, fast) == slow)
    #expect(Motion.min(fast, slow) == slow)
    #expect(Motion.max(slow, fast) == fast)
    #expect(Motion.max(fast, slow) == fast)
    let twin = Motion(1, velocity: 9)
    #expect(Motion.min(slow, twin) == slow)
    #expect(Motion.max(slow, twin) == slow)
  }

  @Test func whatTwoRectanglesShareHasTheInnerEdges() {
    func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> RectMotion {
      RectMotion(
        minX: Motion(left, velocity: left), minY: Motion(top, velocity: top),
        maxX: Motion(right, velocity: right), maxY: Motion(bottom, velocity: bottom))
    }
    let shared = rect(0, 10, 50, 60).intersection(rect(20, 0, 90, 40))
    #expect(shared == rect(20, 10, 50, 40))
    #expect(shared.rect == CGRect(x: 20, y: 10, width: 30, height: 30))
    let apart = rect(0, 0, 10, 10).intersection(rect(20, 0, 30, 10))
    #expect(apart.maxX.value < apart.minX.value)
  }
}

struct PropertyAnimationTests {
  @Test func theOldValueShowsUntilItStartsAndTheNewFromTheEndOn() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25)
    let animation = PropertyAnimation(change: .opacity(1), beginTime: 0.5, timing: timing)
    #expect(animation.endTime == 0.75)
    #expect(animation.remainder(at: 0) == 1)
    #expect(animation.remainder(at: 0.5) == 1)
    #expect(abs(animation.remainder(at: 0.625) - 0.5) < 1e-12)
    #expect(animation.remainder(at: 0.75) == 0)
    #expect(animation.remainderMotion(at: 0.3) == Motion(1))
    #expect(animation.remainderMotion(at: 0.9) == Motion(0))
    #expect(animation.remainderMotion(at: 0.6).velocity < 0)
  }

  /// A spring that is cut leaves some of the way; at the end of the animation that is gone.
  @Test func nothingIsLeftFromTheEndOnNotEvenOfACutSpring() throws {
    var random = SplitMix64(seed: 62)
    let spring = KeyboardProfile.iOS26.timing
    for _ in 0..<1000 {
      let animation = PropertyAnimation(
        change: .opacity(1), beginTime: random.number(in: 0...10), timing: spring)
      #expect(animation.remainder(at: animation.endTime) == 0)
      #expect(animation.remainderMotion(at: animation.endTime) == .zero)
      #expect(animation.remainder(at: animation.endTime.nextDown) > 0.001)
    }
  }

  @Test func remainderAndItsMotionAgree() throws {
    var random = SplitMix64(seed: 61)
    for _ in 0..<200 {
      let animation = PropertyAnimation(
        change: .opacity(1), beginTime: random.number(in: 0...1), timing: try random.timing())
      let time = random.number(in: -1...2)
      #expect(animation.remainder(at: time) == animation.remainderMotion(at: time).value)
    }
  }
}

struct LayerValuesTests {
  /// The definition: transform(p - (origin + anchor · size)) + position.
  @Test func pointsGoWhereTheDefinitionSays() {
    var random = SplitMix64(seed: 71)
    for _ in 0..<200 {
      let values = LayerValues(
        position: random.point(within: 300),
        anchorPoint: CGPoint(x: random.number(in: -1...2), y: random.number(in: -1...2)),
        bounds: random.rect(), transform: random.turnedMap())
      let point = random.point(within: 300)
      let origin = CGPoint(
        x: values.bounds.origin.x + values.anchorPoint.x * values.bounds.size.width,
        y: values.bounds.origin.y + values.anchorPoint.y * values.bounds.size.height)
      let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      let (map, place) = (values.transform, values.position)
      let mapped = point.applying(values.toSuperlayer)
      #expect(abs(mapped.x - (map.a * local.x + map.c * local.y + map.tx + place.x)) < 1e-9)
      #expect(abs(mapped.y - (map.b * local.x + map.d * local.y + map.ty + place.y)) < 1e-9)
    }
  }

  @Test func theFrameIsTheBoundsInTheSuperlayer() {
    var random = SplitMix64(seed: 72)
    for index in 0..<200 {
      let values = LayerValues(
        position: random.point(within: 300),
        anchorPoint: CGPoint(x: random.number(in: 0...1), y: random.number(in: 0...1)),
        bounds: random.rect(), transform: index.isMultiple(of: 2) ? .identity : random.turnedMap())
      let layer = LayerSnapshot(id: LayerID(1), model: values)
      let shown = ShownLayer(layer, at: 0)
      #expect(Box(values.frame).distance(to: shown.toSuperlayer(shown.box)) < 1e-9)
    }
  }

  @Test func scrollingDoesNotMoveTheFrame() {
    var values = LayerValues(
      position: CGPoint(x: 50, y: 60), bounds: CGRect(x: 0, y: 0, width: 20, height: 30))
    let frame = values.frame
    values.bounds.origin = CGPoint(x: 7, y: 1000)
    #expect(values.frame == frame)
    #expect(frame == CGRect(x: 40, y: 45, width: 20, height: 30))
  }
}
