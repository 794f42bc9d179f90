import HeadlessUIKit
import LayerTrees
import Testing

@MainActor @Suite(.serialized)
struct KeyframeAndRepeatTests {
  private func play(
    _ options: UIView.KeyframeAnimationOptions, on stage: Stage, _ view: UIView, _ record: Record
  ) throws {
    try stage.play(at: 1) {
      UIView.animateKeyframes(withDuration: 2, delay: 0.5, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.frame.origin.y = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.y = 40
        }
      } completion: {
        record.note("\($0)")
      }
    }
  }

  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func linearKeyframesAreStraightAndHoldBetween() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try play(Self.linear, on: stage, view, record)
    let corners = [(1.5, 0.0), (1.75, 50), (2, 100), (2.5, 100), (3, 70), (3.5, 40), (9, 40)]
    for (time, y) in corners { #expect(abs(try stage.top(view, at: time) - y) < 1e-9) }
    #expect(record.entries == [Record.Entry(name: "true", time: 3.5)])
    #expect(view.frame.origin.y == 40)
  }

  @Test func theCurvePacesTheWhole() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try play([], on: stage, view, record)
    for time in stride(from: 1.5, through: 3.5, by: 0.03) {
      let share = TimingFunction.easeInEaseOut.progress(at: time - 1.5, duration: 2)
      let y =
        share < 0.25 ? 400 * share : share < 0.5 ? 100 : 100 - 120 * (share - 0.5)
      #expect(abs(try stage.top(view, at: time) - y) < 1e-9)
    }
  }

  /// Continuous but for its kinks, where only the velocity jumps.
  @Test func keyframesAreContinuous() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try play([], on: stage, view, record)
    var before = try stage.top(view, at: 1.5)
    for time in stride(from: 1.5, through: 3.6, by: 1e-3) {
      let here = try stage.top(view, at: time)
      #expect(abs(here - before) < 0.7)
      before = here
    }
  }

  @Test func discreteKeyframesJumpAtTheirEnd() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try play([.calculationModeDiscrete, Self.linear], on: stage, view, record)
    for (time, y) in [(1.9, 0.0), (2.01, 100), (3.4, 100), (3.5, 40)] {
      #expect(try stage.top(view, at: time) == y)
    }
  }

  @Test func aKeyframeElsewhereIsAPlainChange() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.y = 5
      }
    }
    #expect(try stage.animations(view).isEmpty)
    #expect(view.frame.origin.y == 5)
  }

  @Test func thereAndBackAgainThenWhereTheModelIs() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
        view.frame.origin.y = 100
      } completion: {
        record.note("\($0)")
      }
    }
    for (time, y) in [(0.25, 25.0), (1, 100), (1.75, 25), (1.999, 0.1), (2, 100)] {
      #expect(abs(try stage.top(view, at: time) - y) < 1e-9)
    }
    #expect(record.entries == [Record.Entry(name: "true", time: 2)])
  }

  @Test func aRepeatingOneNeverCompletesAndDoesNotKeepTheLoop() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        view.frame.origin.y = 100
      } completion: { _ in
        record.note("never")
      }
    }
    #expect(record.names.isEmpty)
    #expect(abs(try stage.top(view, at: 57.5) - 50) < 1e-9)
    #expect(stage.loop.log.restTime == 1)
  }

  @Test func takenAwayAnimationsCompleteUnfinished() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    stage.loop.schedule(at: 0) {
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.frame.origin.y = 100
      } completion: {
        record.note("\($0)")
      }
    }
    try stage.play(at: 0.4) { view.layer.removeAllAnimations() }
    #expect(record.entries == [Record.Entry(name: "false", time: 0.4)])
    #expect(try stage.top(view, at: 0.4) == 100)
  }

  @Test func modifiedAnimationsRepeat() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          view.frame.origin.y = 100
        }
      }
    }
    for (time, y) in [(0.5, 50.0), (1.25, 75), (2.25, 25), (3.75, 25), (4, 100)] {
      #expect(abs(try stage.top(view, at: time) - y) < 1e-9)
    }
  }

  @Test func layoutSubviewsLaysOutInsideTheBlock() throws {
    for options in [UIView.AnimationOptions.layoutSubviews, []] {
      let stage = Stage()
      let outer = Stretching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.window.addSubview(outer)
      try stage.play {}
      try stage.play(at: 1) {
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          outer.frame.size.height = 300
        }
      }
      #expect(try stage.animations(outer.inner).isEmpty == options.isEmpty)
      #expect(outer.inner.bounds.height == 300)
    }
  }

  @Test func transitionsChangeAtOnceAndCompleteLater() throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try stage.play {
      UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
        view.frame.origin.y = 9
      } completion: {
        record.note("\($0)")
      }
    }
    #expect(try stage.animations(view).isEmpty)
    #expect(record.entries == [Record.Entry(name: "true", time: 0.3)])
  }

  @Test func animationsAreEnabledOrNot() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      UIView.setAnimationsEnabled(true)
    }
    #expect(try stage.animations(view).isEmpty)
  }
}

private final class Stretching: UIView {
  let inner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }
}
