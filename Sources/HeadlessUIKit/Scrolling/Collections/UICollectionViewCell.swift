/// A view that a collection takes again for other items.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How a collection makes a view of a class that it was given; subclasses inherit it.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
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
  public let contentView = UIView(frame: .zero)
  /// Whether it has changed since it was asked for the size that it wants.
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
}
