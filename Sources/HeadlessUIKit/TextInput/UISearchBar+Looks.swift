extension UISearchBar {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  public var searchBarStyle: Style {
    get { kept() ?? .default }
    set { keep(newValue) }
  }

  public var barStyle: UIBarStyle {
    get { kept() ?? .default }
    set { keep(newValue) }
  }

  public var isTranslucent: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  public var barTintColor: UIColor? {
    get { kept() }
    set {
      keep(newValue)
      backgroundColor = newValue
    }
  }

  public var prompt: String? {
    get { kept() }
    set { keep(newValue) }
  }

  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// Inert: an image behind the bar is not drawn.
  public var backgroundImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: an image behind the bar is not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Inert: an image behind the field is not drawn.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Inert: the bar's signs are the system's.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Inert: the bar's signs are the system's.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  public var searchTextPositionAdjustment: UIOffset {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }

  /// Inert: the scopes' row is not shown.
  public var scopeButtonTitles: [String]? {
    get { kept() }
    set { keep(newValue) }
  }
  public var selectedScopeButtonIndex: Int {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }
  /// Inert: the scopes' row is not shown.
  public var showsScopeBar: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  public var showsBookmarkButton: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  public var showsSearchResultsButton: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// A tap on the button that cancels, where it is shown.
  package func tapCancel() {
    guard showsCancelButton else { return }
    delegate?.searchBarCancelButtonClicked(self)
  }

  // MARK: Traits of its field

  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
}

/// A word in a search field that stands for a filter.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let text: String
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) { self.text = text }
}

extension UISearchTextField {
  public var tokens: [UISearchToken] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  public var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  public var allowsDeletingTokens: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  public var allowsCopyingTokens: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  public var tokenBackgroundColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }
}
