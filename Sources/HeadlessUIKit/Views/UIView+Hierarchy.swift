extension UIView {
  /// Puts a view in, out of wherever it was, and notifies all concerned in UIKit's order.
  func insert(_ view: UIView, at index: Int) {
    if view.superview === self { return reorder(view, to: min(index, subviews.count - 1)) }
    let (old, new) = (view.window, window)
    view.unlink()
    let place = min(max(0, index), subviews.count)
    if old !== new { view.notifyWillMove(to: new) }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: place)
    putLayer(of: view, at: place)
    view.superview = self
    new?.layoutEngine.noteArrival(of: view)
    subviewsDidChange()
    view.noteSafeAreaChange()
    view.noteConstraintUpdate()
    didAddSubview(view)
    if old !== new { view.notifyDidMove(to: new) }
    view.didMoveToSuperview()
  }

  func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self {
      let rest = subviews.filter { $0 !== view }
      guard let index = rest.firstIndex(where: { $0 === sibling }) else { return }
      return reorder(view, to: index + offset)
    }
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? subviews.count)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let place = min(max(0, index), subviews.count - 1)
    guard old != place else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: place)
    putLayer(of: view, at: place)
  }

  /// Keeps the layers in the order of the views, among layers that have no view.
  private func putLayer(of view: UIView, at index: Int) {
    let next = subviews.indices.contains(index + 1) ? subviews[index + 1].layer : nil
    layer.insertSublayer(view.layer, below: next)
  }

  func detach() {
    guard superview != nil else { return }
    let old = window
    if old != nil { notifyWillMove(to: nil) }
    willMove(toSuperview: nil)
    unlink()
    if old != nil { notifyDidMove(to: nil) }
    didMoveToSuperview()
  }

  /// Asks for layout, unless its own layout has made the change.
  ///
  /// Assumed: views that take all of their subviews out and put them in again in each
  /// `layoutSubviews`, as TagListView does, come to an end on phones.
  private func subviewsDidChange() {
    if !flags.isLayingOut { setNeedsLayout() }
    flags.subviewsNeedLayout = true
    markWayForLayout()
  }

  /// Takes the view out and does not notify it.
  private func unlink() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.window?.layoutEngine.noteDeparture(of: self)
    parent.dropConstraints(reaching: self)
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    parent.subviewsDidChange()
    superview = nil
  }

  /// Drops the links between a view that leaves and those outside of it, as UIKit does.
  private func dropConstraints(reaching view: UIView) {
    var next: UIView? = self
    while let holder = next {
      for constraint in holder.constraints where constraint.reaches(into: view) {
        constraint.isActive = false
      }
      next = holder.superview
    }
  }

  private func notifyWillMove(to window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.notifyWillMove(to: window) }
  }

  private func notifyDidMove(to window: UIWindow?) {
    didMoveToWindow()
    if let controller, controller.allAdditionalSafeAreaInsets != .zero { noteSafeAreaChange() }
    controller?.viewDidMove(to: window)
    for view in subviews { view.notifyDidMove(to: window) }
  }

  /// The layer of the class that ``layerClass`` names, or of the nearest that this module knows.
  static func makeLayer() -> CALayer {
    var next: AnyClass? = layerClass
    while let candidate = next {
      switch candidate {
      case is CAGradientLayer.Type: return CAGradientLayer()
      case is CAShapeLayer.Type: return CAShapeLayer()
      case is CATextLayer.Type: return CATextLayer()
      case is CAReplicatorLayer.Type: return CAReplicatorLayer()
      case is CAEmitterLayer.Type: return CAEmitterLayer()
      default: next = candidate == CALayer.self ? nil : _getSuperclass(candidate)
      }
    }
    return CALayer()
  }

  /// The text inputs in this view, in paint order; those of a list's cells from the first row down.
  package var textInputs: [UIView] {
    guard !isHidden else { return [] }
    if takesText { return canBecomeFirstResponder ? [self] : [] }
    return viewsAsRead.flatMap(\.textInputs)
  }

  /// The views inside; a list puts new cells below the others, so its paint order is another.
  private var viewsAsRead: [UIView] {
    guard self is UITableView || self is UICollectionView else { return subviews }
    return subviews.sortedByPlace { $0.frame }
  }

  /// The controller if this is its view, or what is around it.
  var responderAbove: UIResponder? { controller ?? responderAround }

  /// The owner if this is the accessory, or the superview.
  var responderAround: UIResponder? {
    let inputs = InputSession.current.inputs
    return inputs.accessoryView === self ? inputs.accessoryOwner : superview
  }

  /// The controllers whose views are this one or inside it, the outer ones first.
  var controllersInside: [UIViewController] {
    (controller.map { [$0] } ?? []) + subviews.flatMap(\.controllersInside)
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  static func copyOfLook(_ view: UIView) -> UIView {
    let copy = UIView(frame: view.frame)
    copy.backgroundColor = view.backgroundColor
    copy.alpha = view.alpha
    copy.isHidden = view.isHidden
    copy.clipsToBounds = view.clipsToBounds
    copy.layer.cornerRadius = view.layer.cornerRadius
    copy.layer.borderWidth = view.layer.borderWidth
    copy.layer.borderColor = view.layer.borderColor
    copy.isUserInteractionEnabled = false
    for part in view.subviews { copy.addSubview(copyOfLook(part)) }
    copy.bounds.origin = view.bounds.origin
    return copy
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension [UIView] {
  /// From top to bottom, and from left to right in a row.
  @MainActor
  package func sortedByPlace(_ place: (UIView) -> CGRect) -> [UIView] {
    map { ($0, place($0)) }.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
  }
}
