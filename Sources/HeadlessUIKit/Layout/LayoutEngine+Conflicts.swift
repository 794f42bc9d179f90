import LayerTrees
import LinearConstraints

extension LayoutEngine {
  /// The dropped constraint's conflict, in words: the constraints that it could not hold beside.
  func conflict(of entry: InstalledConstraint) -> ConstraintConflict {
    let members = entry.conflict ?? []
    let others = installed.values.filter { $0.held.map(members.contains) ?? false }
      .sorted { $0.source.activation < $1.source.activation }
    let own = items.values.sorted { $0.number < $1.number }.flatMap { $0.words(of: members) }
    let broken = entry.source.words
    return ConstraintConflict(
      constraints: own + others.map(\.source.words) + [broken], broken: broken)
  }
}

extension SolvedItem {
  /// Those of the engine's own constraints for it that are members of a conflict, in words.
  fileprivate func words(of members: Set<Constraint>) -> [String] {
    let kind = item.guide == nil ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutGuideConstraint"
    let sides = zip(given?.constants ?? [], GivenRectangle.sides(of: item))
    let set = sides.filter { members.contains($0.0.0) }.map { constant, side in
      "<\(kind) \(item.words).\(side) == \(constant.1.words)>"
    }
    let asked = (intrinsic?.named ?? []).filter { members.contains($0.constraint) }.map { named in
      "<NSContentSizeLayoutConstraint \(item.words).\(named.words)>"
    }
    return set + asked
  }
}

extension NSLayoutConstraint {
  /// The constraint in words: its identifier, items, relation, constant and priority.
  var words: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let left = first.map { "\($0.words).\(firstAttribute)" } ?? ""
    let number = Double(constant)
    var right = second.map { "\($0.words).\(secondAttribute)" } ?? number.words
    if second != nil, multiplier != 1 { right = "\(Double(multiplier).words) * \(right)" }
    if second != nil, number != 0 {
      right += number < 0 ? " - \((-number).words)" : " + \(number.words)"
    }
    let rank = priority == .required ? "" : " @\(Double(priority.rawValue).words)"
    return "<NSLayoutConstraint \(name)\(left) \(relation.sign) \(right)\(rank)>"
  }
}

extension LayoutItem {
  /// The view's type and what it is on a chat screen, or the guide's name and its view's.
  var words: String {
    let type = view.map { "\(Swift.type(of: $0))" } ?? "UIView"
    let role = view?.layer.role ?? .plain
    let owner = role == .plain ? type : "\(type)(\(role))"
    guard let guide else { return owner }
    return "\(owner).\(guide.identifier.isEmpty ? "\(Swift.type(of: guide))" : guide.identifier)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Double {
  /// The number without a fraction of zero, else to a thousandth: `8`, `0.333`.
  var words: String {
    let rounded = (self * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
