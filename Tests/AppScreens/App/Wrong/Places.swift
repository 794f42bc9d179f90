import UIKit

/// Forgets that the bar already rests above the home indicator.
final class SafeAreaForgottenController: ObservingController {
  override func covered(by keyboard: CGRect) -> CGFloat {
    max(0, view.bounds.maxY - keyboard.minY)
  }
}

/// Takes the home indicator's zone off twice.
final class SafeAreaTwiceController: ObservingController {
  override func covered(by keyboard: CGRect) -> CGFloat {
    max(0, super.covered(by: keyboard) - view.safeAreaInsets.bottom)
  }
}

/// Reads the rectangle in which the keyboard was.
final class BeginFrameController: ObservingController {
  override func follow(_ change: KeyboardChange) {
    barBottom.constant = -covered(by: change.begin)
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.view.layoutIfNeeded()
    }
  }
}

/// Comes up with the keyboard, and hears nothing of its going.
final class NeverBackController: ObservingController {
  override var names: [Notification.Name] { [UIResponder.keyboardWillShowNotification] }
}

/// Adds the keyboard's height at each notification, of which there may be several.
final class AddsUpController: ObservingController {
  override var names: [Notification.Name] {
    [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
  }

  override func follow(_ change: KeyboardChange) {
    let height = change.end.height - view.safeAreaInsets.bottom
    let isUp = change.end.minY < view.bounds.maxY
    barBottom.constant += isUp ? -height : height
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.view.layoutIfNeeded()
    }
  }
}

/// Takes the keyboard's height for what it covers, also where the view ends above the screen.
final class HeightNotIntersectedController: ObservingController {
  override func covered(by keyboard: CGRect) -> CGFloat {
    guard let window = view.window, keyboard.minY < window.bounds.maxY else { return 0 }
    return keyboard.height - view.safeAreaInsets.bottom
  }
}

/// Compares the view's own points with those of the screen.
final class NotConvertedController: ObservingController {
  override func covered(by keyboard: CGRect) -> CGFloat {
    max(0, view.bounds.maxY - keyboard.minY - view.safeAreaInsets.bottom)
  }
}

/// Puts the bar above the tab bar by its height, and the keyboard's height on top of that.
final class TabBarAddedController: ObservingController {
  override func covered(by keyboard: CGRect) -> CGFloat {
    guard let window = view.window, keyboard.minY < window.bounds.maxY else { return 0 }
    return keyboard.height
  }
}

/// Keeps what the first keyboard covers for all later ones.
final class HeightKeptController: ObservingController {
  private var kept: CGFloat?

  override func covered(by keyboard: CGRect) -> CGFloat {
    let covered = super.covered(by: keyboard)
    guard covered > 0 else { return 0 }
    kept = kept ?? covered
    return kept ?? covered
  }
}
