package import HeadlessUIKit

/// The options that a view asks of the library for itself.
///
/// Source: hackiftekhar/IQKeyboardManager, the properties that it adds to every view.
package struct FieldOptions {
  /// The rule for serving a field, whatever the lists of classes say; from generation 7 on.
  package enum EnableMode: String, CaseIterable {
    case `default`, enabled, disabled
  }

  /// Points between it and the keyboard; nil where the library's distance will do.
  package var distance: CGFloat?
  package var enableMode = EnableMode.default
  /// True if previous and next pass it by.
  package var ignoresSwitching = false
  /// True if a scroll view is not to be scrolled; from generation 5 on.
  package var ignoresScrolling = false
  /// True if a scroll view keeps its insets; from generation 5 on.
  package var ignoresInsets = false

  package init() {}

  fileprivate final class Box {
    let options: FieldOptions
    init(_ options: FieldOptions) { self.options = options }
  }

  @MainActor fileprivate static var key: UInt8 = 0
}

extension UIView {
  package var fieldOptions: FieldOptions {
    get {
      (objc_getAssociatedObject(self, &FieldOptions.key) as? FieldOptions.Box)?.options
        ?? FieldOptions()
    }
    set {
      objc_setAssociatedObject(
        self, &FieldOptions.key, FieldOptions.Box(newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The search bar whose line of text this is; nil for every other view.
  package var searchBar: UISearchBar? {
    if let search = owner?.navigationItem.searchController?.searchBar,
      search.searchTextField === self
    {
      return search
    }
    return sequence(first: self as UIResponder, next: \.next).prefix { !($0 is UIViewController) }
      .lazy.compactMap { $0 as? UISearchBar }.first
  }

  /// True if it belongs to an alert.
  package var liesInAlert: Bool {
    sequence(first: self as UIResponder, next: \.next).contains { $0 is UIAlertController }
  }

  /// Points that this field wants below it: its own, those of its search bar, or else `usual`.
  package func distance(usual: CGFloat) -> CGFloat {
    (searchBar ?? self).fieldOptions.distance ?? usual
  }
}
