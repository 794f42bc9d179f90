@testable import HeadlessUIKit
import LayerTrees
import Testing

/// Animators that are paused, scrubbed, turned round, continued and stopped.
@MainActor @Suite(.serialized)
struct PropertyAnimatorTests {
  private let ease = TimingFunction.easeIn

  private func make(
    _ view: UIView, duration: Double = 1, _ record: Record? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn) {
      view.frame.origin.y = 100
    }
    animator.addCompletion { position in record?.note("\(position)") }
    return animator
  }

  private func eased(_ time: Double) -> Double {
    100 * TimingFunction.easeIn.progress(at: time, duration: 1)
  }

  @Test func unhurriedItIsAnAnimateBlock() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    #expect(animator.state == .inactive)
    try stage.play(at: 1) {
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
    }
    for time in stride(from: 1.0, to: 2, by: 0.05) {
      #expect(abs(try stage.top(view, at: time) - eased(time - 1)) < 1e-9)
    }
    #expect(record.entries == [Record.Entry(name: "end", time: 2)])
    #expect(animator.state == .inactive)
    #expect(try stage.animations(view).isEmpty)
  }

  @Test func turnedRoundItComesBackOnTheSameCurve() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    try stage.play(at: 0.6) {
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.4) < 1e-9)
    }
    for time in stride(from: 0.6, to: 1.2, by: 0.02) {
      #expect(abs(try stage.top(view, at: time) - eased(1.2 - time)) < 1e-9)
    }
    #expect(record.entries == [Record.Entry(name: "start", time: 1.2)])
    #expect(view.frame.origin.y == 0)
  }

  @Test func turnedTwiceItGoesOn() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    stage.loop.schedule(at: 0.6) { animator.isReversed = true }
    try stage.play(at: 0.8) { animator.isReversed = false }
    #expect(abs(try stage.top(view, at: 1) - eased(0.6)) < 1e-9)
    #expect(record.names == ["end"])
    #expect(abs((record.time(of: "end") ?? 0) - 1.4) < 1e-9)
  }

  @Test func pausingFreezesAndContinuingTakesUpTheCurve() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    stage.loop.schedule(at: 0.5) {
      animator.pauseAnimation()
      #expect(!animator.isRunning && animator.state == .active)
    }
    try stage.play(at: 3) {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    for time in [0.5, 0.6, 1, 2.999, 3] {
      #expect(abs(try stage.top(view, at: time) - eased(0.5)) < 1e-9)
      let velocity = try stage.path(to: view, at: time).frame(at: time).minY.velocity
      #expect(time == 3 ? velocity > 1 : velocity == 0)
    }
    for time in stride(from: 3.0, to: 3.5, by: 0.03) {
      #expect(abs(try stage.top(view, at: time) - eased(time - 2.5)) < 1e-9)
    }
    #expect(abs((record.time(of: "end") ?? 0) - 3.5) < 1e-9)
  }

  @Test func scrubbingIsLinearOrOnTheCurve() throws {
    for isLinear in [true, false] {
      let stage = Stage()
      let view = stage.add()
      let animator = make(view)
      animator.scrubsLinearly = isLinear
      for (index, share) in [0.0, 0.3, 0.9, 0.2, 1].enumerated() {
        stage.loop.schedule(at: Double(index)) { animator.fractionComplete = share }
      }
      try stage.play(at: 9) { #expect(animator.fractionComplete == 1) }
      for (index, share) in [0.0, 0.3, 0.9, 0.2, 1].enumerated() {
        let y = isLinear ? 100 * share : eased(share)
        #expect(abs(try stage.top(view, at: Double(index) + 0.5) - y) < 1e-9)
      }
    }
  }

  /// With half of the way done the rest takes the time that the factor says.
  @Test func aDurationFactorSaysHowLongTheRestTakes() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    try stage.play {
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    }
    #expect(abs(try stage.top(view, at: 0) - 50) < 1e-9)
    #expect(abs((record.time(of: "end") ?? 0) - 0.25) < 1e-9)
  }

  @Test func itContinuesByAnotherCurveFromWhereItIs() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    let linear = UICubicTimingParameters(animationCurve: .linear)
    stage.loop.schedule(at: 0) { animator.fractionComplete = 0.2 }
    stage.loop.schedule(at: 1) {
      animator.continueAnimation(withTimingParameters: linear, durationFactor: 2)
    }
    try stage.play(at: 2) { animator.isReversed = true }
    #expect(abs(try stage.top(view, at: 1.5) - 40) < 1e-9)
    #expect(abs(try stage.top(view, at: 2) - 60) < 1e-9)
    #expect(abs(try stage.top(view, at: 2.6) - 30) < 1e-6)
    #expect(record.names == ["start"])
    #expect(view.frame.origin.y == 0)
  }

  @Test(arguments: [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 50)])
  func stoppedItFinishesWhereItIsTold(position: UIViewAnimatingPosition, y: Double) throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    stage.loop.schedule(at: 0) { animator.fractionComplete = 0.5 }
    stage.loop.schedule(at: 1) {
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(abs(view.frame.origin.y - 50) < 1e-9)
    }
    try stage.play(at: 2) { animator.finishAnimation(at: position) }
    #expect(abs(try stage.top(view, at: 1) - 50) < 1e-9)
    #expect(abs(try stage.top(view, at: 2) - y) < 1e-9)
    #expect(record.names == ["\(position)"])
    #expect(animator.state == .inactive)
    #expect(try stage.animations(view).isEmpty)
  }

  @Test func stoppedForGoodItTellsNobody() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    try stage.play(at: 0.5) { animator.stopAnimation(true) }
    #expect(record.names.isEmpty && animator.state == .inactive)
    #expect(abs(view.frame.origin.y - eased(0.5)) < 1e-9)
  }

  @Test func pausingOnCompletionItCanBeTurnedRound() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = make(view, record)
    animator.pausesOnCompletion = true
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    try stage.play(at: 5) {
      #expect(animator.state == .active && !animator.isRunning)
      animator.isReversed = true
      animator.pausesOnCompletion = false
      animator.startAnimation()
    }
    #expect(abs(try stage.top(view, at: 5.3) - eased(0.7)) < 1e-9)
    #expect(record.entries == [Record.Entry(name: "start", time: 6)])
  }

  @Test func lateAnimationsTakeWhatIsLeft() throws {
    let stage = Stage()
    let (view, late) = (stage.add(), stage.add())
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      view.frame.origin.y = 100
    }
    animator.addAnimations({ late.frame.origin.y = 100 }, delayFactor: 0.5)
    try stage.play { animator.startAnimation() }
    for (time, y, delayed) in [(0.5, 25.0, 0.0), (1, 50, 0), (1.5, 75, 50)] {
      #expect(abs(try stage.top(view, at: time) - y) < 1e-9)
      #expect(abs(try stage.top(late, at: time) - delayed) < 1e-9)
    }
  }

  /// Apple's documentation of `addAnimations(_:delayFactor:)`: of 2 s, added at a quarter with a
  /// factor of 0.25, the animations are delayed by a quarter of the 1.5 s left.
  @Test func animationsAddedOnTheWayWaitForAShareOfTheRest() throws {
    let stage = Stage()
    let (view, late) = (stage.add(), stage.add())
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      view.frame.origin.y = 100
    }
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    try stage.play(at: 0.5) {
      animator.addAnimations({ late.frame.origin.y = 90 }, delayFactor: 0.25)
    }
    #expect(try stage.top(late, at: 0.875) == 0)
    #expect(abs(try stage.top(late, at: 1.4375) - 45) < 1e-9)
    #expect(try stage.top(late, at: 2) == 90)
  }

  @Test func aDelayComesFirst() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try stage.play {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveEaseIn
      ) {
        view.frame.origin.y = 100
      } completion: {
        record.note("\($0)")
      }
    }
    #expect(try stage.top(view, at: 0.4) == 0)
    #expect(abs(try stage.top(view, at: 1) - eased(0.5)) < 1e-9)
    #expect(record.entries == [Record.Entry(name: "end", time: 1.5)])
  }

  /// Two at once add up, as the figures of additive interruption say.
  @Test func animatorsAddUp() throws {
    let stage = Stage()
    let view = stage.add()
    let spring = UISpringTimingParameters()
    for (time, y) in [(0.0, 336.0), (0.1, 0)] {
      stage.loop.schedule(at: time) {
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
        animator.addAnimations { view.frame.origin.y = y }
        animator.startAnimation()
      }
    }
    try stage.play {}
    #expect(abs(try stage.top(view, at: 0.1) - 183.05) < 0.005)
    #expect(abs(try stage.top(view, at: 0.1192) - 198.51) < 0.005)
  }

  @Test func transformsTurnRoundAsWell() throws {
    let stage = Stage()
    let view = stage.add()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.transform = CGAffineTransform(translationX: 0, y: -80)
    }
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    stage.loop.schedule(at: 0.5) {
      animator.pauseAnimation()
      animator.isReversed = true
    }
    try stage.play(at: 1) {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(abs(try stage.top(view, at: 0.75) + 40) < 1e-9)
    #expect(abs(try stage.top(view, at: 1.25) + 20) < 1e-9)
    #expect(view.transform.ty == 0)
  }

  @Test func timingParametersGiveTheirCurve() {
    _ = Stage()
    let spring = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(abs(spring.duration - 1.4727003346780927) < 1e-12)
    #expect(UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.5).duration == 0.7)
    let cubic = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
    #expect(cubic.timing.curve == .timingFunction(.easeOut))
  }
}
