public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// A direction of storage or of layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// An input whose text has places, ranges and a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  var textInputView: UIView { get }
}

extension UITextInput where Self: UIView {
  /// The view whose coordinates the rectangles of text are in: the input itself.
  public var textInputView: UIView { self }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// Learns of changes that are made besides typing; the system's keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let own: CGRect
  init(_ rect: CGRect) {
    own = rect
    super.init()
  }
  public override init() {
    own = .zero
    super.init()
  }
  open var rect: CGRect { own }
  open var writingDirection: NSWritingDirection { .leftToRight }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Knows the ends of words and lines.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
}

/// Finds words, paragraphs and the whole text.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: AnyObject?

  public init(textInput: any UITextInput) { input = textInput }

  private var text: NSString {
    guard let input = input as? any UITextInput,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return (input.text(in: whole) ?? "") as NSString
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let range = range(around: position.offset, granularity)
    let isForward = direction == .storage(.forward)
    return UITextPosition(offset: isForward ? range.location + range.length : range.location)
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let range = range(around: position.offset, granularity)
    return range.length > 0 ? UITextRange(range) : nil
  }

  private func range(around offset: Int, _ granularity: UITextGranularity) -> NSRange {
    let text = text
    let place = max(0, min(offset, text.length))
    switch granularity {
    case .document: return NSRange(location: 0, length: text.length)
    case .paragraph, .line, .sentence:
      return span(in: text, around: place) { $0 != 10 }
    case .word:
      return span(in: text, around: place) { unit in
        Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true
      }
    case .character:
      return place < text.length
        ? text.rangeOfComposedCharacterSequence(at: place) : NSRange(location: place, length: 0)
    }
  }

  private func span(
    in text: NSString, around place: Int, while isInside: (UInt16) -> Bool
  ) -> NSRange {
    var (start, end) = (place, place)
    while start > 0, isInside(text.character(at: start - 1)) { start -= 1 }
    while end < text.length, isInside(text.character(at: end)) { end += 1 }
    return NSRange(location: start, length: end - start)
  }
}

/// A place in a text view's text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// UTF-16 units before it.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  public override init() {
    offset = 0
    super.init()
  }
}

/// A stretch of a text view's text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
  /// In UTF-16 units.
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }
}

/// The means of typing: a language's letters, or emoji.
@preconcurrency @MainActor
public final class UITextInputMode {
  /// Posted when typing goes on with another keyboard.
  public nonisolated static let currentInputModeDidChangeNotification =
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}
