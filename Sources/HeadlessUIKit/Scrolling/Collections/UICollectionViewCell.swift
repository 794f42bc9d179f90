/// A view that a collection takes again for other items.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of a class that a collection was given.
  static func made<Made: UICollectionReusableView>(
    of type: Made.Type, for reuseIdentifier: String
  ) -> Made {
    let view = instance(of: type)
    view.reuseIdentifier = reuseIdentifier
    return view
  }

  /// Makes the view ready to show another item; an override calls this first.
  open func prepareForReuse() {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The place that it asks for: the given one, with the size that its constraints give.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// Takes what the layout says besides its rectangle.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// Shows one item of a collection; its content lies in its content view.
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView(frame: .zero)
  /// True if it has changed since it was asked for the size that it wants.
  var asksForSize = false
  open var isSelected = false
  open var isHighlighted = false
  open func updateConfiguration(using state: UICellConfigurationState) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  open func setNeedsUpdateConfiguration() { updateShownConfiguration() }
  open var automaticallyUpdatesContentConfiguration: Bool = true

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept() }
    set {
      keep(newValue)
      if let color = newValue?.backgroundColor { backgroundColor = color }
    }
  }

  open var backgroundView: UIView? {
    get { kept() }
    set {
      backgroundView?.removeFromSuperview()
      keep(newValue)
      guard let newValue else { return }
      newValue.frame = bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(newValue, at: 0)
    }
  }

  // MARK: Dragging

  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Inert: no cell is dragged out of a collection.
  open func dragStateDidChange(_ dragState: DragState) {}
}
