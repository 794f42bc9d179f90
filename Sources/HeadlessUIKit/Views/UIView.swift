import LayerTrees

/// A rectangle of the app's screen, with a layer to show it and constraints to place it.
open class UIView: UIResponder, LayoutAnchoring {
  public let layer: CALayer
  public internal(set) weak var superview: UIView?
  /// The views inside, in paint order.
  public internal(set) var subviews: [UIView] = []
  weak var controller: UIViewController?
  var flags = ViewFlags()
  public private(set) lazy var layoutItem = LayoutItem(view: self)
  /// The constraints that this view holds: those between it and views inside it.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The part of the view within the safe area, as a guide for constraints.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide.safeArea(of: self)
  /// The part of the view within the margins, as a guide for constraints.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide.margins(of: self)
  /// The width that is easily read, within the view's margins, as a guide for constraints.
  open private(set) lazy var readableContentGuide = UILayoutGuide.readable(of: self)
  /// The part of the view that the keyboard takes, as a guide for constraints.
  open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(keyboardOf: self)
  var contentPriorities = ContentPriorities()
  var margins = ViewMargins()
  var observations: [KeyObservation] = []
  /// Its own drawing, until it has to draw again.
  var ownDrawing: ViewDrawing?

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.host = self
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  /// Called when a nib has made the view; there are none here.
  open func awakeFromNib() {}
  /// The same of the class, which every method of Objective-C's `NSObject` has.
  open class func awakeFromNib() {}

  // MARK: Geometry

  /// The rectangle in the superview, in points; setting it under a transform is a `Diagnostic`.
  open var frame: CGRect {
    get { layer.frame }
    set {
      if !transform.isIdentity { VirtualRunLoop.current.noteFrame(newValue, on: self) }
      set(.frame) { resize { layer.frame = newValue } }
      settleSafeArea()
    }
  }

  /// The view's own coordinates, in points; the origin is how far its content is scrolled.
  open var bounds: CGRect {
    get { layer.bounds }
    set { set(.bounds) { resize { layer.bounds = newValue } } }
  }

