import LinearConstraints

/// How firmly a view keeps to the size that its content asks for.
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

  /// Whether the view has an opinion in the same directions as when this was made.
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

  /// What the constraints should say now.
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
