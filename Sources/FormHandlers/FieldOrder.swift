package import HeadlessUIKit

/// The order in which previous and next go from field to field.
///
/// Source: hackiftekhar/IQKeyboardToolbarManager, the order of responders.
package enum FieldOrder: String, CaseIterable {
  case bySubviews, byTag, byPosition
}

/// A view among whose fields previous and next go, however deep they lie.
package class DeepFieldsView: UIView {}

/// The fields that take turns: those beside one, or all in the list or the view around it.
@MainActor
package struct FieldTurns {
  private let order: FieldOrder
  /// True if fields can ask to be passed by; not before generation 5.
  private let asksFields: Bool
  /// True if fields in a view that is hidden or disabled are left out.
  ///
  /// Generation 4 looks at that view; generation 8 looks at the one around it, and lets them in.
  private let skipsHiddenContainers: Bool

  package init(
    order: FieldOrder, generation: IQKeyboardManagerSettings.Generation = .eighth,
    isFixed: Bool = false
  ) {
    self.order = order
    asksFields = generation == .eighth
    skipsHiddenContainers = generation == .fourth || isFixed
  }

  package func fields(with field: UIView) -> [UIView] {
    if let list = field.deepContainer { return fields(inDepthOf: list) }
    let fields = (field.superview?.subviews ?? []).filter {
      $0.isReadyField && ($0 === field || !isPassedBy($0))
    }
    switch order {
    case .bySubviews: return fields
    case .byTag:
      return fields.enumerated().sorted { left, right in
        (left.element.tag, left.offset) < (right.element.tag, right.offset)
      }.map(\.element)
    case .byPosition: return fields.sortedByPlace { $0.frame }
    }
  }

  private func isPassedBy(_ field: UIView) -> Bool {
    asksFields && field.fieldOptions.ignoresSwitching
  }

  /// All fields in a view, by their place; a table puts its cells in no order.
  private func fields(inDepthOf view: UIView) -> [UIView] {
    found(in: view).sortedByPlace { $0.convert($0.bounds, to: view) }
  }

  private func found(in view: UIView) -> [UIView] {
    view.subviews.flatMap { child in
      if child.isReadyField { return isPassedBy(child) ? [] : [child] }
      let judged = skipsHiddenContainers ? child : view
      return judged.isSeenAndTouched ? found(in: child) : []
    }
  }
}

extension UIView {
  /// The table, else the collection, else the view made for it, in which this one lies.
  fileprivate var deepContainer: UIView? {
    nearest(UITableView.self) ?? nearest(UICollectionView.self) ?? nearest(DeepFieldsView.self)
  }

  fileprivate var isSeenAndTouched: Bool { isUserInteractionEnabled && !isHidden && alpha != 0 }

  /// True if it takes text now, is visible, and belongs to no search bar or alert.
  fileprivate var isReadyField: Bool {
    guard self is UITextField || self is UITextView else { return false }
    return canBecomeFirstResponder && isSeenAndTouched && searchBar == nil && !liesInAlert
  }
}
