package import HeadlessUIKit

/// The controllers that the library serves; one that is in both lists is left alone.
///
/// Source: hackiftekhar/IQKeyboardManager, `privateIsEnabled`.
package struct ControllerRule {
  package typealias Kind = @MainActor (UIViewController) -> Bool

  package var enabled: [Kind]
  package var disabled: [Kind]

  /// Controllers that bring their own fields into view.
  package static let ownKeepers: [Kind] = [
    { $0 is UITableViewController }, { $0 is UIAlertController },
  ]

  package init(enabled: [Kind] = [], disabled: [Kind] = Self.ownKeepers) {
    self.enabled = enabled
    self.disabled = disabled
  }

  @MainActor
  package func serves(_ controller: UIViewController, byDefault: Bool = true) -> Bool {
    guard !disabled.contains(where: { $0(controller) }) else { return false }
    return byDefault || enabled.contains { $0(controller) }
  }

  /// Returns true if a field is served: never one of an alert; its own request overrides classes.
  ///
  /// The line of a search controller's bar is left alone as well, and from generation 7 on alone
  /// asks a field what it wants.
  @MainActor
  package func serves(
    field: UIView, byDefault: Bool = true, in generation: IQKeyboardManagerSettings.Generation
  ) -> Bool {
    guard !field.liesInAlert, let owner = field.owner else { return false }
    guard generation == .eighth else { return serves(owner, byDefault: byDefault) }
    switch field.fieldOptions.enableMode {
    case .enabled: return true
    case .disabled: return false
    case .default:
      let search = owner.front.navigationItem.searchController?.searchBar
      return search?.searchTextField !== field && serves(owner, byDefault: byDefault)
    }
  }
}

extension UIViewController {
  /// The controller that a navigation controller shows; any other is its own.
  fileprivate var front: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }
}
