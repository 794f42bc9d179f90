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

extension UITextView {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }

  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// UTF-16 units from one place to another; negative where that comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The place at the given distance in UTF-16 units; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...text.utf16.count).contains(target) ? UITextPosition(offset: target) : nil
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, last) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(first, last), length: abs(last - first)))
  }

  public func text(in range: UITextRange) -> String? {
    Range(range.range, in: text).map { String(text[$0]) }
  }
}
