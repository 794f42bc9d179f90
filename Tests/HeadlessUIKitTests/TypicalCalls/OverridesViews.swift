import HeadlessUIKit

// What apps override. Nothing here runs: that it compiles is the test.

class OverridingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override class func awakeFromNib() { super.awakeFromNib() }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet {} }
  override var tag: Int { didSet {} }
  override var mask: UIView? { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet {} }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
  override var autoresizingMask: UIView.AutoresizingMask { didSet {} }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { false }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { nil }
  override var inputAccessoryViewController: UIInputViewController? { nil }
  override var textInputMode: UITextInputMode? { nil }
  override var undoManager: UndoManager? { nil }
  override var keyCommands: [UIKeyCommand]? { nil }
  override var next: UIResponder? { super.next }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "" }
    set {}
  }
  override var accessibilityValue: String? {
    get { "" }
    set {}
  }
  override var accessibilityHint: String? {
    get { "" }
    set {}
  }
  override var accessibilityIdentifier: String? { didSet {} }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }
  override var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
  override func accessibilityActivate() -> Bool { false }
  override func accessibilityIncrement() {}
  override func accessibilityElementDidBecomeFocused() {}
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func updateConstraints() { super.updateConstraints() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority a: UILayoutPriority,
    verticalFittingPriority b: UILayoutPriority
  ) -> CGSize { .zero }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
  override func setContentHuggingPriority(_ p: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  {}
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    super.traitCollectionDidChange(p)
  }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func addGestureRecognizer(_ g: UIGestureRecognizer) { super.addGestureRecognizer(g) }
  override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func reloadInputViews() { super.reloadInputViews() }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
  override func viewWithTag(_ tag: Int) -> UIView? { nil }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  override func snapshotView(afterScreenUpdates a: Bool) -> UIView? { nil }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    super.action(for: layer, forKey: event)
  }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func display(_ layer: CALayer) {}
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  override func updateFocusIfNeeded() {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override class var requiresConstraintBasedLayout: Bool { true }
}

class OverridingControl: UIControl {
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var state: UIControl.State { super.state }
  override var isTracking: Bool { false }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool {
    super.beginTracking(t, with: e)
  }
  override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }
  override func endTracking(_ t: UITouch?, with e: UIEvent?) {}
  override func cancelTracking(with e: UIEvent?) {}
  override func sendAction(_ a: Selector, to t: Any?, for e: UIEvent?) {
    super.sendAction(a, to: t, for: e)
  }
  override func sendActions(for e: UIControl.Event) { super.sendActions(for: e) }
  override func addTarget(_ t: Any?, action: Selector, for e: UIControl.Event) {
    super.addTarget(t, action: action, for: e)
  }
}

class OverridingButton: UIButton {
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var buttonType: UIButton.ButtonType { .custom }
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
  override var configuration: UIButton.Configuration? { didSet {} }
  override func setTitle(_ t: String?, for s: UIControl.State) { super.setTitle(t, for: s) }
  override func setImage(_ t: UIImage?, for s: UIControl.State) { super.setImage(t, for: s) }
  override func setTitleColor(_ t: UIColor?, for s: UIControl.State) {}
  override func setAttributedTitle(_ t: NSAttributedString?, for s: UIControl.State) {}
  override func titleRect(forContentRect r: CGRect) -> CGRect { super.titleRect(forContentRect: r) }
  override func imageRect(forContentRect r: CGRect) -> CGRect { super.imageRect(forContentRect: r) }
  override func contentRect(forBounds r: CGRect) -> CGRect { r }
  override func backgroundRect(forBounds r: CGRect) -> CGRect { r }
  override func updateConfiguration() {}
  override var currentTitle: String? { nil }
}

