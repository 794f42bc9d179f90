/// A view's own margins, before the safe area counts.
struct ViewMargins {
  /// Eight points on every side unless the app says otherwise.
  ///
  /// Source: Apple, *UIView.directionalLayoutMargins*.
  var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var isOwn = false
}

extension UIView {
  /// The margins in effect; a controller's root view has 16 points at its sides, 0 above, below.
  ///
  /// Source: Apple, *UIViewController.systemMinimumLayoutMargins*.
  var currentMargins: UIEdgeInsets {
    var result = margins.own
    if let controller {
      let least = controller.viewRespectsSystemMinimumLayoutMargins
      if !margins.isOwn { result = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
      if least { result.left = max(16, result.left) }
      if least { result.right = max(16, result.right) }
    }
    return insetsLayoutMarginsFromSafeArea ? result + safeAreaInsets : result
  }

  func setOwnMargins(_ insets: UIEdgeInsets) {
    margins.own = insets
    margins.isOwn = true
    noteMarginsChange()
  }

  func noteMarginsChange() {
    setNeedsLayout()
    layoutMarginsDidChange()
  }
}

/// Distances from the edges inward, in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = NSDirectionalEdgeInsets()

  init(leftToRight insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  var leftToRight: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
