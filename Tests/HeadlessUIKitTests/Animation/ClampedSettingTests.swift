import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Settings of animations that are out of bounds count as the nearest that is in them.
@MainActor @Suite(.serialized)
struct ClampedSettingTests {
  /// A keyframe has the part of the block's time that it and the block have in common.
  @Test(arguments: [(-0.5, 2.0), (0.5, 2), (1.5, 1), (0.25, -1), (0.2, 0.4)])
  func aKeyframeIsWithinItsBlock(_ start: Double, _ length: Double) throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play(at: 1) {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
          view.frame.origin.y = 100
        }
      }
    }
    let begin = min(max(start, 0), 1)
    let time = min(max(length, 0), 1 - begin)
    for share in [0.05, 0.35, 0.75, 0.95] {
      let way = time > 0 ? min(max((share - begin) / time, 0), 1) : share < begin ? 0 : 1
      #expect(abs(try stage.top(view, at: 1 + 2 * share) - 100 * way) < 1e-5, "\(share)")
    }
  }

  /// Animations are added at the start or later, and a start is not in the past.
  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5)])
  func aDelayFactorIsAShare(_ factor: CGFloat, _ share: Double) throws {
    let stage = Stage()
    let view = stage.add()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations({ view.frame.origin.y = 100 }, delayFactor: factor)
    try stage.play(at: 1) {
      animator.startAnimation(afterDelay: -1)
      #expect(animator.delay == 0)
    }
    for part in [0.25, 0.75] {
      let way = max(0, (part - share) / (1 - share))
      #expect(abs(try stage.top(view, at: 1 + 2 * part) - 100 * way) < 1e-6)
    }
    #expect(try stage.top(view, at: 3) == 100)
  }

  private func spring(_ parameters: any UITimingCurveProvider) -> Spring? {
    let animator = UIViewPropertyAnimator(duration: 0.7, timingParameters: parameters)
    if case .spring(let spring) = animator.timing.curve { return spring }
    return nil
  }

  /// A damping ratio is at least a hundredth, and at most 1; the greater velocity counts.
  @Test func aSpringsParametersAreWithinBounds() throws {
    _ = Stage()
    func made(_ ratio: CGFloat, _ dx: CGFloat = 0, _ dy: CGFloat = 0) throws -> Spring {
      try #require(
        spring(
          UISpringTimingParameters(
            dampingRatio: ratio, initialVelocity: CGVector(dx: dx, dy: dy))))
    }
    #expect(try made(0) == made(0.01) && made(-5) == made(0.01) && made(0.02) != made(0.01))
    #expect(try made(1.5) == made(1) && made(0.99) != made(1))
    for (dx, dy, velocity) in [(3, 1, 3), (1, 3, 3), (-3, 1, -3), (1, -3, -3), (0, 0, 0)]
      as [(CGFloat, CGFloat, Double)]
    {
      #expect(try made(0.5, dx, dy).initialVelocity == velocity)
    }
  }

  /// A spring that does not come to rest is cut off after a minute.
  @Test func aSpringWithoutRestEnds() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let endless = UISpringTimingParameters(
      mass: 1, stiffness: 1, damping: 0.01, initialVelocity: .zero)
    #expect(UIViewPropertyAnimator(duration: 1, timingParameters: endless).duration == 60)
    try stage.play(at: 1) {
      UIView.animate(springDuration: 0.5, bounce: 1) {
        view.frame.origin.y = 100
      } completion: {
        record.note("\($0)")
      }
    }
    #expect(record.entries == [Record.Entry(name: "true", time: 61)])
  }

  /// The control points of a curve are within its time, and anywhere along its way.
  @Test func controlPointsAreWithinTheTime() throws {
    _ = Stage()
    func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> AnyTimingCurve {
      UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2)
      ).timing.curve
    }
    #expect(curve(-0.5, 0.2, 1.5, 0.8) == curve(0, 0.2, 1, 0.8))
    #expect(curve(1.5, -0.2, -0.5, 1.8) == curve(1, -0.2, 0, 1.8))
    #expect(curve(0.3, -1, 0.4, 2) != curve(0.3, 0, 0.4, 1))
    #expect(
      try curve(0.3, -1, 0.4, 2)
        == .timingFunction(TimingFunction(controlPoints: 0.3, -1, 0.4, 2)))
  }

  /// A block inherits repetition from the one around, unless it overrides it; what it repeats by
  /// itself it repeats in any case.
  @Test(arguments: 0..<8) func repetitionIsInherited(_ bits: Int) throws {
    let (outer, inner, overrides) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
    let (stage, record) = (Stage(), Record())
    let views = [stage.add(), stage.add()]
    var options: AnimationOptions = inner ? .repeat : []
    if overrides { options.insert(.overrideInheritedOptions) }
    stage.loop.schedule(at: 1) {
      UIView.animate(
        withDuration: 1, delay: 0,
        options: outer ? [.repeat, .autoreverse, .curveLinear] : .curveLinear
      ) {
        views[0].frame.origin.y = 100
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          views[1].frame.origin.y = 100
        } completion: { _ in
          record.note("inner")
        }
      } completion: { _ in
        record.note("outer")
      }
    }
    try stage.loop.run(until: 9)
    let repeats = inner || (outer && !overrides)
    #expect(record.names.contains("inner") == !repeats)
    #expect(record.names.contains("outer") == !(outer || repeats))
    let top = try stage.top(views[1], at: 2.25)
    let comesBack = outer && !overrides
    #expect(abs(top - (comesBack ? 75 : repeats ? 25 : 100)) < 1e-6)
  }
}
