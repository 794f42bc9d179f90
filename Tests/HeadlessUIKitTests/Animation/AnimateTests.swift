import HeadlessUIKit
import LayerTrees
import Testing

@MainActor @Suite(.serialized)
struct AnimateTests {
  @Test func aChangeInABlockIsModelPlusWhatIsLeftOfTheWay() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {}
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.center = CGPoint(x: 80, y: 250)
      }
      #expect(view.center == CGPoint(x: 80, y: 250))
    }
    #expect(
      try stage.animations(view) == [
        PropertyAnimation(
          change: .position(dx: -30, dy: -200), beginTime: 1, timing: try timing(.linear, 0.4))
      ])
    #expect(try stage.top(view, at: 0.9) == 0)
    #expect(abs(try stage.top(view, at: 1.1) - 50) < 1e-9)
    #expect(abs(try stage.path(to: view, at: 1.1).frame(at: 1.1).minY.velocity - 500) < 1e-9)
    #expect(try stage.top(view, at: 1.4) == 200)
  }

  @Test func outsideABlockAChangeShowsAtOnce() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play(at: 1) {
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    #expect(try stage.animations(view).isEmpty)
  }

  @Test func changesAddUpAndTheFirstGoesOn() throws {
    let stage = Stage()
    let view = stage.add()
    for (time, place) in [(0.0, 336.0), (0.1, 0.0)] {
      stage.loop.schedule(at: time) {
        UIView.animate(withDuration: 0.25, delay: 0, options: AnimationOptions(curve: .keyboard)) {
          view.frame.origin.y = place
        }
      }
    }
    try stage.play {}
    #expect(try stage.animations(view, at: 0.1).map(\.change.dy) == [-336, 336])
    #expect(abs(try stage.top(view, at: 0.1) - 183.05) < 0.005)
    #expect(abs(try stage.top(view, at: 0.1192) - 198.51) < 0.005)
    #expect(try stage.top(view, at: 0.6) == 0)
  }

  /// Curve bits 0 to 3 name the four documented curves, 4 to 6 nothing known; bit 19 is no part.
  @Test(arguments: [
    (0, TimingFunction.easeInEaseOut), (1, .easeIn), (2, .easeOut), (3, .linear),
    (4, .easeInEaseOut), (5, .easeInEaseOut), (6, .easeInEaseOut), (8, .easeInEaseOut),
    (9, .easeIn), (11, .linear),
  ])
  func optionsNameTheCurve(bits: Int, function: TimingFunction) throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: AnimationOptions(rawValue: UInt(bits) << 16)
      ) { view.alpha = 0 }
    }
    #expect(try stage.animations(view).map(\.timing) == [try timing(function, 0.3)])
  }

  @Test(arguments: [7, 15])
  func curveSevenIsTheKeyboardsSpringForItsOwnTime(bits: UInt) throws {
    for profile in KeyboardProfile.all {
      let stage = Stage(profile: profile)
      let view = stage.add()
      try stage.play {
        UIView.animate(
          withDuration: 0.25, delay: 0, options: AnimationOptions(rawValue: bits << 16)
        ) { view.alpha = 0 }
      }
      #expect(try stage.animations(view).map(\.timing) == [profile.timing])
    }
  }

  @Test func theDefaultIsEaseInOut() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play { UIView.animate(withDuration: 0.3) { view.alpha = 0 } }
    #expect(try stage.animations(view).map(\.timing) == [try timing(.easeInEaseOut, 0.3)])
  }

  @Test(arguments: [0, -1, .nan, .infinity], [0, 5, 7])
  func durationsThatAreNoneChangeAtOnce(duration: Double, curve: UInt) throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(
        withDuration: duration, delay: 0, options: AnimationOptions(rawValue: curve << 16)
      ) { view.frame.origin.y = 50 }
    }
    #expect(try stage.animations(view).isEmpty)
    #expect(try stage.top(view, at: 0) == 50)
  }

  @Test func aDelayHoldsTheOldValueUntilItIsOver() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.4, delay: 0.3, options: .curveLinear) {
        view.frame.origin.y = 100
      }
    }
    #expect(view.frame.minY == 100)
    for time in [1, 1.1, 1.3] { #expect(abs(try stage.top(view, at: time)) < 1e-9) }
    #expect(abs(try stage.top(view, at: 1.4) - 25) < 1e-9)
    #expect(try stage.top(view, at: 1.7) == 100)
  }

  @Test func settingTheSameValueMakesNoAnimation() throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 10, y: 20, width: 30, height: 40))
    try stage.play {}
    let before = try stage.layer(view)
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.25) {
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        view.bounds = view.bounds
        view.center = view.center
        view.alpha = 1
        view.transform = .identity
      }
    }
    #expect(try stage.layer(view) === before)
  }

  @Test func valuesSetTwiceInABlockStartFromTheFirst() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.25) {
        view.frame.origin.y = 400
        view.frame.origin.y = 100
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 50, y: 60)
      }
    }
    let frame = try stage.path(to: view, at: 1).frame(at: 1).rect
    #expect(abs(frame.minX) < 1e-9 && abs(frame.minY) < 1e-9)
    #expect(abs(frame.width - 100) < 1e-9 && abs(frame.height - 100) < 1e-9)
  }
}
