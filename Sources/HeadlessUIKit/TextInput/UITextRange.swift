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
