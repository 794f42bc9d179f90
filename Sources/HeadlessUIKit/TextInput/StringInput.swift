/// A text input whose text is a string.
@MainActor
protocol StringInput: UITextInput, Keeping {
  var wholeText: String { get }
  /// The selection in UTF-16 units.
  var selection: NSRange { get set }
  /// Replaces as typing does, with the delegate asked and notified.
  func type(_ string: String, into range: NSRange)
}

extension UITextField: StringInput {
  var wholeText: String { text ?? "" }
  var selection: NSRange {
    get { insertionRange }
    set { select(newValue) }
  }
  func type(_ string: String, into range: NSRange) {
    select(range)
    if !string.isEmpty { insertText(string) } else if selection.length > 0 { deleteBackward() }
  }

  /// A selection, and the text that it was made in: another text has none.
  private struct Selection {
    let text: String
    let range: NSRange
  }

  /// The range that typing replaces: the selection, or the place behind the text.
  var insertionRange: NSRange {
    if let selection: Selection = kept("selection"), selection.text == wholeText {
      return selection.range
    }
    return NSRange(location: wholeText.utf16.count, length: 0)
  }

  func select(_ range: NSRange) {
    let count = wholeText.utf16.count
    let start = max(0, min(range.location, count))
    let length = max(0, min(range.length, count - start))
    keep(
      Selection(text: wholeText, range: NSRange(location: start, length: length)), as: "selection")
  }

  /// The range that the delete key takes: the selection, or the character before the caret.
  var rangeBeforeCaret: NSRange? {
    let range = insertionRange
    guard range.length == 0 else { return range }
    let before = Range(NSRange(location: 0, length: range.location), in: wholeText)
    guard let last = before.flatMap({ wholeText[$0].last }) else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: range.location - length, length: length)
  }
}

extension UITextView: StringInput {
  var wholeText: String { text ?? "" }
  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  func type(_ string: String, into range: NSRange) {
    selectedRange = range
    if !string.isEmpty { insertText(string) } else if selection.length > 0 { deleteBackward() }
  }
}

extension StringInput {
  func place(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...wholeText.utf16.count).contains(target) ? UITextPosition(offset: target) : nil
  }

  func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    let (first, last) = (from.offset, to.offset)
    return UITextRange(NSRange(location: min(first, last), length: abs(last - first)))
  }

  func part(_ range: UITextRange) -> String? {
    Range(range.range, in: wholeText).map { String(wholeText[$0]) }
  }

  func copySelection() {
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = part(UITextRange(selection))
  }

  func cutSelection() {
    guard selection.length > 0 else { return }
    copySelection()
    type("", into: selection)
  }

  func pasteFromPasteboard() {
    guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
    type(string, into: selection)
  }

  func selectWholeText() { selection = NSRange(location: 0, length: wholeText.utf16.count) }
}

/// The members that every text input of this module has besides its own parts.
@preconcurrency @MainActor
public protocol WholeTextInput: UITextInput, UIResponder {}
extension UITextField: WholeTextInput {}
extension UITextView: WholeTextInput {}

extension WholeTextInput {
  /// Inert: the keyboard marks no text.
  public var markedTextRange: UITextRange? { nil }
  /// Inert: the keyboard marks no text.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Inert: the keyboard of a scene has no input delegate.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  public var interactionState: Any {
    get { selectedTextRange as Any }
    set { if let range = newValue as? UITextRange { selectedTextRange = range } }
  }

  public func replace(_ range: UITextRange, withText text: String) {
    (self as? any StringInput)?.type(text, into: range.range)
  }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let range = selectedTextRange else { return }
    replace(range, withText: markedText ?? "")
  }

  /// Inert: the keyboard marks no text.
  public func unmarkText() {}

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: -offset)
    case .up, .down:
      closestPosition(
        to: CGPoint(
          x: caretRect(for: position).midX,
          y: caretRect(for: position).midY
            + (direction == .up ? -1 : 1) * CGFloat(offset) * caretRect(for: position).height))
    }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap { start in
      position(from: start, offset: 1).flatMap { textRange(from: start, to: $0) }
    }
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    let end = range.range.location + range.range.length
    return UITextPosition(offset: max(range.range.location, min(place.offset, end)))
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public var isEditingText: Bool { isFirstResponder }
  /// Inert: there is no insertion point to float.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Inert: there is no insertion point to float.
  public func endFloatingCursor() {}
}

extension UIResponder {
  /// The input view that it has, or its controller's.
  var inputViewOrControllers: UIView? { inputView ?? inputViewController?.view }
  /// The accessory view that it has, or its controller's.
  var accessoryViewOrControllers: UIView? {
    inputAccessoryView ?? inputAccessoryViewController?.view
  }
}

extension UITextInputMode {
  static let standard = UITextInputMode()
  public var primaryLanguage: String? { "en-US" }
  public static var activeInputModes: [UITextInputMode] { [.standard] }
}
