/// A controller whose view is an input or an accessory view.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  open var primaryLanguage: String?
  public private(set) lazy var textDocumentProxy: any UITextDocumentProxy = ResponderProxy()

  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 0), inputViewStyle: .keyboard)
  }

  /// There is no other keyboard to switch to.
  open var needsInputModeSwitchKey: Bool { false }
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  /// Ends typing, as the key that hides the keyboard does.
  open func dismissKeyboard() { InputSession.current.firstResponder?.resignFirstResponder() }
}

/// The text that an app's own keyboard types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// Hands what is typed to the first responder.
@MainActor
private final class ResponderProxy: UITextDocumentProxy {
  private var input: (any UIKeyInput)? {
    InputSession.current.firstResponder as? any UIKeyInput
  }

  private var text: (any UITextInput)? { input as? any UITextInput }
  var hasText: Bool { input?.hasText ?? false }
  var documentContextBeforeInput: String? {
    guard let text, let caret = text.selectedTextRange?.start,
      let range = text.textRange(from: text.beginningOfDocument, to: caret)
    else { return nil }
    return text.text(in: range)
  }
  var documentContextAfterInput: String? {
    guard let text, let caret = text.selectedTextRange?.end,
      let range = text.textRange(from: caret, to: text.endOfDocument)
    else { return nil }
    return text.text(in: range)
  }
  var selectedText: String? {
    text.flatMap { text in text.selectedTextRange.flatMap { text.text(in: $0) } }
  }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }
  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let caret = text.selectedTextRange?.start,
      let place = text.position(from: caret, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: place, to: place)
  }
}

/// A view in place of the keyboard or above it, on the keyboard's ground.
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }

  public let inputViewStyle: Style
  /// True if constraints inside it give its height.
  open var allowsSelfSizing = false { didSet { invalidateIntrinsicContentSize() } }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = UIColor(white: 0.82, alpha: 1) }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard allowsSelfSizing || bounds.height == 0 else {
      return CGSize(width: targetSize.width, height: bounds.height)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
