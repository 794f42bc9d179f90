/// Where the keyboard stands for layout guides, in points of the screen.
@MainActor
package final class KeyboardDock {
  /// The keyboard's rectangle with what is on it; its top is at the bottom when it is hidden.
  package private(set) var frame: CGRect?
  /// Whether it spans the screen and ends at its bottom; else it is undocked, split or floating.
  package private(set) var isDocked = true
  private var guides: [WeakGuide] = []

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  init() {}

  func register(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakGuide(guide: guide))
  }

  /// How far above the keyboard a finger takes hold of it: the most that a guide asks, in points.
  package var dismissPadding: CGFloat {
    guides.reduce(0) { max($0, $1.guide?.keyboardDismissPadding ?? 0) }
  }

  /// Moves the guides to where the keyboard is now; their views are laid out in the next pass.
  package func move(to frame: CGRect, isDocked: Bool) {
    guard frame != self.frame || isDocked != self.isDocked else { return }
    self.frame = frame
    self.isDocked = isDocked
    for entry in guides { entry.guide?.keyboardDidMove() }
  }

  /// Lays out at once the windows in which somebody follows the keyboard.
  ///
  /// The system does this inside its own animation, so that what follows moves with the keyboard.
  package func layoutFollowers() {
    var windows: [UIWindow] = []
    for entry in guides {
      guard let window = entry.guide?.owningView?.window else { continue }
      if !windows.contains(window) { windows.append(window) }
    }
    for window in windows { window.layoutIfNeeded() }
  }
}
