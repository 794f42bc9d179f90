import HeadlessUIKit
import LayerTrees
import Testing

/// Code as it is published for UIKit, letter by letter but for `#selector`: that it compiles is
/// half of the test.
@MainActor @Suite(.serialized)
struct PublishedFormsTests {
  /// Notification-driven code of every age: the keyboard's curve from the notification.
  @Test func threeAgesOfKeyboardAnimationAreOne() throws {
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
    ]
    let forms: [@MainActor (UIView, Double, UInt) -> Void] = [
      { view, duration, curve in
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(duration)
        if let curve = UIView.AnimationCurve(rawValue: Int(curve)) {
          UIView.setAnimationCurve(curve)
        }
        UIView.setAnimationBeginsFromCurrentState(true)
        view.frame.origin.y = 336
        UIView.commitAnimations()
      },
      { view, duration, curve in
        UIView.animate(
          withDuration: duration, delay: 0,
          options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
          animations: { view.frame.origin.y = 336 }, completion: nil)
      },
      { view, duration, curve in
        guard let curve = UIView.AnimationCurve(rawValue: Int(curve)) else { return }
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
          view.frame.origin.y = 336
        }
        animator.startAnimation()
      },
      { view, _, _ in
        let animator = UIViewPropertyAnimator(
          duration: 0.5, timingParameters: UISpringTimingParameters())
        animator.addAnimations { view.frame.origin.y = 336 }
        animator.startAnimation()
      },
    ]
    for form in forms {
      let stage = Stage()
      let view = stage.add()
      try stage.play {
        let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        form(view, duration ?? 0, curve ?? 0)
      }
      #expect(abs(try stage.top(view, at: 0.080) - 144.11039189726017) < 1e-9)
      #expect(abs(try stage.top(view, at: 0.250) - 316.52488444019065) < 1e-9)
    }
  }

  /// Popup code that is dragged: paused, scrubbed from where it was, and turned round.
  @Test func aDraggedAnimatorFollowsTheFinger() throws {
    let stage = Stage()
    let view = stage.add()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
      view.transform = CGAffineTransform(translationX: 0, y: -200)
    }
    var progress: CGFloat = 0
    stage.loop.schedule(at: 0) {
      animator.startAnimation()
      animator.pauseAnimation()
      progress = animator.fractionComplete
    }
    stage.loop.schedule(at: 0.1) { animator.fractionComplete = 0.25 + progress }
    stage.loop.schedule(at: 0.2) { animator.fractionComplete = 0.5 + progress }
    stage.loop.schedule(at: 0.3) {
      animator.isReversed.toggle()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try stage.play {}
    #expect(abs(try stage.top(view, at: 0.15) + 50) < 1e-9)
    #expect(abs(try stage.top(view, at: 0.25) + 100) < 1e-9)
    #expect(abs(try stage.top(view, at: 0.3) + 100) < 1e-6)
    #expect(view.transform == .identity)
  }

  @Test func layersBounceByNamedFunctions() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.3)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0, 0, 0.2, 1))
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
      shake.duration = 0.6
      shake.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
      view.layer.add(shake, forKey: "shake")
      CATransaction.commit()
    }
    let frame = try stage.path(to: view, at: 0.075).frame(at: 0.075)
    #expect(abs(frame.minX.value - 20) < 1e-9)
  }

  @Test func layerTimesConvertThereAndBack() throws {
    let stage = Stage()
    let (outer, inner) = (stage.add(), UIView())
    outer.addSubview(inner)
    outer.layer.speed = 0.5
    outer.layer.beginTime = 2
    inner.layer.speed = 4
    inner.layer.timeOffset = 1
    #expect(inner.layer.convertTime(10, from: nil) == 17)
    #expect(inner.layer.convertTime(17, to: nil) == 10)
    #expect(inner.layer.convertTime(17, to: outer.layer) == 4)
    #expect(outer.layer.convertTime(17, from: inner.layer) == 4)
  }
}
