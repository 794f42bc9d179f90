/// The column that text runs in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Points at either end of a line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.textDidChange() } }
  /// The most lines that show, or 0; kept, and of no effect.
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var size: CGSize
  weak var textView: UITextView?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  // MARK: Layout manager

  open var layoutManager: NSLayoutManager? { textView?.layoutManager }
}
