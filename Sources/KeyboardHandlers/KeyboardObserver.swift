import HeadlessUIKit

/// Calls back when the keyboard comes and goes, for as long as it is kept.
final class KeyboardObserver {
  typealias Reaction = @MainActor @Sendable (KeyboardChange) -> Void

  private let tokens: [any NSObjectProtocol]

  convenience init(willShow: @escaping Reaction, willHide: @escaping Reaction) {
    self.init([
      UIResponder.keyboardWillShowNotification: willShow,
      UIResponder.keyboardWillHideNotification: willHide,
    ])
  }

  /// Calls back on notifications of these names.
  init(_ reactions: KeyValuePairs<Notification.Name, Reaction>) {
    let center = NotificationCenter.default
    tokens = reactions.map { name, react in
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
