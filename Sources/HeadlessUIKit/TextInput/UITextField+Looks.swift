extension UITextField {
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      if let font = newValue?.firstAttributes[.font] as? UIFont { self.font = font }
      if let color = newValue?.firstAttributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  public var attributedPlaceholder: NSAttributedString? {
    get { kept() ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      keep(newValue)
      placeholder = newValue?.string
    }
  }

  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = kept() ?? [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      keep(newValue)
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept() ?? defaultTextAttributes }
    set { keep(newValue) }
  }

  public var allowsEditingTextAttributes: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: text keeps its size.
  public var adjustsFontSizeToFitWidth: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: text keeps its size.
  public var minimumFontSize: CGFloat {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }

  /// Inert: the system's letters have one size.
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var clearsOnInsertion: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: an image behind the text is not drawn.
  public var background: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: an image behind the text is not drawn.
  public var disabledBackground: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

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
