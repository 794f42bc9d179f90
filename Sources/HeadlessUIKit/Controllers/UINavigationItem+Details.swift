extension UINavigationItem: Keeping {
  public var backBarButtonItem: UIBarButtonItem? {
    get { kept() }
    set { keep(newValue) }
  }

  public var backButtonTitle: String? {
    get { kept() }
    set { keep(newValue) }
  }

  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { kept() ?? .default }
    set { keep(newValue) }
  }

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public var leftItemsSupplementBackButton: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var hidesSearchBarWhenScrolling: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  public var standardAppearance: UINavigationBarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }

  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  public func setRightBarButtonItems(_ items: [UIBarButtonItem], animated: Bool) {
    rightBarButtonItems = items
  }

  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
