/// A rectangle of the app's screen, with a layer to show it and constraints to place it.
open class UIView: UIResponder, LayoutAnchoring {
  public let layer: CALayer
  public private(set) weak var superview: UIView?
  /// The views inside, in paint order.
  public private(set) var subviews: [UIView] = []
  weak var controller: UIViewController?
  /// Whether `layoutSubviews` is due.
  var needsLayout = true
  /// Whether it is due for this view or one inside it.
  var treeNeedsLayout = true
  public private(set) lazy var layoutItem = LayoutItem(view: self)
  /// Whether its frame is set by hand; constraints place it when this is off.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { window?.layoutEngine.invalidate() }
  }
  /// The constraints that this view holds: those between it and views inside it.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// What the safe area leaves of the view, as a guide for constraints.
  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = SafeAreaLayoutGuide(of: self)
  /// The part of the view that the keyboard takes, as a guide for constraints.
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(keyboardOf: self)

  public init(frame: CGRect) {
    layer = CALayer()
    super.init()
    layer.view = self
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { responderAbove }
  override var isOnScreen: Bool { window != nil }

  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}

  /// The size that its content asks for, in points; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Makes layout ask for the intrinsic size again.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// The size that suits the view best within `size`: its own, where it has no better idea.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// In an intrinsic size: no opinion.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Places the views inside it that constraints place; an override calls this first.
  open func layoutSubviews() {
    window?.layoutEngine.placeSubviews(of: self)
  }
}

extension UIView {
  /// The window it lies in.
  public var window: UIWindow? {
    var next: UIView? = self
    while let view = next {
      if let window = view as? UIWindow { return window }
      next = view.superview
    }
    return nil
  }

  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.count) }
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling } ?? others.count }
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view) { $0.count }
  }

  /// Puts a view among the others that are here; one that is here already only changes places.
  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    let isNew = view.superview !== self
    if isNew { view.removeFromSuperview() } else { subviews.removeAll { $0 === view } }
    let index = place(subviews)
    let above = index < subviews.count ? subviews[index].layer : nil
    subviews.insert(view, at: index)
    layer.insertSublayer(view.layer, below: above)
    guard isNew else { return }
    view.superview = self
    window?.layoutEngine.invalidate()
    setNeedsLayout()
    view.didMoveToSuperview()
    if window != nil { view.didMoveToWindow() }
  }

  /// Takes the view out, and with it the constraints that tie it to what is outside of it.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    for ancestor in sequence(first: parent, next: \.superview) {
      NSLayoutConstraint.deactivate(ancestor.constraints.filter { $0.refers(into: self) })
    }
    parent.window?.layoutEngine.invalidate()
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    parent.setNeedsLayout()
    superview = nil
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
}

extension UIView {
  public var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(color:)) }
    set { layer.backgroundColor = newValue?.color }
  }

  public var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// How opaque it is, in 0...1.
  public var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
}
