import LinearConstraints

/// The priorities by which a view keeps to the size that its content asks for.
struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension NSLayoutConstraint {
  public enum Axis: Int, Hashable, Sendable {
    case horizontal, vertical
  }
}

extension UIView {
  /// In an intrinsic size: no opinion.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Keeps its own size in a row that has room to give away, as a switch does beside a label.
  ///
  /// Assumed: 750 along both axes, which Interface Builder shows for switches, steppers and wheels.
  func hugContent() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

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

  /// The height of this view as an input view or an accessory across `width` points.
  ///
  /// A view whose frame is set by hand is as high as that, unless its height is flexible; another
  /// is as high as its content and the constraints in it make it.
  package func inputHeight(width: CGFloat) -> CGFloat {
    let isOwn =
      translatesAutoresizingMaskIntoConstraints && !autoresizingMask.contains(.flexibleHeight)
    if isOwn, bounds.height > 0 { return bounds.height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(intrinsicContentSize.height, fitting.height)
  }
}

/// A view's intrinsic size as constraints: it hugs its content, and resists being made smaller.
///
/// Source: Apple, *Auto Layout Guide*, "Intrinsic Content Size".
@MainActor
struct IntrinsicSize {
  private struct Side {
    let axis: NSLayoutConstraint.Axis
    let hugging: Constraint
    let resistance: Constraint
  }

  private let view: UIView
  private let sides: [Side]

  init(of view: UIView) {
    self.view = view
    let size = view.intrinsicContentSize
    let variables = view.layoutItem.variables
    sides = [(.horizontal, variables.width), (.vertical, variables.height)].compactMap {
      (axis: NSLayoutConstraint.Axis, variable) in
      let length = size.length(along: axis)
      guard length >= 0 else { return nil }
      let hugging = Strength(view.contentHuggingPriority(for: axis))
      let resistance = Strength(view.contentCompressionResistancePriority(for: axis))
      return Side(
        axis: axis, hugging: (Expression(variable) <= length.finite).with(hugging),
        resistance: (Expression(variable) >= length.finite).with(resistance))
    }
  }

  var constraints: [Constraint] { sides.flatMap { [$0.hugging, $0.resistance] } }

  /// True if the view has an intrinsic size in the same directions as when this was made.
  func hasSameForm(as view: UIView) -> Bool {
    let size = view.intrinsicContentSize
    let axes = [NSLayoutConstraint.Axis.horizontal, .vertical].filter {
      size.length(along: $0) >= 0
    }
    return axes == sides.map(\.axis)
  }

  /// The constraints with what they say, in words.
  var named: [(constraint: Constraint, words: String)] {
    let size = view.intrinsicContentSize
    return sides.flatMap { side in
      let name = side.axis == .horizontal ? "width" : "height"
      let length = size.length(along: side.axis).finite.words
      return [(side.hugging, "\(name) <= \(length)"), (side.resistance, "\(name) >= \(length)")]
    }
  }

  /// The constraints whose values have changed, with their new values.
  var changes: [(Constraint, Double)] {
    let size = view.intrinsicContentSize
    return sides.flatMap { side in
      let length = size.length(along: side.axis).finite
      return [(side.hugging, length), (side.resistance, length)]
    }
  }
}

extension Strength {
  /// The strength of a priority; one outside 1...1000 counts as the nearest within.
  init(_ priority: UILayoutPriority) {
    let number = Double(priority.rawValue)
    self.init(priority: number >= 1 ? min(number, 1000) : 1)
  }
}

extension CGSize {
  func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
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
