package import HeadlessUIKit

/// Ends a field's input when something else in its window is touched.
///
/// Controls and navigation bars keep their touches to themselves, where the finger is on such a
/// view itself. Source: hackiftekhar/IQKeyboardManager, the resign handler of 8.0.2.
@MainActor
package final class TouchOutside {
  package let recognizer = UITapGestureRecognizer()
  private weak var field: UIView?

  package init() {
    recognizer.cancelsTouchesInView = false
    recognizer.addHandler { [weak self] in self?.touched(at: $0.location(in: nil)) }
  }

  package func watch(_ field: UIView) {
    self.field = field
    field.window?.addGestureRecognizer(recognizer)
  }

  package func stop() {
    recognizer.view?.removeGestureRecognizer(recognizer)
    field = nil
  }

  private func touched(at point: CGPoint) {
    guard let field, let hit = recognizer.view?.hitTest(point, with: nil),
      !(hit is UIControl), !(hit is UINavigationBar), !hit.isDescendant(of: field)
    else { return }
    field.resignFirstResponder()
  }
}