  /// The anchor point's place, as a rule the middle, in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { set(.center) { resize { layer.position = newValue } } }
  }

  /// Scales, turns or moves what is drawn; model geometry and layout stay.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      noteSafeAreaChange()
    }
  }

  /// The sides of the view that give when the size of the one around it changes.
  open var autoresizingMask: AutoresizingMask = []
  /// True if the views inside follow this one's size by their masks.
  open var autoresizesSubviews = true

  /// A point of this view in another view's coordinates, in the window's where that is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  /// A point of another view, of the window where that is nil, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(from: view))
  }

  /// A rectangle of this view in another view's coordinates, in the window's where that is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(map(to: view))
  }

  /// A rectangle of another view, of the window where that is nil, in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(from: view))
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get {
      layer.styledBackground.map { UIColor(color: $0.light, dark: $0.dark) }
        ?? layer.backgroundColor.map { UIColor(color: $0) }
    }
    set {
      layer.backgroundColor = newValue?.color
      if let newValue, newValue.isDynamic { layer.styledBackground = newValue.styled }
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.rearrange()
    }
  }

  /// Its opacity, in 0...1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var isOpaque = true
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  /// Inert: views are not archived here.
  open func encode(with coder: NSCoder) {}
  open func prepareForInterfaceBuilder() {}
  open var restorationIdentifier: String?

  // MARK: Style and traits

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  var ownTintColor: UIColor?
  /// The style that it was given; unspecified for that of its surroundings.
  var ownStyle = UIUserInterfaceStyle.unspecified

  /// Its own tint, or else that of the view around it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      invalidateLooks()
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {}
  /// Those of its window, of the screen where it lies in none.
  open var traitCollection: UITraitCollection { window?.traitCollection ?? .current }
  /// Called when the screen has got other traits than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style that it and all inside have whatever the system says; unspecified for the system's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      ownStyle = newValue
      invalidateLooks()
      VirtualRunLoop.current.screen.noteStyle()
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open var accessibilityIgnoresInvertColors = false

  /// Calls back when a trait changes; on this stage the size classes do.
  @discardableResult
  public final func registerForTraitChanges<Host: UIView>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Host, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptRegistration() }

  /// Inert: the system's letters have one size.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: the system's letters have one size.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept() }
    set { keep(newValue) }
  }

  open var appliedContentSizeCategoryLimitsDescription: String { "" }

  // MARK: Drawing

  /// The content that it puts on its layer for films; asked when its layer has changed.
  var look: ViewLook { ViewLook() }
  /// Asks for `draw(_:)` before the next commit.
  open func setNeedsDisplay() { invalidateDrawing() }
  open func setNeedsDisplay(_ rect: CGRect) { invalidateDrawing() }
  /// Draws an app's own content; films show it stretched with the view, as a phone does.
  open func draw(_ rect: CGRect) {}
  /// The class of its layer: CALayer or one of this module's subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view whose rectangle with its corners, or whose shape, is all that is shown.
  open var mask: UIView? {
    get { kept() }
    set {
      keep(newValue)
      layer.mask = newValue?.layer
    }
  }

  open var contentScaleFactor: CGFloat {
    get { kept() ?? VirtualRunLoop.current.screen.scale }
    set { keep(newValue) }
  }

  /// An area with the view's size and colours, which stays as the view is now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return Self.copyOfLook(self)
  }

  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let copy = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let area = UIView(frame: CGRect(origin: .zero, size: rect.size))
    area.clipsToBounds = true
    copy.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    area.addSubview(copy)
    return area
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 1)
  }

  open func removeFromSuperview() { detach() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open override var next: UIResponder? { responderAbove }
  override var isOnScreen: Bool { window != nil }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// The window it lies in; a window lies in itself.
  open var window: UIWindow? {
    var next: UIView? = self
    while let view = next {
      if let window = view as? UIWindow { return window }
      next = view.superview
    }
    return nil
  }

  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next {
      if candidate === view { return true }
      next = candidate.superview
    }
    return false
  }

  /// The view with this tag among itself and the views inside, the outermost first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    reorder(upper, to: low)
    reorder(lower, to: high)
  }

  // MARK: Hit testing

  /// True if a point in its own coordinates lies within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  // MARK: Layout

  /// Asks for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out at once what needs it, from the highest of the views above that needs it on down.
  open func layoutIfNeeded() { layOutNow() }
  /// Places the views inside it that constraints place; an override calls this first.
  open func layoutSubviews() { window?.layoutEngine.placeSubviews(of: self) }

  // MARK: Intrinsic size and fitting

  /// The size that its content asks for, in points; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Makes layout ask for the intrinsic size again; a view that is placed by its frame has no use for it.
  open func invalidateIntrinsicContentSize() {
    window?.layoutEngine.noteIntrinsicChange(of: self)
    if !(translatesAutoresizingMaskIntoConstraints && flags.isLayingOut) {
      superview?.setNeedsLayout()
    }
  }

  /// The size that suits the view best within `size`: its own, where it has no better idea.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  /// The size that its constraints give it, as near to `targetSize` as they let it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis] = priority
    window?.layoutEngine.noteOtherTerms(of: self)
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.resistance[axis] = priority
    window?.layoutEngine.noteOtherTerms(of: self)
  }

  // MARK: Constraints

  /// True if its frame is set by hand; constraints place it when this is off.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if flags.isSolved { window?.layoutEngine.noteOtherTerms(of: self) } }
  }

  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  open func updateConstraintsIfNeeded() { updateTreeConstraints() }
  /// Brings its constraints up to date before layout; an override calls this last.
  open func updateConstraints() {}
  open func needsUpdateConstraints() -> Bool { flags.needsConstraintUpdate }
  /// The distances by which the rectangle that constraints place lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open func forBaselineLayout() -> UIView { self }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuide.layoutItem.belong(to: self)
    layoutGuides.append(layoutGuide)
    window?.layoutEngine.noteMove(of: layoutGuide.layoutItem)
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Makes a constraint active; it is held by the nearest view around both of its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes a constraint inactive, where this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.isActive = false
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The baseline is the bottom edge here, as fonts are not read.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutItem, .firstBaseline)
  }

  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutItem, .lastBaseline)
  }

  // MARK: Safe area and margins

  /// The reach into the view of the screen's safe area and of what controllers add to it.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  open var insetsLayoutMarginsFromSafeArea = true { didSet { noteMarginsChange() } }
  open var preservesSuperviewLayoutMargins = false

  /// The room that the margins leave around content, the safe area included where asked for.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setOwnMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(leftToRight: layoutMargins) }
    set { layoutMargins = newValue.leftToRight }
  }

  open func layoutMarginsDidChange() {}

  // MARK: Gestures and interactions

  open var isUserInteractionEnabled = true
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the text input inside this view, or this view itself, give up the first responder.
  ///
  /// - Parameter force: true if it has to, whatever its delegate says; here it is asked anyway.
  /// - Returns: true if there was one and it gave up.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = InputSession.current.firstResponder,
      first.chain.contains(where: { $0 === self })
    else { return false }
    return first.resignFirstResponder()
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Its behaviours besides drawing and layout.
  open var interactions: [any UIInteraction] {
    get { kept() ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    keep(interactions + [interaction], as: "interactions")
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    keep(interactions.filter { $0 !== interaction }, as: "interactions")
    interaction.didMove(to: nil)
  }

  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  /// True if a view of its own tree has the focus; there is no focus engine.
  open var isFocused: Bool { false }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}

  // MARK: Its layer

  /// Inert: nothing is drawn by code of an app's own.
  open func display(_ layer: CALayer) {}
  /// Inert: nothing is drawn by code of an app's own.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Inert: nothing is drawn by code of an app's own.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Called when it has laid itself out.
  open func layoutSublayers(of layer: CALayer) { layer.layoutSublayers() }
  /// Inert: what a block of animation changes moves as that says.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
