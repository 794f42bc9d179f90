import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Laws of property animators: turned round, on other curves, without length, and by springs.
@MainActor @Suite(.serialized)
struct AnimatorLawTests {
  private func linear(_ view: UIView, duration: Double) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: duration, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)
    ) { view.frame.origin.y = 100 }
  }

  private let line = UICubicTimingParameters(animationCurve: .linear)

  /// One that is turned round before its start goes from the end to the start.
  @Test func turnedRoundFirstItStartsAtTheEnd() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
      view.frame.origin.y = 100
    }
    animator.addCompletion { record.note("\($0)") }
    animator.isReversed = true
    try stage.play(at: 1) {
      animator.startAnimation()
      #expect(animator.fractionComplete == 0)
    }
    for time in stride(from: 1.0, to: 3, by: 0.1) {
      let shown = 100 * TimingFunction.easeIn.progress(at: 3 - time, duration: 2)
      #expect(abs(try stage.top(view, at: time) - shown) < 1e-9, "\(time)")
    }
    #expect(record.entries == [Record.Entry(name: "start", time: 3)])
    #expect(view.frame.origin.y == 0 && animator.state == .inactive && !animator.isReversed)
  }

  /// A fraction counts in the direction of travel; a pause alone makes the changes and shows none.
  @Test(arguments: [0.0, 0.25, 0.6, 1, 1.5, -2], [false, true])
  func aFractionCountsInTheDirectionOfTravel(_ share: Double, _ isReversed: Bool) throws {
    let stage = Stage()
    let view = stage.add()
    let animator = linear(view, duration: 1)
    animator.isReversed = isReversed
    try stage.play(at: 1) {
      animator.pauseAnimation()
      #expect(view.frame.origin.y == 100 && animator.state == .active && !animator.isRunning)
    }
    #expect(try stage.top(view, at: 1.5) == (isReversed ? 100 : 0))
    try stage.play(at: 2) {
      animator.fractionComplete = share
      #expect(abs(animator.fractionComplete - min(max(share, 0), 1)) < 1e-9)
    }
    let way = min(max(share, 0), 1)
    #expect(abs(try stage.top(view, at: 2.5) - 100 * (isReversed ? 1 - way : way)) < 1e-9)
  }

  /// By another curve without a factor, the rest of the way takes the rest of the time.
  @Test(arguments: [0.25, 0.5, 0.75], [false, true])
  func theRestTakesTheRestOfTheTime(_ share: Double, _ isReversed: Bool) throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = linear(view, duration: 4)
    animator.addCompletion { record.note("\($0)") }
    try stage.play(at: 1) {
      animator.isReversed = isReversed
      animator.fractionComplete = share
      animator.continueAnimation(withTimingParameters: line, durationFactor: 0)
    }
    let rest = 4 * (1 - share)
    #expect(record.names == [isReversed ? "start" : "end"])
    #expect(abs((record.entries.first?.time ?? 0) - (1 + rest)) < 1e-6)
    for part in [0.0, 0.3, 0.9] {
      let way = share + (1 - share) * part
      let top = try stage.top(view, at: 1 + rest * part)
      #expect(abs(top - 100 * (isReversed ? 1 - way : way)) < 1e-6)
    }
    #expect(view.frame.origin.y == (isReversed ? 0 : 100))
  }

  /// On another curve, turned round, it goes back as fast; turned again, it goes to the end, no slower.
  @Test func onAnotherCurveItTurnsRoundTwice() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = linear(view, duration: 1)
    animator.addCompletion { record.note("\($0)") }
    stage.loop.schedule(at: 0) {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: line, durationFactor: 2)
    }
    stage.loop.schedule(at: 1) { animator.isReversed = true }
    try stage.play(at: 1.2) { animator.isReversed = false }
    // 50 points in a second: half of them there, and a fifth of those back.
    for (time, top) in [(0.5, 25.0), (1, 50), (1.1, 45), (1.2, 40)] {
      #expect(abs(try stage.top(view, at: time) - top) < 1e-6, "\(time)")
    }
    for time in stride(from: 1.2, to: 2.4, by: 0.1) {
      #expect(try (40 - 1e-6...100 + 1e-6).contains(stage.top(view, at: time)), "\(time)")
    }
    #expect(record.names == ["end"] && view.frame.origin.y == 100)
    #expect((record.time(of: "end") ?? 9) <= 2.4 + 1e-6)
  }

  /// One of no length is at its end as soon as it is active, and ends as it starts.
  @Test func oneOfNoLengthIsAtItsEnd() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { view.frame.origin.y = 100 }
    animator.addCompletion { record.note("\($0)") }
    animator.scrubsLinearly = false
    try stage.play(at: 1) {
      animator.pauseAnimation()
      #expect(animator.duration == 0 && animator.fractionComplete == 1)
    }
    try stage.play(at: 2) { animator.startAnimation() }
    #expect(record.entries == [Record.Entry(name: "end", time: 2)])
    #expect(try stage.top(view, at: 2) == 100)
  }

  /// A layer that has lost its view keeps what it showed as its animator is stopped.
  @Test func aLayerWithoutItsViewStopsWhereItIs() throws {
    let stage = Stage()
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let layer = try #require(view?.layer)
    stage.window.layer.addSublayer(layer)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [weak view] in
      view?.frame = CGRect(x: 20, y: 40, width: 30, height: 60)
      view?.transform = CGAffineTransform(translationX: 8, y: 0)
      view?.alpha = 0
    }
    stage.loop.schedule(at: 0) { animator.startAnimation() }
    weak let gone = view
    try stage.play(at: 0.5) {
      view = nil
      #expect(gone == nil)
      animator.stopAnimation(true)
      #expect(layer.animationKeys() ?? [] == [])
    }
    #expect(abs(layer.position.x - 20) < 1e-6 && abs(layer.position.y - 40) < 1e-6)
    #expect(abs(layer.bounds.width - 20) < 1e-6 && abs(layer.bounds.height - 40) < 1e-6)
    #expect(abs(layer.affineTransform().tx - 4) < 1e-6 && abs(layer.opacity - 0.5) < 1e-6)
  }

  /// A spring's figures are those that it was given; the system's own is the keyboard's.
  @Test func parametersAreTheirCurves() throws {
    _ = Stage()
    func spring(_ parameters: UISpringTimingParameters) -> Spring? {
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
      if case .spring(let spring) = animator.timing.curve { return spring }
      return nil
    }
    #expect(spring(UISpringTimingParameters()) == KeyboardProfile.iOS18.spring)
    for (duration, bounce) in [(0.5, 0.0), (0.8, 0.4), (0.3, -0.2)] {
      let made = try Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: 3)
      let parameters = UISpringTimingParameters(
        duration: duration, bounce: CGFloat(bounce), initialVelocity: CGVector(dx: 1, dy: 3))
      #expect(spring(parameters) == made && parameters.initialVelocity.dy == 3)
    }
    let plain = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(plain.timingCurveType == .spring && plain.springTimingParameters === plain)
    #expect(plain.cubicTimingParameters == nil && plain.initialVelocity == .zero)
    let own = UICubicTimingParameters()
    let named = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(own.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(own.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(own.timingCurveType == .cubic && named.timingCurveType == .builtin)
    #expect(own.cubicTimingParameters === own && own.springTimingParameters == nil)
    #expect(named.controlPoint2 == CGPoint(x: 0.58, y: 1))
    #expect(
      UIViewPropertyAnimator(duration: 1, timingParameters: own).timing.curve
        == .timingFunction(.default))
  }
}
