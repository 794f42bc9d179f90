import HeadlessUIKit
import LayerTrees
import Testing

/// A block in a block: what it takes over and what its options override.
@MainActor @Suite(.serialized)
struct InheritanceTests {
  /// The timing of a change in a block of 0.3 s, easeOut, inside one of 1 s, easeIn.
  private func nested(_ options: AnimationOptions) throws -> AnimationTiming? {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, options]) {
          view.alpha = 0
        }
      }
    }
    return try stage.animations(view).first?.timing
  }

  @Test func durationAndCurveAreInherited() throws {
    #expect(try nested([]) == timing(.easeIn, 1))
    #expect(try nested([.beginFromCurrentState, .allowUserInteraction]) == timing(.easeIn, 1))
  }

  @Test func eachIsOverriddenByItsOwnOption() throws {
    #expect(try nested(.overrideInheritedDuration) == timing(.easeIn, 0.3))
    #expect(try nested(.overrideInheritedCurve) == timing(.easeOut, 1))
    #expect(
      try nested([.overrideInheritedDuration, .overrideInheritedCurve]) == timing(.easeOut, 0.3))
  }

  @Test func withoutABlockAroundTheOptionsChangeNothing() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { view.alpha = 0 }
    }
    #expect(try stage.animations(view).map(\.timing) == [try timing(.easeOut, 0.3)])
  }

  @Test func theThirdBlockInheritsWhatTheSecondCameTo() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.curveLinear, .overrideInheritedDuration]
        ) {
          #expect(UIView.inheritedAnimationDuration == 0.5)
          UIView.animate(withDuration: 2, delay: 0, options: .curveEaseOut) { view.alpha = 0 }
        }
      }
    }
    #expect(try stage.animations(view).map(\.timing) == [try timing(.easeIn, 0.5)])
  }

  @Test func theKeyboardsCurveIsInheritedWithItsOwnTime() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 0.25, delay: 0, options: AnimationOptions(curve: .keyboard)) {
        UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      }
    }
    #expect(try stage.animations(view).map(\.timing) == [KeyboardProfile.iOS18.timing])
  }

  /// A spring that settles in 0.3 s inside a block of the keyboard's curve, or one of easeIn.
  @Test(arguments: [AnimationOptions.curveEaseIn, AnimationOptions(curve: .keyboard)])
  func aSpringKeepsItsFiguresAndInheritsTheTime(_ around: AnimationOptions) throws {
    let stage = Stage()
    let (view, settled, plain) = (stage.add(), stage.add(), stage.add())
    try stage.play {
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2
      ) { plain.alpha = 0 }
      UIView.animate(withDuration: 0.25, delay: 0, options: around) {
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2
        ) { view.alpha = 0 }
        UIView.animate(springDuration: 0.3, bounce: 0.2) { settled.alpha = 0 }
      }
    }
    let alone = try stage.animations(plain).first?.timing
    let nested = try #require(try stage.animations(view).first?.timing)
    #expect(nested.curve == alone?.curve)
    let inherited = around.curve == .keyboard ? KeyboardProfile.iOS18.duration : 0.25
    #expect(nested.duration == inherited)
    #expect(try stage.animations(settled).first?.timing.duration == inherited)
  }

  @Test func aSpringsTimeIsOverriddenByItsOption() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
          options: .overrideInheritedDuration
        ) { view.alpha = 0 }
      }
    }
    #expect(try stage.animations(view).first?.timing.duration == 0.3)
  }

  @Test func aDelayIsNotInheritedAndTheOuterBlockGoesOnAfterTheInner() throws {
    let stage = Stage()
    let (inner, outer) = (stage.add(), stage.add())
    try stage.play {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0.2) { inner.alpha = 0 }
        outer.alpha = 0
      }
    }
    #expect(try stage.animations(inner).map(\.beginTime) == [0.2])
    #expect(try stage.animations(outer).map(\.beginTime) == [0.5])
    #expect(try stage.animations(outer).map(\.timing) == [try timing(.linear, 1)])
  }

  @Test func withoutAnimationMeansNoneAtAnyDepth() throws {
    let stage = Stage()
    let (still, deep, moving) = (stage.add(), stage.add(), stage.add())
    try stage.play {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          still.alpha = 0
          UIView.animate(withDuration: 1) { deep.alpha = 0 }
          #expect(UIView.inheritedAnimationDuration == 0)
        }
        moving.alpha = 0
      }
    }
    #expect(try stage.animations(still).isEmpty)
    #expect(try stage.animations(deep).isEmpty)
    #expect(try stage.animations(moving).count == 1)
  }

  @Test func outsideOfBlocksNothingIsInherited() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 1) }
      view.alpha = 0
    }
    #expect(try stage.animations(view).isEmpty)
  }
}
