import Foundation

extension NSLayoutConstraint {
  /// The alignment of a visual format's views, besides what the format says.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    static let attributes: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// The constraints that a picture such as `H:|-[name]-12-[field(>=80)]-|` stands for.
  ///
  /// `-` alone is 8 points between views, and the superview's margin beside `|`. A format that
  /// cannot be read, or that names what is not given, stops the program, as in UIKit.
  ///
  /// - Parameters:
  ///   - format: The picture; horizontal unless it begins with `V:`.
  ///   - options: What else its views are lined up by.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and guides by the names that the format uses.
  /// - Returns: Constraints that are still to be activated.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format)
      let row = try parser.parse()
      return VisualFormatRow(
        row, format: format, metrics: metrics ?? [:],
        views: views.compactMapValues { $0 as? any LayoutAnchoring }
      ).constraints(options)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

/// A visual format with what its names stand for.
@MainActor
struct VisualFormatRow {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let row: VisualFormat
  private let format: String
  private let metrics: [String: Double]
  private let views: [String: any LayoutAnchoring]

  init(
    _ row: VisualFormat, format: String, metrics: [String: Any],
    views: [String: any LayoutAnchoring]
  ) {
    self.row = row
    self.format = format
    self.metrics = metrics.compactMapValues(Self.number)
    self.views = views
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for (index, item) in row.items.enumerated() {
      if case .view(let name, let sizes) = item {
        all += sizes.map { size(view(name), $0) }
      }
      guard index > 0 else { continue }
      all += join(row.items[index - 1], item, row.connections[index - 1])
    }
    return all + alignments(options)
  }

  private var isHorizontal: Bool { row.axis == .horizontal }

  private func size(
    _ view: any LayoutAnchoring, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let attribute: Attribute = isHorizontal ? .width : .height
    if case .name(let name) = predicate.object, metrics[name] == nil {
      return make(view, attribute, predicate, self.view(name), attribute, 0)
    }
    return make(view, attribute, predicate, nil, .notAnAttribute, value(of: predicate.object))
  }

  /// The distances from one item to the next.
  private func join(
    _ first: VisualFormat.Item, _ second: VisualFormat.Item,
    _ connection: VisualFormat.Connection
  ) -> [NSLayoutConstraint] {
    let start: Attribute = isHorizontal ? .leading : .top
    let end: Attribute = isHorizontal ? .trailing : .bottom
    let near = (item(first, beside: second), first == .superview ? start : end)
    let far = (item(second, beside: first), second == .superview ? end : start)
    switch connection {
    case .flush:
      return [make(far.0, far.1, .init(object: .number(0)), near.0, near.1, 0)]
    case .standard:
      return [
        make(
          far.0, second == .superview ? margin(far.1) : far.1, .init(object: .number(0)),
          near.0, first == .superview ? margin(near.1) : near.1,
          first == .superview || second == .superview ? 0 : 8)
      ]
    case .spaced(let predicates):
      return predicates.map { make(far.0, far.1, $0, near.0, near.1, value(of: $0.object)) }
    }
  }

  private func margin(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }

  private func make(
    _ item: any LayoutAnchoring, _ attribute: Attribute, _ predicate: VisualFormat.Predicate,
    _ other: (any LayoutAnchoring)?, _ otherAttribute: Attribute, _ constant: Double
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item.layoutItem, attribute, predicate.relation, other?.layoutItem, otherAttribute,
      constant: constant)
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(value(of: priority)))
    }
    return constraint
  }

  private func alignments(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let views: [any LayoutAnchoring] = row.items.compactMap {
      guard case .view(let name, _) = $0 else { return nil }
      return view(name)
    }
    return NSLayoutConstraint.FormatOptions.attributes.flatMap { option, attribute in
      guard options.contains(option) else { return [NSLayoutConstraint]() }
      return zip(views, views.dropFirst()).map { left, right in
        make(left, attribute, .init(object: .number(0)), right, attribute, 0)
      }
    }
  }

  private func item(
    _ item: VisualFormat.Item, beside other: VisualFormat.Item
  ) -> any LayoutAnchoring {
    if case .view(let name, _) = item { return view(name) }
    guard case .view(let name, _) = other, let superview = view(name).layoutItem.superview else {
      preconditionFailure("\(format): the view beside '|' has no superview")
    }
    return superview
  }

  private func view(_ name: String) -> any LayoutAnchoring {
    guard let view = views[name] else {
      preconditionFailure("\(format): \(name) is not among the views")
    }
    return view
  }

  private func value(of object: VisualFormat.Predicate.Object) -> Double {
    switch object {
    case .number(let number): return number
    case .name(let name):
      guard let number = metrics[name] else {
        preconditionFailure("\(format): \(name) is not among the metrics")
      }
      return number
    }
  }
}

extension LayoutItem {
  /// The view that a format's `|` beside it means.
  fileprivate var superview: UIView? { guide == nil ? view?.superview : view }
}
