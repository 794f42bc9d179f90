extension UIView {
  /// Puts a view in, out of wherever it was, and notifies all concerned in UIKit's order.
  func insert(_ view: UIView, at index: Int) {
    if view.superview === self { return reorder(view, to: min(index, subviews.count - 1)) }
    let (old, new) = (view.window, window)
    view.unlink()
    let place = min(max(0, index), subviews.count)
    if old !== new { view.tellWillMove(to: new) }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: place)
    putLayer(of: view, at: place)
    view.superview = self
    new?.layoutEngine.noteArrival(of: view)
    subviewsDidChange()
    view.noteSafeAreaChange()
    view.noteConstraintUpdate()
    didAddSubview(view)
    if old !== new { view.tellDidMove(to: new) }
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
    if old != nil { tellWillMove(to: nil) }
    willMove(toSuperview: nil)
    unlink()
    if old != nil { tellDidMove(to: nil) }
    didMoveToSuperview()
  }

  /// Asks for layout, but where its own is at work that has made the change.
  ///
  /// Assumed: views that take all of their subviews out and put them in again in each
  /// `layoutSubviews`, as TagListView does, do not go on for ever on phones.
  private func subviewsDidChange() {
    guard flags.isLayingOut else {
      setNeedsLayout()
      flags.subviewsNeedLayout = true
      return
    }
    flags.subviewsNeedLayout = true
    markTreeForLayout()
  }

  /// Takes the view out without a word to it.
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

  /// What links a view that leaves to those outside of it goes with it, as in UIKit.
  private func dropConstraints(reaching view: UIView) {
    var next: UIView? = self
    while let holder = next {
      for constraint in holder.constraints where constraint.reaches(into: view) {
        constraint.isActive = false
      }
      next = holder.superview
    }
  }

  private func tellWillMove(to window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  private func tellDidMove(to window: UIWindow?) {
    didMoveToWindow()
    if let controller, controller.allAdditionalSafeAreaInsets != .zero { noteSafeAreaChange() }
    controller?.viewDidMove(to: window)
    for view in subviews { view.tellDidMove(to: window) }
  }
}
