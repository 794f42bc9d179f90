/// A search whose bar an app puts into its navigation item; what it finds is the app's to show.
open class UISearchController: UIViewController {
  public private(set) lazy var searchBar = UISearchBar(frame: .zero)
  public let searchResultsController: UIViewController?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
