@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UISearchController {
  /// Who learns of each change of the text.
  public var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { (kept() as WeakObject?)?.object as? any UISearchResultsUpdating }
    set {
      keep(newValue.map { WeakObject(object: $0) })
      guard kept("isListening") == nil as Bool? else { return }
      keep(true, as: "isListening")
      searchBar.searchTextField.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          searchResultsUpdater?.updateSearchResults(for: self)
        }, for: .editingChanged)
    }
  }

  public var delegate: (any UISearchControllerDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UISearchControllerDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Inert: the navigation bar stays while somebody searches.
  public var hidesNavigationBarDuringPresentation: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  public var automaticallyShowsCancelButton: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  public var automaticallyShowsScopeBar: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  public var showsSearchResultsController: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
}
