extension UIView {
  /// Asks for `layoutSubviews` in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
    var next: UIView? = self
    while let view = next, !view.treeNeedsLayout || view === self {
      view.treeNeedsLayout = true
      next = view.superview
    }
  }

  /// Lays out at once what needs it, from the highest of the views above that needs it on down.
  ///
  /// It goes up as long as the next view needs layout (Apple, *CALayer*, `layoutIfNeeded()`), and
  /// over it again while layout itself invalidates layout, within reason.
  public func layoutIfNeeded() {
    let engine = window?.layoutEngine
    engine?.solve()
    var top = self
    while let parent = top.superview, parent.needsLayout { top = parent }
    var passes = 0
    while top.treeNeedsLayout, passes < Self.greatestPassCount {
      top.layOutTree()
      engine?.solve()
      passes += 1
    }
  }

  /// How often layout goes over a tree that keeps invalidating itself.
  private static let greatestPassCount = 16

  private func layOutTree() {
    guard treeNeedsLayout else { return }
    treeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layOutTree() }
  }
}
