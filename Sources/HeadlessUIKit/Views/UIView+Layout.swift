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
  public func layoutIfNeeded() {
    window?.layoutEngine.solve()
    var top = self
    while let parent = top.superview, parent.needsLayout { top = parent }
    top.layOutTree()
  }

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
