import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

/// A motion that is taken over by another before its end: additive, as UIKit's are from iOS 8 on.
///
/// Source: WWDC 2014 session 236, "Building Interruptible and Responsive Interactions".
struct InterruptionTests {
  private let spring = KeyboardProfile.iOS18.timing

  /// A layer that went up by 336 points from time 0 and back from `turn` on, if that is given.
  private func path(turningAt turn: Double?) -> LayerPath {
    var animations = [
      PropertyAnimation(change: .position(dx: 0, dy: -336), beginTime: 0, timing: spring)
    ]
    if let turn {
      animations.append(
        PropertyAnimation(change: .position(dx: 0, dy: 336), beginTime: turn, timing: spring))
    }
    let model = LayerValues(position: CGPoint(x: 0, y: turn == nil ? 336 : 0))
    return LayerPath(
      layers: [LayerSnapshot(id: LayerID(1), model: model, animations: animations)])
  }

  @Test func shownAndHiddenAfterATenthItCarriesOnAndThenFalls() {
    let whole = path(turningAt: 0.1)
    #expect(abs(whole.frame(at: 0.1).minY.value - 183.05) < 0.005)
    #expect(abs(whole.frame(at: 0.1192).minY.value - 198.51) < 0.005)
    #expect(whole.frame(at: 0.1191).minY.velocity > 0)
    #expect(whole.frame(at: 0.1193).minY.velocity < 0)
    let highest =
      stride(from: 0.0, through: 1, by: 1e-4)
      .map { whole.frame(at: $0).minY.value }.max() ?? 0
    #expect(abs(highest - 198.51) < 0.005)
    #expect(whole.frame(at: 0.6).minY == .zero)
  }

  /// 336 (1 + w t) exp(-w t) is left of a critical spring's way, w = sqrt(1000 / 3).
  @Test func theSumIsTheDifferenceOfTwoCriticalSprings() {
    let frequency = (1000.0 / 3).squareRoot()
    func left(_ elapsed: Double) -> Double {
      guard elapsed > 0 else { return 336 }
      return elapsed >= 0.5 ? 0 : 336 * (1 + frequency * elapsed) * exp(-frequency * elapsed)
    }
    let whole = path(turningAt: 0.1)
    for time in stride(from: 0.0, through: 0.7, by: 0.007) {
      let expected = left(time - 0.1) - left(time)
      #expect(abs(whole.frame(at: time).minY.value - expected) < 1e-9)
    }
  }

  @Test(arguments: [0.02, 0.1, 0.25, 0.4])
  func positionAndVelocityAreContinuousWhereItTurns(turn: Double) {
    let (before, after) = (path(turningAt: nil), path(turningAt: turn))
    let (left, right) = (before.frame(at: turn).minY, after.frame(at: turn).minY)
    #expect(abs(left.value - right.value) < 1e-9)
    #expect(abs(left.velocity - right.velocity) < 1e-6)
    #expect(left.velocity > 0)
  }

  /// Whatever maps a transform goes through, what shows does not jump when the next one is set.
  @Test func aTransformSetWhileAnotherPlaysDoesNotJump() throws {
    var random = SplitMix64(seed: 51)
    for _ in 0..<200 {
      var transform = CGAffineTransform.identity
      var animations: [PropertyAnimation] = []
      for index in 0..<4 {
        let time = 0.06 * Double(index)
        let new = random.turnedMap()
        let delta = transform.concatenating(new.inverted())
        let before = presentation(transform, animations, at: time)
        animations.append(
          PropertyAnimation(change: .transform(delta), beginTime: time, timing: spring))
        let after = presentation(new, animations, at: time)
        #expect(before.distance(to: after) < 1e-7)
        transform = new
      }
    }
  }

  private func presentation(
    _ transform: CGAffineTransform, _ animations: [PropertyAnimation], at time: Double
  ) -> Box {
    let layer = LayerSnapshot(
      id: LayerID(1),
      model: LayerValues(
        bounds: CGRect(x: 0, y: 0, width: 100, height: 50), transform: transform),
      animations: animations)
    let values = layer.presentation(at: time)
    return Box(values.bounds.applying(values.toSuperlayer))
  }
}
