/// A text with attributes that others learn the changes of: a text view's, or one of an app's own.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  nonisolated(unsafe) private weak var view: UITextView?
  nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?
  nonisolated(unsafe) public private(set) var layoutManagers: [NSLayoutManager] = []
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(string: "") }

  @MainActor
  convenience init(of view: UITextView, _ text: NSAttributedString) {
    self.init(attributedString: text)
    self.view = view
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    self.editedMask = editedMask
    editedRange = NSRange(location: range.location, length: max(0, range.length + delta))
    changeInLength = delta
    processEditing()
  }

  /// Notifies the delegate and the text view of a change.
  open func processEditing() {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.tell() }
  }

  @MainActor
  private func tell() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    view?.take(self)
  }

  open func ensureAttributesAreFixed(in range: NSRange) {}
}

extension UITextView {
  /// Shows what was changed in its storage, and keeps the selection where it is.
  fileprivate func take(_ storage: NSTextStorage) {
    let (caret, copy) = (selectedRange, NSAttributedString(attributedString: storage))
    attributedText = copy
    let count = copy.length
    let start = min(caret.location, count)
    selectedRange = NSRange(location: start, length: min(caret.length, count - start))
  }
}

@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
