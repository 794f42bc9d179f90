// TextKit 2's names. A text view here lays its text out by TextKit 1, as one does on a phone whose
// `layoutManager` was asked for: its `textLayoutManager` is nil.

/// A place in a text of TextKit 2.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A range of a text of TextKit 2.
open class NSTextRange: NSObject {
  public let location: any NSTextLocation
  public let endLocation: any NSTextLocation

  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    (self.location, self.endLocation) = (location, endLocation ?? location)
  }
}

/// A part of a text of TextKit 2, as a paragraph.
open class NSTextElement: NSObject {
  open var elementRange: NSTextRange?
}

open class NSTextParagraph: NSTextElement {
  public let attributedString: NSAttributedString

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
  }
}

/// The lines of an element, of which there are none here.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
  open var layoutFragmentFrame: CGRect { .zero }
  open var renderingSurfaceBounds: CGRect { .zero }
  open func draw(at point: CGPoint, in context: CGContext) {}
}

/// The text of TextKit 2.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  open weak var delegate: (any NSTextContentManagerDelegate)?
  open var documentRange: NSTextRange? { nil }

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
  }
  open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
}

@preconcurrency @MainActor
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {}

/// The text of TextKit 2 that an attributed string holds.
open class NSTextContentStorage: NSTextContentManager {
  open var attributedString: NSAttributedString?
  open var textStorage: NSTextStorage?
}

/// The layout of TextKit 2, which lays nothing out here.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  open internal(set) weak var textContentManager: NSTextContentManager?
  open var textContainer: NSTextContainer?
  open var usesFontLeading = true
  open var limitsLayoutForSuspiciousContents = false
  open var usageBoundsForTextContainer: CGRect { .zero }

  open func ensureLayout(for range: NSTextRange) {}
  open func ensureLayout(for bounds: CGRect) {}
  open func invalidateLayout(for range: NSTextRange) {}
}

@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {}

extension UITextView {
  /// The layout of TextKit 2: there is none, and `layoutManager` is the text view's.
  public var textLayoutManager: NSTextLayoutManager? { nil }
}
