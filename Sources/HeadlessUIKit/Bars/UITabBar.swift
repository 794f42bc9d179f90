import LayerTrees

/// The bar at the bottom of a tab bar controller: 49 points above the home indicator.
open class UITabBar: UIView {
  /// Its height in points, without what lies below the safe area.
  static let standardHeight: CGFloat = 49

  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .barGround } }
  /// The titles of the tabs, and which is shown.
  var tabs: (titles: [String], selected: Int) = ([], 0) { didSet { layer.invalidateLook() } }

  override var look: ViewLook { tabLook }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.invalidateLook()
  }

  // MARK: Items

  /// The tabs.
  open var items: [UITabBarItem]? {
    get { kept() ?? tabBarController?.viewControllers?.compactMap(\.tabBarItem) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    keep(items, as: "items")
    if selectedItem == nil { selectedItem = items?.first }
  }

  open var selectedItem: UITabBarItem? {
    get { kept() ?? tabBarController?.selectedViewController?.tabBarItem }
    set { keep(newValue) }
  }

  open var delegate: (any UITabBarDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }

  open var barStyle: UIBarStyle = .default
  open var unselectedItemTintColor: UIColor?

  /// The look; its background colour is the bar's.
  open var standardAppearance: UITabBarAppearance {
    get { kept() ?? UITabBarAppearance() }
    set {
      keep(newValue)
      barTintColor = newValue.backgroundColor
    }
  }

  open var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBar {
  var tabBarController: UITabBarController? {
    chain.lazy.compactMap { $0 as? UITabBarController }.first { $0.tabBar === self }
  }

  /// A hairline above, and for each tab a mark with its title.
  var tabLook: ViewLook {
    let count = max(1, tabs.titles.count)
    let width = bounds.width / CGFloat(count)
    var elements: [LayerElement] = []
    for (index, title) in tabs.titles.enumerated() {
      let isSelected = index == tabs.selected
      let color: UIColor =
        isSelected ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray
      let insets = UIEdgeInsets(
        left: width * CGFloat(index), right: width * CGFloat(count - 1 - index))
      var (upper, lower) = (insets, insets)
      (upper.top, upper.bottom) = (6, bounds.height - 32)
      (lower.top, lower.bottom) = (34, bounds.height - 47)
      elements.append(.picture(tabPicture(of: index, isSelected: isSelected, color, upper)))
      elements.append(
        .text(
          element(
            title, font: .systemFont(ofSize: 10), color: color, alignment: .center, insets: lower)))
    }
    elements.append(.box(LayerBox(fill: shown(.separator), insets: topLine)))
    return ViewLook(fill: shown(barTintColor ?? .barGround), elements: elements)
  }

  /// Half a point along the top.
  private var topLine: UIEdgeInsets { UIEdgeInsets(bottom: max(0, bounds.height - 0.5)) }

  /// The picture of a tab, 24 points high; a square where it has none.
  private func tabPicture(
    of index: Int, isSelected: Bool, _ color: UIColor, _ place: UIEdgeInsets
  ) -> LayerPicture {
    let item = items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    let image = (isSelected ? item?.selectedImage : nil) ?? item?.image
    var picture =
      image.map { element($0.withRenderingMode(.alwaysTemplate), tint: color) }
      ?? LayerPicture(name: "square", isSymbol: true, color: shown(color))
    (picture.width, picture.height, picture.insets) = (24, 24, place)
    return picture
  }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A tab: a title and an image.
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}
