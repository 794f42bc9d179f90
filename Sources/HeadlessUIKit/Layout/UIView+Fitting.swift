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
    var size = engine.fit(target, horizontal, vertical)
    let texts = engine.soughtViews.filter { view in
      guard let width = engine.width(of: view) else { return false }
      return view.noteWidth(width)
    }
    if !texts.isEmpty {
      engine.invalidate()
      size = engine.fit(target, horizontal, vertical)
    }
    let grid = VirtualRunLoop.current.screen.pixelGrid
    return CGSize(
      width: max(0, grid.ceil(Double(size.width))), height: max(0, grid.ceil(Double(size.height))))
  }

  /// Tells text how wide it will be; answers whether what it asks for depends on that.
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
  fileprivate func width(of view: UIView) -> CGFloat? {
    frame(of: view.layoutItem, in: view)?.width
  }

  fileprivate func fit(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let root else { return .zero }
    solve()
    let own = root.layoutItem.variables
    _ = add([
      own.left == 0.0, own.top == 0.0, own.width >= 0.0, own.height >= 0.0,
      (Expression(own.width) == Double(target.width)).with(Strength(horizontal)),
      (Expression(own.height) == Double(target.height)).with(Strength(vertical)),
    ])
    return frame(of: root.layoutItem, in: root)?.size ?? .zero
  }
}

extension PixelGrid {
  /// The next pixel at or above a length; a millionth of a pixel more than one counts as none.
  func ceil(_ length: Double) -> Double {
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}
