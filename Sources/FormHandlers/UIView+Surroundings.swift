import HeadlessUIKit

extension UIView {
  /// The views around this one, innermost first.
  private var surroundings: [UIView] {
    Array(sequence(first: self, next: \.superview).dropFirst())
  }

  /// The nearest view around this one that is a `kind`.
  func nearest<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    surroundings.lazy.compactMap { $0 as? Kind }.first
  }

  /// The scroll views around this one that let themselves be scrolled, innermost first.
  var scrollViewsAround: [UIScrollView] {
    surroundings.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
  }

  /// Scrolls what is around this view just as far as it takes to see it.
  func scrollIntoSight() {
    var child = self
    for scrollView in scrollViewsAround {
      let rect = child.superview?.convert(child.frame, to: scrollView) ?? child.frame
      scrollView.scrollRectToVisible(rect, animated: false)
      child = scrollView
    }
  }

  /// Returns true if a stack view lies between this one and `outer`.
  func liesInStack(below outer: UIView) -> Bool {
    nearest(UIStackView.self)?.isDescendant(of: outer) ?? false
  }

  /// The controller that it belongs to.
  var owner: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  /// Its rectangle in the window, in points.
  var rectInWindow: CGRect { superview?.convert(frame, to: nil) ?? frame }
}

extension UIViewController {
  /// The controller that fills the window or a sheet with this one in it.
  var outermost: UIViewController { parent?.outermost ?? self }
}