class OverridingImageView: UIImageView {
  override var image: UIImage? { didSet {} }
  override var highlightedImage: UIImage? { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override init(image: UIImage?) { super.init(image: image) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func startAnimating() {}
}

class OverridingSwitch: UISwitch {
  override var isOn: Bool { didSet {} }
  override func setOn(_ o: Bool, animated: Bool) {}
  override var onTintColor: UIColor? { didSet {} }
}

class OverridingSlider: UISlider {
  override var value: Float { didSet {} }
  override func trackRect(forBounds b: CGRect) -> CGRect { b }
  override func thumbRect(forBounds b: CGRect, trackRect r: CGRect, value v: Float) -> CGRect { b }
  override func setValue(_ v: Float, animated: Bool) {}
}

class OverridingSegmentedControl: UISegmentedControl {
  override var selectedSegmentIndex: Int { didSet {} }
  override init(items: [Any]?) { super.init(items: items) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OverridingStepper: UIStepper { override var value: Double { didSet {} } }

class OverridingDatePicker: UIDatePicker {
  override var date: Date { didSet {} }
  override func setDate(_ d: Date, animated: Bool) {}
}

class OverridingPickerView: UIPickerView {
  override func selectRow(_ r: Int, inComponent c: Int, animated: Bool) {}
  override var delegate: (any UIPickerViewDelegate)? { didSet {} }
  override func reloadAllComponents() {}
}

class OverridingPageControl: UIPageControl {
  override var currentPage: Int { didSet {} }
  override var numberOfPages: Int { didSet {} }
}

class OverridingStackView: UIStackView {
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var spacing: CGFloat { didSet {} }
  override func addArrangedSubview(_ v: UIView) { super.addArrangedSubview(v) }
  override func removeArrangedSubview(_ v: UIView) {}
  override func insertArrangedSubview(_ v: UIView, at i: Int) {}
  override func setCustomSpacing(_ s: CGFloat, after v: UIView) {}
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override var alignment: UIStackView.Alignment { didSet {} }
}

class OverridingVisualEffectView: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var effect: UIVisualEffect? { didSet {} }
  override var contentView: UIView { super.contentView }
}

class OverridingInputView: UIInputView {
  override init(frame: CGRect, inputViewStyle s: UIInputView.Style) {
    super.init(frame: frame, inputViewStyle: s)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OverridingActivityIndicatorView: UIActivityIndicatorView {
  override func startAnimating() {}
  override func stopAnimating() {}
}

class OverridingGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) { super.touchesBegan(t, with: e) }
  override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent) {}
  override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent) {}
  override func reset() { super.reset() }
  override func canPrevent(_ g: UIGestureRecognizer) -> Bool { true }
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override func shouldRequireFailure(of g: UIGestureRecognizer) -> Bool { false }
}

class OverridingPanGestureRecognizer: UIPanGestureRecognizer {
  override func translation(in v: UIView?) -> CGPoint { .zero }
  override func velocity(in v: UIView?) -> CGPoint { .zero }
  override func location(in v: UIView?) -> CGPoint { .zero }
}

class OverridingLayer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var position: CGPoint { didSet {} }
  override var cornerRadius: CGFloat { didSet {} }
  override var opacity: Float { didSet {} }
  override func draw(in c: CGContext) { super.draw(in: c) }
  override func display() {}
  override func layoutSublayers() { super.layoutSublayers() }
  override func action(forKey k: String) -> (any CAAction)? { super.action(forKey: k) }
  override class func needsDisplay(forKey k: String) -> Bool { super.needsDisplay(forKey: k) }
  override class func defaultAction(forKey k: String) -> (any CAAction)? { nil }
  override func add(_ a: CAAnimation, forKey k: String?) { super.add(a, forKey: k) }
  override func addSublayer(_ l: CALayer) { super.addSublayer(l) }
  override func setNeedsDisplay() {}
  override func setNeedsLayout() {}
  override var shadowPath: CGPath? { didSet {} }
  override var mask: CALayer? { didSet {} }
  override func contains(_ p: CGPoint) -> Bool { true }
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
  override func preferredFrameSize() -> CGSize { .zero }
}

class OverridingShapeLayer: CAShapeLayer { override var path: CGPath? { didSet {} } }

class OverridingGradientLayer: CAGradientLayer {
  override func layoutSublayers() { super.layoutSublayers() }
}

class OverridingRefreshControl: UIRefreshControl {
  override func beginRefreshing() { super.beginRefreshing() }
  override func endRefreshing() {}
}

class OverridingProgressView: UIProgressView {
  override func setProgress(_ p: Float, animated: Bool) {}
  override var progress: Float { didSet {} }
}
