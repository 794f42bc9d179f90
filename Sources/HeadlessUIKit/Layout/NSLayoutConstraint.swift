import LinearConstraints

/// The importance of a constraint: 1000 must hold, less gives way to more.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}

/// A relation that layout keeps: `first = multiplier · second + constant`, or `<=`, or `>=`.
///
/// Changing `constant` moves nothing by itself: views are placed in the next layout pass, or when
/// `layoutIfNeeded()` is called.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Hashable, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing
    case width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  let first: LayoutItem?
  let second: LayoutItem?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  public var identifier: String?
  /// True for one that a class of UIKit's makes for itself: a stack's, a cell's, an alert's.
  private(set) var isOfUIKit = false

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
      holder?.window?.layoutEngine.notePriorityChange(of: self)
    }
  }

  /// The nearest view around both items, which holds the constraint while it is active.
  private(set) weak var holder: UIView?
  /// Counts activations: those of lower number hold rather than others.
  private(set) var activation = 0
  private static var activationCount = 0

  /// A constraint between attributes of two views or guides; the second may be nothing.
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    first = LayoutItem.named(by: item)
    firstAttribute = attribute
    self.relation = relation
    second = LayoutItem.named(by: toItem)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// A constraint about nothing: it can be active nowhere.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  convenience init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutItem?, _ secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// The constraint in words: its identifier, items, relation, constant and priority.
  open nonisolated override var description: String { MainActor.assumeIsolated { words } }

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

  /// Activates constraints that a class of UIKit's makes for itself.
  static func activateOwn(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isOfUIKit = true }
    activate(constraints)
  }

  private func activate() {
    guard let view = first?.view else { return }
    let other = second?.view ?? view
    let ancestor = sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
    precondition(
      ancestor != nil, "a constraint needs a view that both of its items lie in: add them first")
    Self.activationCount += 1
    activation = Self.activationCount
    holder = ancestor
    ancestor?.constraints.append(self)
    ancestor?.window?.layoutEngine.noteActivation(of: self)
  }

  private func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder?.window?.layoutEngine.noteDeactivation(of: self)
    holder = nil
  }

  // MARK: Items

  open var firstItem: AnyObject? { first.flatMap { $0.guide ?? $0.view } }
  open var secondItem: AnyObject? { second.flatMap { $0.guide ?? $0.view } }
}

extension NSLayoutConstraint {
  /// The items whose rectangles it relates: margins and scrolled content stand for their views.
  var solverItems: (first: LayoutItem?, second: LayoutItem?) {
    (
      first?.standIn(for: firstAttribute, against: second),
      second?.standIn(for: secondAttribute, against: first)
    )
  }

  /// True if one of its items is a view or inside of it, and the constraint is held further out.
  func reaches(into view: UIView) -> Bool {
    [first, second].contains { $0?.view?.isDescendant(of: view) ?? false }
  }

  /// The constraint in the solver's terms; nil where its numbers mean nothing.
  func makeConstraint() -> Constraint? {
    let (first, second) = solverItems
    guard constant.isFinite, multiplier.isFinite, let first,
      let left = first.variables.expression(of: firstAttribute)
    else { return nil }
    let right = second?.variables.expression(of: secondAttribute) ?? LinearConstraints.Expression()
    return Constraint(
      left, relation.solverRelation, right * Double(multiplier) + Double(constant),
      strength: Strength(priority), label: identifier ?? "")
  }
}

extension LayoutItem {
  /// The item that is meant: a scroll view's edges are, to what is inside, those of its content.
  ///
  /// Source: Apple, *Auto Layout Guide*, "Working with Scroll Views".
  fileprivate func standIn(
    for attribute: NSLayoutConstraint.Attribute, against other: LayoutItem?
  ) -> LayoutItem {
    guard guide == nil, let view else { return self }
    if attribute.isMargin { return view.layoutMarginsGuide.layoutItem }
    guard let scrollView = view as? UIScrollView, attribute.isPosition, let inner = other?.view,
      inner !== view, inner.isDescendant(of: view)
    else { return self }
    return scrollView.contentLayoutGuide.layoutItem
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The direction whose length it depends on; nil where it is at the start.
  var reach: NSLayoutConstraint.Axis? {
    switch self {
    case .right, .trailing, .width, .centerX: .horizontal
    case .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    default: nil
    }
  }

  fileprivate var isPosition: Bool { self != .width && self != .height }
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
    case .left, .leading, .leftMargin, .leadingMargin: Expression(left)
    case .right, .trailing, .rightMargin, .trailingMargin: right
    case .top, .topMargin: Expression(top)
    case .bottom, .bottomMargin, .lastBaseline, .firstBaseline: bottom
    case .width: Expression(width)
    case .height: Expression(height)
    case .centerX, .centerXWithinMargins: left + 0.5 * width
    case .centerY, .centerYWithinMargins: top + 0.5 * height
    case .notAnAttribute: nil
    }
  }
}
