extension UITextField {
  /// Taps the button that clears the field, if it may be cleared.
  package func tapClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
