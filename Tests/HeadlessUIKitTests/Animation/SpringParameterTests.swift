import AnimationCurves
import HeadlessUIKit
import LayerTrees
import Testing

/// Springs as UIKit parametrises them.
@MainActor @Suite(.serialized)
struct SpringParameterTests {
  private func spring(of view: UIView, on stage: Stage) throws -> (Spring, Double) {
    let animation = try #require(try stage.animations(view).first)
    guard case .spring(let spring) = animation.timing.curve else {
      throw Missing()
    }
    return (spring, animation.timing.duration)
  }

  private struct Missing: Error {}

  @Test(arguments: [0.1, 0.25, 0.5, 0.8, 0.95], [0.25, 0.5, 2.0])
  func aDampingRatioSettlesInTheDuration(ratio: Double, duration: Double) throws {
    for velocity in [0.0, 3] {
      let stage = Stage()
      let view = stage.add()
      try stage.play {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
          initialSpringVelocity: velocity
        ) { view.center.y += 100 }
      }
      let (spring, seconds) = try spring(of: view, on: stage)
      #expect(seconds == duration)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
      #expect(spring.initialVelocity == velocity)
      #expect(abs(spring.settlingDuration - duration) < 1e-9)
    }
  }

  @Test(arguments: [1.0, 1.7])
  func aCriticalOneLeavesAThousandth(ratio: Double) throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
      ) { view.center.y += 100 }
    }
    let (spring, _) = try spring(of: view, on: stage)
    #expect(abs(spring.dampingRatio - 1) < 1e-12)
    #expect(abs(spring.progress(at: 0.5) - 0.999) < 1e-9)
    // (1 + x) exp(-x) = 0.001 has the root 9.2334.
    #expect(abs(spring.naturalFrequency * 0.5 - 9.2334) < 1e-4)
  }

  @Test func aPerceivedDurationAndBounceAreTheSpringsParameters() throws {
    for (bounce, damping) in [(0.0, 25.13274), (0.3, 17.59292)] {
      let stage = Stage()
      let view = stage.add()
      let record = Record()
      try stage.play {
        UIView.animate(springDuration: 0.5, bounce: bounce) {
          view.center.y += 100
        } completion: { _ in
          record.note("settled")
        }
      }
      let (spring, duration) = try spring(of: view, on: stage)
      #expect(abs(spring.stiffness - 157.91367) < 1e-5)
      #expect(abs(spring.damping - damping) < 1e-5)
      #expect(duration == spring.settlingDuration)
      #expect(record.time(of: "settled") == duration)
    }
  }

  /// Measured on macOS: mass 1, stiffness 100, damping 10, from 0 to 100 at 0.05 s.
  ///
  /// The measured times are off by some nanoseconds, which makes up to 1e-6.
  @Test(arguments: [(0.0, 10.44054701924324), (5, 29.307806491851807)])
  func anExplicitSpringIsAsMeasured(velocity: Double, place: Double) throws {
    let stage = Stage()
    let view = stage.add(.zero)
    try stage.play {
      let animation = CASpringAnimation(keyPath: "position.y")
      animation.initialVelocity = velocity
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = animation.settlingDuration
      view.layer.add(animation, forKey: "move")
    }
    #expect(abs(try stage.top(view, at: 0.05) - place) < 2e-6)
  }
}
