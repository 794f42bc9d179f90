// swift-format-ignore-file
// Scripts/write inert makes this of Scripts/uikit/inert.tsv.

extension UISearchBar {
  // Inert: an image behind the bar is not drawn.
  public var backgroundImage: UIImage? { get { kept() } set { keep(newValue) } }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  // Inert: an image behind the field is not drawn.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  // Inert: the bar's signs are the system's.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  // Inert: the scopes' row is not shown.
  public var scopeButtonTitles: [String]? { get { kept() } set { keep(newValue) } }
  public var showsScopeBar: Bool { get { kept() ?? false } set { keep(newValue) } }
}

extension UITextChecker {
  // Inert: no word is wrong.
  public static func learnWord(_ word: String) {}
}

extension UITextField {
  // Inert: an image behind the text is not drawn.
  public var disabledBackground: UIImage? { get { kept() } set { keep(newValue) } }
}

extension UITextFieldDelegate {
  // Inert: the menu is never drawn.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  // Inert: no suggestion is chosen.
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
  // Inert: a text is changed in one range.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool { true }
}

extension UITextViewDelegate {
  // Inert: the menu is never drawn.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  // Inert: a text is changed in one range.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool { true }
  // Inert: no suggestion is chosen.
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
  // Inert: Writing Tools are never opened.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  // Inert: the panel that formats a text is never shown.
  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
}

extension UITextView {
  // Inert: links and numbers are not looked for.
  public var dataDetectorTypes: UIDataDetectorTypes { get { kept() ?? [] } set { keep(newValue) } }
  // Inert: the bar that finds words is never shown.
  public var isFindInteractionEnabled: Bool { get { kept() ?? false } set { keep(newValue) } }
  public var findInteraction: UIFindInteraction? { nil }
}
