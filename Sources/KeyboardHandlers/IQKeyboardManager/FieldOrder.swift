package import HeadlessUIKit

/// In which order previous and next go from field to field.
///
/// Source: hackiftekhar/IQKeyboardToolbarManager, the order of responders.
package enum FieldOrder: String, CaseIterable {
  case bySubviews, byTag, byPosition

  /// The fields that take turns with one: those beside it, or all in the list around it.
  ///
  /// A table's fields lie in many cells, so they are looked for in depth, and go by their place.
  @MainActor
  package func fields(with field: UIView) -> [UIView] {
    if let list = field.nearest(UITableView.self) {
      return list.fieldsInDepth.sortedByPlace(in: list)
    }
    guard let around = field.superview else { return [field] }
    let fields = around.subviews.filter(\.isReadyField)
    switch self {
    case .bySubviews: return fields
    case .byTag:
      return fields.enumerated().sorted { left, right in
        (left.element.tag, left.offset) < (right.element.tag, right.offset)
      }.map(\.element)
    case .byPosition: return fields.sortedByPlace(in: around)
    }
  }
}

extension UIView {
  /// Whether it takes text now, and can be seen.
  fileprivate var isReadyField: Bool {
    guard self is UITextField || self is UITextView else { return false }
    return canBecomeFirstResponder && !isHidden && alpha > 0.01 && isUserInteractionEnabled
  }

  fileprivate var fieldsInDepth: [UIView] {
    subviews.flatMap { $0.isReadyField ? [$0] : $0.fieldsInDepth }
  }
}

extension [UIView] {
  /// From top to bottom, and from left to right in a row.
  @MainActor
  fileprivate func sortedByPlace(in view: UIView) -> [UIView] {
    map { field in (field, field.superview?.convert(field.frame, to: view) ?? field.frame) }
      .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }
      .map(\.0)
  }
}
