/// Lines up views by constraints of its own: a column or a row.
///
/// Hidden views take no room, as in UIKit.
open class UIStackView: UIView {
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }
  open var distribution: Distribution = .fill { didSet { rearrange() } }
  open var alignment: Alignment = .fill { didSet { rearrange() } }
  /// Points between neighbours.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []
  private var isStale = false

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives here: it is as if it had been made in code.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Stops arranging a view, which stays inside.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(subview) { removeArrangedSubview(subview) }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacing[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    rearrange()
  }

  open override func updateConstraints() {
    if isStale { arrange() }
    super.updateConstraints()
  }

  /// Makes the next pass line everything up anew.
  func rearrange() {
    isStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  private func arrange() {
    isStale = false
    NSLayoutConstraint.deactivate(own)
    let row = StackRow(
      of: arrangedSubviews.filter { !$0.isHidden && $0.superview === self }, in: self)
    own = row.constraints { customSpacing[ObjectIdentifier($0)] ?? spacing } + [row.tightness]
    NSLayoutConstraint.activateOwn(own)
  }

  // MARK: Details

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}

/// The constraints that line up views in a stack.
@MainActor
private struct StackRow {
  let views: [UIView]
  let stack: UIStackView
  let area: any LayoutAnchoring

  init(of views: [UIView], in stack: UIStackView) {
    self.views = views
    self.stack = stack
    area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private var isRow: Bool { stack.axis == .horizontal }

  func constraints(spacing: (UIView) -> CGFloat) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var result = [
      link(first, isRow ? .leading : .top, .equal, area, isRow ? .leading : .top),
      link(last, isRow ? .trailing : .bottom, .equal, area, isRow ? .trailing : .bottom),
    ]
    for (view, next) in zip(views, views.dropFirst()) {
      result.append(
        link(
          next, isRow ? .leading : .top, stack.distribution.isLoose ? .greaterThanOrEqual : .equal,
          view, isRow ? .trailing : .bottom, spacing(view)))
      if stack.distribution == .fillEqually {
        let side: NSLayoutConstraint.Attribute = isRow ? .width : .height
        result.append(link(next, side, .equal, first, side))
      }
    }
    return result + views.flatMap(across)
  }

  /// Keeps the stack, where nothing else does, as narrow across as its views let it.
  var tightness: NSLayoutConstraint {
    let length = isRow ? stack.heightAnchor : stack.widthAnchor
    let result = length.constraint(equalToConstant: 0)
    result.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    return result
  }

  /// The constraints that hold a view in the other direction.
  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, middle, end): (NSLayoutConstraint.Attribute, _, NSLayoutConstraint.Attribute) =
      isRow
      ? (.top, NSLayoutConstraint.Attribute.centerY, .bottom)
      : (.leading, NSLayoutConstraint.Attribute.centerX, .trailing)
    switch stack.alignment {
    case .fill:
      return [link(view, start, .equal, area, start), link(view, end, .equal, area, end)]
    case .center:
      return [
        link(view, middle, .equal, area, middle),
        link(view, start, .greaterThanOrEqual, area, start),
        link(view, end, .lessThanOrEqual, area, end),
      ]
    case .leading, .firstBaseline:
      return [link(view, start, .equal, area, start), link(view, end, .lessThanOrEqual, area, end)]
    case .trailing, .lastBaseline:
      return [
        link(view, end, .equal, area, end), link(view, start, .greaterThanOrEqual, area, start),
      ]
    }
  }

  private func link(
    _ item: any LayoutAnchoring, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: any LayoutAnchoring,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
  }
}

extension UIStackView.Distribution {
  /// True if room that is left over goes between the views.
  fileprivate var isLoose: Bool { self == .equalSpacing || self == .equalCentering }
}

extension UIStackView {
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude
}
