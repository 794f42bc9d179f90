/// A search whose bar an app puts into its navigation item; what it finds is the app's to show.
open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar(frame: .zero)
  public let searchResultsController: UIViewController?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  // MARK: Searching

  /// The object that learns of each change of the text.
  open var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { keptWeakly() }
    set {
      keepWeakly(newValue)
      guard kept("isListening") == nil as Bool? else { return }
      keep(true, as: "isListening")
      searchBar.searchTextField.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          searchResultsUpdater?.updateSearchResults(for: self)
        }, for: .editingChanged)
    }
  }

  open var delegate: (any UISearchControllerDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }

  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  open var automaticallyShowsScopeBar: Bool = true
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
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
