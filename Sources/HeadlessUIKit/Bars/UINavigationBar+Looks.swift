/// How bars are metered.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UINavigationBar {
  /// The item of the controller on top.
  public var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }
  public var items: [UINavigationItem]? {
    navigationController?.viewControllers.map(\.navigationItem)
  }
  public var backItem: UINavigationItem? {
    navigationController?.viewControllers.dropLast().last?.navigationItem
  }

  private var navigationController: UINavigationController? {
    chain.lazy.compactMap { $0 as? UINavigationController }.first { $0.navigationBar === self }
  }

  public var barStyle: UIBarStyle {
    get { kept() ?? .default }
    set { keep(newValue) }
  }

  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept() }
    set {
      keep(newValue)
      layer.invalidateLook()
    }
  }

  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: bars draw no shadow of an image.
  public var shadowImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: an image behind the bar is not drawn.
  public var backIndicatorImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: an image behind the bar is not drawn.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: an image behind the bar is not drawn.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    keep(backgroundImage, as: "backgroundImage")
  }

  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { kept("backgroundImage") }

  /// Inert: where bars are plain here, the title stands in the middle.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// The look; its background colour is the bar's.
  public var standardAppearance: UINavigationBarAppearance {
    get { kept() ?? UINavigationBarAppearance() }
    set {
      keep(newValue)
      barTintColor = newValue.backgroundColor
    }
  }

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }
}
