import HeadlessUIKit

/// Remembers how high the system's keyboard was at its last notification.
///
/// Both the change that is about to happen and the one that has happened are read: a split keyboard
/// under a finger on an iPad posts an empty rectangle first, and of its height once it is
/// dropped. Empty rectangles say nothing.
@MainActor
final class KeyboardHeightRecord {
  /// Points, with what is on the keys; nil before the first.
  private(set) var height: CGFloat?
  /// Whether what is up is not the system's.
  var isPaused = false
  private var observer: KeyboardObserver?

  init() {
    observer = KeyboardObserver([
      UIResponder.keyboardWillChangeFrameNotification: { [weak self] in self?.note($0) },
      UIResponder.keyboardDidChangeFrameNotification: { [weak self] in self?.note($0) },
    ])
  }

  private func note(_ change: KeyboardChange) {
    guard !isPaused, !change.end.isEmpty else { return }
    height = change.end.height
  }
}
