/// What a tracker has last heard of the keyboard.
///
/// Source: meiwin/NgKeyboardTracker, `NgKeyboardTracker.m`.
enum KeyboardAppearance: CaseIterable {
  /// Before it listens.
  case undefined
  case willShow, willHide, shown, hidden
}
