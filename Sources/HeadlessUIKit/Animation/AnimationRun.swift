import LayerTrees

/// The animations that one block has made, for those who ask what became of them.
@MainActor
final class AnimationRun: LayerAnimationOwner {
  /// An animation that was made, and where it is.
  struct Member {
    let layer: CALayer
    /// Names the animation among the layer's.
    let id: Int
    /// The change as it was made.
    let change: PropertyAnimation.Change
  }

  private(set) var members: [Member] = []
  /// The views whose layers have changed in the block, in order.
  private(set) var touched: [UIView] = []
  /// How many animations have been taken away before their end.
  private(set) var cutCount = 0
  /// What is called when the last animation has been taken away.
  var whenAllAreCut: (() -> Void)?
  private let keepsTouched: Bool

  init(keepsTouched: Bool = false) { self.keepsTouched = keepsTouched }

  func didAdd(animation id: Int, to layer: CALayer, for change: PropertyAnimation.Change) {
    members.append(Member(layer: layer, id: id, change: change))
  }

  func touch(_ view: UIView?) {
    guard keepsTouched, let view, touched.last !== view else { return }
    touched.append(view)
  }

  func removeTouched() { touched = [] }

  func didRemoveAnimation() {
    cutCount += 1
    guard cutCount == members.count else { return }
    whenAllAreCut?()
    whenAllAreCut = nil
  }
}
