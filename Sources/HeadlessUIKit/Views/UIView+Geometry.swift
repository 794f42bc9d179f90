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

  func map(from view: UIView?) -> CGAffineTransform {
    view?.map(to: self) ?? toRoot.map.inverted()
  }

  /// The model's map to another view's coordinates: by way of the screen between two windows.
  func map(to view: UIView?) -> CGAffineTransform {
    let (map, root) = toRoot
    guard let view else { return map }
    let (otherMap, otherRoot) = view.toRoot
    guard root !== otherRoot, let window = root as? UIWindow, let other = otherRoot as? UIWindow
    else { return map.concatenating(otherMap.inverted()) }
    return map.concatenating(window.layer.model.toSuperlayer)
      .concatenating(otherMap.concatenating(other.layer.model.toSuperlayer).inverted())
  }

  /// The model's map from this view's coordinates to its window's.
  var toWindow: CGAffineTransform { toRoot.map }

  /// The map to the outermost view's coordinates, a window's or those of a tree without one.
  private var toRoot: (map: CGAffineTransform, root: UIView) {
    var map = CGAffineTransform.identity
    var view = self
    while !(view is UIWindow) {
      map = map.concatenating(view.layer.model.toSuperlayer)
      guard let next = view.superview else { break }
      view = next
    }
    return (map, view)
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
