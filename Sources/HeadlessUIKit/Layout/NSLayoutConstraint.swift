import LinearConstraints

/// How much a constraint matters: 1000 must hold, less gives way to more.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A relation that layout keeps: `first = multiplier · second + constant`, or `<=`, or `>=`.
///
/// Changing `constant` moves nothing by itself: views are placed in the next layout pass, or when
/// `layoutIfNeeded()` is called.
@MainActor
public final class NSLayoutConstraint {
  public enum Attribute: Hashable, Sendable {
    case left, right, top, bottom, leading, trailing
    case width, height, centerX, centerY, notAnAttribute
  }

  public enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  let first: LayoutItem?
  let second: LayoutItem?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  public var identifier: String?

  /// Points added to the right side.
  public var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      holder?.window?.layoutEngine.noteConstantChange(of: self)
    }
  }

  public var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      holder?.window?.layoutEngine.noteReplacement(of: self)
    }
  }

  /// The nearest view around both items, which holds the constraint while it is active.
  private(set) weak var holder: UIView?

  init(
    _ first: LayoutItem?, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutItem?, _ secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constraint between attributes of two views or guides; the second may be nothing.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      (item as? any LayoutAnchoring)?.layoutItem, attribute, relation,
      (toItem as? any LayoutAnchoring)?.layoutItem, secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? activate() : deactivate()
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let view = first?.view else { return }
    let other = second?.view ?? view
    let ancestor = sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
    precondition(
      ancestor != nil, "a constraint needs a view that both of its items lie in: add them first")
    holder = ancestor
    ancestor?.constraints.append(self)
    ancestor?.window?.layoutEngine.invalidate()
  }

  private func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder?.window?.layoutEngine.invalidate()
    holder = nil
  }
}

extension NSLayoutConstraint {
  /// Whether it places a view, or something inside that view, or is measured from it.
  func refers(into view: UIView) -> Bool {
    [first, second].contains { $0?.view?.isDescendant(of: view) ?? false }
  }

  /// The constraint in the solver's terms.
  func makeConstraint() -> Constraint? {
    guard let first, let left = first.variables.expression(of: firstAttribute) else { return nil }
    let right = second?.variables.expression(of: secondAttribute) ?? LinearConstraints.Expression()
    return Constraint(
      left, relation.solverRelation, right * Double(multiplier) + Double(constant),
      strength: Strength(priority: Double(priority.rawValue)), label: identifier ?? "")
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var solverRelation: LinearConstraints.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutVariables {
  fileprivate func expression(
    of attribute: NSLayoutConstraint.Attribute
  ) -> LinearConstraints.Expression? {
    switch attribute {
    case .left, .leading: Expression(left)
    case .right, .trailing: right
    case .top: Expression(top)
    case .bottom: bottom
    case .width: Expression(width)
    case .height: Expression(height)
    case .centerX: left + 0.5 * width
    case .centerY: top + 0.5 * height
    case .notAnAttribute: nil
    }
  }
}
