import LayerTrees

extension UIView {
  /// Makes a change of the layer's geometry, and lets follow what depends on it.
  func resize(_ change: () -> Void) {
    let old = layer.model
    change()
    guard layer.model != old else { return }
    if layer.model.bounds.size != old.bounds.size {
      setNeedsLayout()
      if autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
    }
    guard layer.model.position != old.position || layer.model.bounds.size != old.bounds.size
    else { return }
    noteSafeAreaChange()
    noteFrameForConstraints()
  }

  /// Lets constraints know of a frame that was set: they go by it, or put theirs in its place.
  private func noteFrameForConstraints() {
    guard flags.isSolved, !flags.isBeingPlaced else { return }
    if translatesAutoresizingMaskIntoConstraints {
      window?.layoutEngine.noteFrameChange(of: self)
    } else {
      noteUnplaced()
    }
  }

  /// A point of this view in another view's coordinates, in the window's where that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = point.applying(toWindow)
    return view.map { inWindow.applying($0.toWindow.inverted()) } ?? inWindow
  }

  /// A point of another view, of the window where that is nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toWindow) } ?? point).applying(toWindow.inverted())
  }

  /// A rectangle of this view in another view's coordinates, in the window's where that is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(view.map { toWindow.concatenating($0.toWindow.inverted()) } ?? toWindow)
  }

  /// A rectangle of another view, of the window where that is nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let fromWindow = toWindow.inverted()
    return rect.applying(view.map { $0.toWindow.concatenating(fromWindow) } ?? fromWindow)
  }

  /// The model's map from this view's coordinates to its window's.
  var toWindow: CGAffineTransform {
    var map = CGAffineTransform.identity
    var next: UIView? = self
    while let view = next, !(view is UIWindow) {
      map = map.concatenating(view.layer.model.toSuperlayer)
      next = view.superview
    }
    return map
  }

  /// The deepest view at a point that takes touches: not hidden, enabled, at least 0.01 opaque.
  ///
  /// Later subviews lie above earlier ones. Source: Apple, *UIView.hitTest(_:with:)*.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = point.applying(view.layer.model.toSuperlayer.inverted())
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}
