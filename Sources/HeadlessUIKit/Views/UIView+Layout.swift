extension UIView {
  func markForLayout() {
    flags.needsLayout = true
    var next: UIView? = self
    while let view = next, !view.flags.treeNeedsLayout || view === self {
      view.flags.treeNeedsLayout = true
      next = view.superview
    }
  }

  func layOutNow() {
    guard let engine = window?.layoutEngine else { return layOutFromTop() }
    var repeats = 0
    repeat {
      window?.updateTreeConstraints()
      engine.solve()
      layOutFromTop()
      repeats += 1
    } while engine.hasWork && repeats < Self.greatestRepeatCount
  }

  /// How often one call goes over views whose layout keeps changing what their content asks for.
  private static let greatestRepeatCount = 8

  private func layOutFromTop() {
    var top = self
    while let parent = top.superview, parent.flags.needsLayout { top = parent }
    top.layOutTree()
  }

  private func layOutTree() {
    if flags.safeAreaIsStale { tellSafeAreaChange() }
    guard flags.treeNeedsLayout else { return }
    flags.treeNeedsLayout = false
    if flags.needsLayout {
      flags.needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layOutTree() }
  }
}

extension UIView {
  func markForConstraintUpdate() {
    flags.needsConstraintUpdate = true
    noteConstraintUpdate()
  }

  /// Makes the next pass come by here on its way to the views that it brings up to date.
  func noteConstraintUpdate() {
    guard flags.needsConstraintUpdate || flags.treeNeedsConstraintUpdate else { return }
    var next: UIView? = self
    while let view = next, !view.flags.treeNeedsConstraintUpdate || view === self {
      view.flags.treeNeedsConstraintUpdate = true
      next = view.superview
    }
  }

  /// Brings constraints up to date, those of the views inside first.
  func updateTreeConstraints() {
    guard flags.treeNeedsConstraintUpdate else { return }
    flags.treeNeedsConstraintUpdate = false
    for view in subviews { view.updateTreeConstraints() }
    guard flags.needsConstraintUpdate else { return }
    flags.needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
