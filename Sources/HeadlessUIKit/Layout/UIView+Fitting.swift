import LinearConstraints

extension UIView {
  /// The size that the constraints inside give the view, alone and as near to a target as asked.
  ///
  /// Text that breaks into lines is asked again once its width is known.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateTreeConstraints()
    let engine = LayoutEngine(isFitting: true)
    engine.root = self
    engine.aim(at: target, horizontal, vertical)
    for view in engine.soughtViews {
      guard let width = engine.size(of: view)?.width, view.noteWidth(width) else { continue }
      engine.noteIntrinsicChange(of: view)
    }
    engine.solve()
    let size = engine.size(of: self) ?? .zero
    let grid = VirtualRunLoop.current.screen.pixelGrid
    return CGSize(
      width: max(0, grid.ceil(Double(size.width))), height: max(0, grid.ceil(Double(size.height))))
  }

  /// Notifies text how wide it will be; answers whether what it asks for depends on that.
  fileprivate func noteWidth(_ width: CGFloat) -> Bool {
    (self as? any LineBreaking)?.setLineWidth(width) ?? false
  }
}

/// Content whose height depends on its width.
@MainActor
protocol LineBreaking: UIView {
  /// Answers whether the content asks for another size by that.
  func setLineWidth(_ width: CGFloat) -> Bool
}

extension LayoutEngine {
  /// Has the root's size come as near to a target as the tree lets it.
  fileprivate func aim(
    at target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    guard let root else { return }
    solve()
    let own = root.layoutItem.variables
    try? solver.add(contentsOf: [
      own.left == 0.0, own.top == 0.0, own.width >= 0.0, own.height >= 0.0,
    ])
    aim(own.width, at: target.width, horizontal)
    aim(own.height, at: target.height, vertical)
  }

  /// A length that is required and cannot be had is sought as firmly as what gives way.
  private func aim(_ side: Variable, at length: CGFloat, _ priority: UILayoutPriority) {
    let preferred = Expression(side) == length.finite
    do {
      try solver.add(preferred.with(Strength(priority)))
    } catch {
      try? solver.add(preferred.with(Strength(priority: 999)))
    }
  }
}

extension PixelGrid {
  /// The next pixel at or above a length; a millionth of a pixel more than one counts as none.
  func ceil(_ length: Double) -> Double {
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}
