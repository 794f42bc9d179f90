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

  /// Takes what the layout says besides its rectangle.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// Shows one item of a collection; its content lies in its content view.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
