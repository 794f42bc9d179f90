import HeadlessUIKit
import LayerTrees
import Testing

/// The animations of views, as their layers show them.
@MainActor @Suite(.serialized)
struct ViewAnimationTests {
  /// UIKit names the animations of views by their key path, and counts those that add up.
  @Test func viewsAnimationsCanBeLookedUp() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      for y in [100.0, 200] {
        UIView.animate(withDuration: 0.25, delay: 0, options: AnimationOptions(curve: .keyboard)) {
          view.center.y = y
        }
      }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(spring?.stiffness == 1000 && spring?.mass == 3 && spring?.duration == 0.5)
      #expect(spring?.fromValue as? CGPoint == CGPoint(x: 0, y: -50))
      view.layer.removeAnimation(forKey: "position")
      #expect(view.layer.animationKeys() == ["position"])
    }
  }

  @Test func theScreenAnswersNotTheModel() throws {
    let stage = Stage()
    let view = stage.add()
    #expect(view.layer.presentation() == nil)
    stage.loop.schedule(at: 0) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 150 }
    }
    try stage.play(at: 0.25) {
      #expect(view.layer.presentation()?.position.y == 75)
      view.center.y = 999
      #expect(view.layer.presentation()?.position.y == 75)
    }
  }
}
