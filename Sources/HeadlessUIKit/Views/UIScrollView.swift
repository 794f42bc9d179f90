import LayerTrees

/// Shows a part of content that may be larger than itself.
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { nil }

  /// How large the content is, in points.
  open var contentSize: CGSize = .zero { didSet { layer.invalidateSnapshot() } }
  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero { didSet { layer.invalidateSnapshot() } }

  /// The point of the content that stands at the upper left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// What a person can scroll to, for those who see only the layer.
  var scrollContent: ScrollContent {
    ScrollContent(
      height: Double(contentSize.height), topInset: Double(contentInset.top),
      bottomInset: Double(contentInset.bottom))
  }
}
