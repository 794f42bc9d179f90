import LayerTrees

/// What turns at the top of a list while it is refreshed; it adds 60 points to the list's inset.
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  open private(set) var isRefreshing = false { didSet { layer.invalidateLook() } }
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(x: 0, y: 0, width: 320, height: Self.height) : frame)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A wheel while it refreshes.
  override var look: ViewLook {
    isRefreshing ? ViewLook(elements: [.spinner(shown(tintColor ?? .gray))]) : ViewLook()
  }

  /// Shows it as refreshing, and moves the list down by its height.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    (superview as? UIScrollView)?.contentInset.top += Self.height
  }

  /// Hides it, and takes the room from the list again.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    (superview as? UIScrollView)?.contentInset.top -= Self.height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview else { return }
    frame = CGRect(x: 0, y: -Self.height, width: superview.bounds.width, height: Self.height)
  }
}
