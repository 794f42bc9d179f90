/// What a tracker has last heard of the keyboard.
///
/// Source: meiwin/NgKeyboardTracker, `NgKeyboardTracker.m`.
enum KeyboardAppearance: CaseIterable {
  case undefined, willShow, willHide, shown, hidden

  /// Whether what is told now changes anything.
  ///
  /// What is shown already is not about to be shown, and what is hidden not about to hide; a
  /// telling that repeats itself says nothing.
  func accepts(_ next: KeyboardAppearance) -> Bool {
    switch self {
    case .undefined: true
    case .willShow: next != .willShow
    case .willHide: next != .willHide
    case .shown: next != .willShow && next != .shown
    case .hidden: next != .willHide && next != .hidden
    }
  }
}
