import UIKit

/// Starts its animator a tenth of a second late.
final class AnimatorLateController: AnimatorController {
  override func start(_ animator: UIViewPropertyAnimator) {
    animator.startAnimation(afterDelay: 0.1)
  }
}

/// Takes a safe area that it has made less itself for the view's own.
final class AddedSafeAreaLostController: AddedSafeAreaController {
  override var room: CGRect { view.safeAreaLayoutGuide.layoutFrame }
}

/// Takes 216 points for the height of any keyboard.
final class HeightAssumedController: HandLaidController {
  override func height(of keyboard: CGRect) -> CGFloat {
    keyboard.minY < view.bounds.maxY ? 216 : 0
  }
}
