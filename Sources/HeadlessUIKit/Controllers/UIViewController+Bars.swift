extension UIViewController {
  /// The controller's button that begins and ends editing; the title says which.
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    keep(item, as: "editButtonItem")
    return item
  }

  /// The line of the tab bar that stands for the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! {
    get {
      if let item: UITabBarItem = kept() { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      keep(item)
      return item
    }
    set { keep(newValue) }
  }

  /// What the navigation controller's toolbar shows while the controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { kept() }
    set { setToolbarItems(newValue, animated: false) }
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    keep(toolbarItems, as: "toolbarItems")
    navigationController?.updateToolbar()
  }

  public var splitViewController: UISplitViewController? {
    sequence(first: self.parent, next: { $0?.parent }).lazy
      .compactMap { $0 as? UISplitViewController }.first { _ in true }
  }

  /// Inert: which scroll view drives the bars' looks does not show here.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, as: "contentScrollView")
  }

  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    kept("contentScrollView")
  }
}

/// Edges in reading order.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
