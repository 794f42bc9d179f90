import HeadlessUIKit

/// Calls back when the keyboard comes and goes, for as long as it is kept.
final class KeyboardObserver {
  private let tokens: [any NSObjectProtocol]

  init(
    willShow: @escaping @MainActor @Sendable (KeyboardChange) -> Void,
    willHide: @escaping @MainActor @Sendable (KeyboardChange) -> Void
  ) {
    let center = NotificationCenter.default
    tokens = [
      (UIResponder.keyboardWillShowNotification, willShow),
      (UIResponder.keyboardWillHideNotification, willHide),
    ].map { name, react in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard let change = KeyboardChange(notification) else { return }
        MainActor.assumeIsolated { react(change) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
