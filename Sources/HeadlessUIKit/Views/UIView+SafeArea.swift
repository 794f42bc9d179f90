import LayerTrees

extension UIView {
  /// The safe area's reach into the view, worked out from where everything is now.
  var currentSafeAreaInsets: UIEdgeInsets {
    guard window != nil, bounds.width > 0 || bounds.height > 0 else { return .zero }
    var insets = safeRect.map { bounds.insets(to: $0) } ?? .zero
    if let controller { insets = insets + controller.allAdditionalSafeAreaInsets }
    return insets
  }

  /// The safe rectangle around it, in this view's coordinates, before what it adds itself.
  ///
  /// Nil within a scroll view that keeps clear of the safe area: its content is never under it.
  private var safeRect: CGRect? {
    if let window = self as? UIWindow {
      let onScreen = VirtualRunLoop.current.screen.safeFrame
      let inside = onScreen.applying(window.layer.model.toSuperlayer.inverted())
      return window.bounds.inset(by: window.bounds.insets(to: inside))
    }
    guard let superview, let outer = superview.safeRect else { return nil }
    if let scrollView = superview as? UIScrollView, scrollView.keepsClearOfSafeArea { return nil }
    let added = superview.controller?.allAdditionalSafeAreaInsets ?? .zero
    let rect =
      added == .zero
      ? outer
      : outer.intersection(
        superview.bounds.inset(by: superview.bounds.insets(to: outer) + added))
    let place = layer.model.frame
    let own =
      superview.bounds.contains(place) || window?.windowLevel == .keyboard
      ? rect : rect.taking(atMost: superview.bounds.insets(to: rect), of: place)
    return own.applying(layer.model.toSuperlayer.inverted())
  }

  /// Makes the next layout pass look whether the safe area reaches elsewhere.
  func noteSafeAreaChange() {
    guard !flags.safeAreaIsStale else { return }
    flags.safeAreaIsStale = true
    markWayForLayout()
  }

  /// Reports at once what a new frame makes of the safe area, as UIKit does.
  ///
  /// Source: a crash report of `-[UIView(Geometry) setFrame:]`, which takes the safe area's insets
  /// and scrolls by them (intercom/intercom-ios, issue 332).
  func settleSafeArea() {
    if window != nil, flags.safeAreaIsStale { reportSafeAreaChange() }
  }

  /// Reports a safe area that has changed, here and inside.
  func reportSafeAreaChange() {
    flags.safeAreaIsStale = false
    let (old, new) = (flags.knownSafeArea, safeAreaInsets)
    guard old != new || new != .zero else { return }
    flags.knownSafeArea = new
    if old != new {
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
      setNeedsLayout()
    }
    for view in subviews where !view.ignoresSafeArea {
      view.noteSafeAreaChange()
      flags.subviewsNeedLayout = true
    }
  }

  /// True if its safe area has no observer: it has no code and no views of the app's.
  ///
  /// Its insets are worked out when they are asked for. A list has a thousand of such views.
  private var ignoresSafeArea: Bool {
    subviews.isEmpty && controller == nil && type(of: self) == UIView.self
  }

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

extension CGRect {
  /// The safe rectangle for a view that may reach out of the one around it: of that part no more is
  /// taken than of the view around it.
  ///
  /// A root view that is moved up by 300 points keeps the 48 at its top, and loses those at its
  /// bottom. Source: the log in hackiftekhar/IQKeyboardManager, issue 1899. What is in the
  /// keyboard's window is the system's, and reaches out of it.
  fileprivate func taking(atMost taken: UIEdgeInsets, of frame: CGRect) -> CGRect {
    let (left, top) = (min(minX, frame.minX + taken.left), min(minY, frame.minY + taken.top))
    let right = max(maxX, frame.maxX - taken.right)
    let bottom = max(maxY, frame.maxY - taken.bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The distances of another rectangle's edges inside this one's, none below 0 or past its size.
  fileprivate func insets(to inner: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Self.reach(from: minY, to: inner.minY, within: height),
      left: Self.reach(from: minX, to: inner.minX, within: width),
      bottom: Self.reach(from: inner.maxY, to: maxY, within: height),
      right: Self.reach(from: inner.maxX, to: maxX, within: width))
  }

  private static func reach(from: CGFloat, to: CGFloat, within size: CGFloat) -> CGFloat {
    min(max(0, to - from), max(0, size))
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}

/// A view's own margins, before the safe area counts.
struct ViewMargins {
  /// Eight points on every side unless the app says otherwise.
  ///
  /// Source: Apple, *UIView.directionalLayoutMargins*.
  var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var isOwn = false
}

/// Distances from the edges inward, in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
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
