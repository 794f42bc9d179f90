import LayerTrees

/// The bar at the top of a navigation controller, 44 points below the status bar.
open class UINavigationBar: UIView {
  /// Its height in points, without the status bar.
  static let standardHeight: CGFloat = 44

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      (superview?.next as? UINavigationController)?.navigationBarVisibilityDidChange()
    }
  }

  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .barGround } }
  /// The item that it shows, and the way back if there is one.
  private(set) var item: UINavigationItem?
  private(set) var hasBack = false
  /// The app's own views in it.
  private var itemViews: [UIView] = []

  override var look: ViewLook { barLook }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.invalidateLook()
    placeItemViews()
  }

  /// Shows the item of a controller.
  func show(_ item: UINavigationItem?, hasBack: Bool) {
    self.item?.bar = nil
    (self.item, self.hasBack) = (item, hasBack)
    item?.bar = self
    noteItem()
  }

  /// Takes note of what its item shows now.
  func noteItem() {
    layer.invalidateLook()
    let views = [item?.titleView].compactMap { $0 } + sideItems.compactMap(\.customView)
    guard views != itemViews else { return setNeedsLayout() }
    for view in itemViews where view.superview === self { view.removeFromSuperview() }
    itemViews = views
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Looks

  /// The item of the controller on top.
  open var topItem: UINavigationItem? { items?.last }

  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue }
  }
  /// The items of a bar that is no controller's.
  private var ownItems: [UINavigationItem]?

  open var backItem: UINavigationItem? {
    navigationController?.viewControllers.dropLast().last?.navigationItem
  }

  open var barStyle: UIBarStyle = .default
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { layer.invalidateLook() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Inert: an image behind the bar is not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    keep(backgroundImage, as: "backgroundImage")
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { kept("backgroundImage") }

  /// The look; its background colour is the bar's.
  open var standardAppearance: UINavigationBarAppearance {
    get { kept() ?? UINavigationBarAppearance() }
    set {
      keep(newValue)
      barTintColor = newValue.backgroundColor
    }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  // MARK: Items

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open func popItem(animated: Bool) -> UINavigationItem? {
    defer { items = items.map { Array($0.dropLast()) } }
    return items?.last
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// The space that a bar has.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UINavigationBar {
  var navigationController: UINavigationController? {
    chain.lazy.compactMap { $0 as? UINavigationController }.first { $0.navigationBar === self }
  }

  var sideItems: [UIBarButtonItem] {
    (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
  }

  /// Title and buttons in the lowest 44 points, and a hairline below them.
  var barLook: ViewLook {
    var elements: [LayerElement] =
      backgroundColor == .clear ? [] : [.hairline(inset: 0, shown(.separator))]
    let top = max(0, bounds.height - Self.standardHeight)
    elements += title(top: top)
    if hasBack, item?.hidesBackButton != true, item?.leftBarButtonItems?.isEmpty ?? true {
      elements.append(
        .picture(
          LayerPicture(
            name: "chevron.left", isSymbol: true, width: 20, height: 20,
            color: shown(tintColor ?? .systemBlue), alignment: .left,
            insets: UIEdgeInsets(top: top, left: 8))))
    }
    elements += buttons(item?.leftBarButtonItems ?? [], at: .left, top: top)
    elements += buttons(item?.rightBarButtonItems ?? [], at: .right, top: top)
    return ViewLook(fill: shown(barTintColor ?? .barGround), elements: elements)
  }

  /// The title in the middle, as the app has it look.
  private func title(top: CGFloat) -> [LayerElement] {
    guard let title = item?.title, !title.isEmpty, item?.titleView == nil else { return [] }
    let attributes = titleTextAttributes ?? standardAppearance.titleTextAttributes
    return [
      .text(
        element(
          title,
          font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold),
          color: attributes[.foregroundColor] as? UIColor ?? .label, alignment: .center,
          insets: UIEdgeInsets(top: top, left: 80, right: 80)))
    ]
  }

  /// The buttons at one side, from the edge inward.
  private func buttons(
    _ items: [UIBarButtonItem], at side: LayerAlignment, top: CGFloat
  ) -> [LayerElement] {
    var edge: CGFloat = 16
    var elements: [LayerElement] = []
    for item in items where item.customView == nil {
      let insets = UIEdgeInsets(
        top: top, left: side == .left ? edge : 0, right: side == .right ? edge : 0)
      let tint = item.tintColor ?? tintColor
      if let image = item.shownImage {
        var picture = element(image, tint: tint)
        (picture.alignment, picture.insets) = (side, insets)
        elements.append(.picture(picture))
        edge += image.size.width + 16
      } else if let title = item.shownTitle {
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        var text = element(title, font: font, color: tint, alignment: .left, insets: insets)
        text.alignment = side
        elements.append(.text(text))
        edge += TextMetrics(pointSize: 17).width(of: title) + 16
      }
    }
    return elements
  }

  /// Puts the app's own views into the lowest 44 points: the title's in the middle.
  func placeItemViews() {
    let top = max(0, bounds.height - Self.standardHeight)
    let middle = top + Self.standardHeight / 2
    if let view = item?.titleView {
      let size = fitting(view)
      view.place(
        CGRect(
          x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
          height: size.height))
    }
    for (items, isLeft) in [(item?.leftBarButtonItems, true), (item?.rightBarButtonItems, false)] {
      var edge: CGFloat = 16
      for view in (items ?? []).compactMap(\.customView) {
        let size = fitting(view)
        view.place(
          CGRect(
            x: isLeft ? edge : bounds.width - edge - size.width, y: middle - size.height / 2,
            width: size.width, height: size.height))
        edge += size.width + 8
      }
    }
  }

  /// The size of a view of the app's, no wider than the bar and no higher than its row.
  private func fitting(_ view: UIView) -> CGSize {
    var size = view.bounds.size
    if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(.zero)
      let own = view.intrinsicContentSize
      if size.width <= 0 { size.width = own.width }
      if size.height <= 0 { size.height = own.height }
    }
    return CGSize(
      width: min(max(0, size.width), max(0, bounds.width - 160)),
      height: min(max(0, size.height), Self.standardHeight))
  }
}

/// A controller's part of the navigation bar.
@preconcurrency @MainActor
public final class UINavigationItem: NSObject {
  var stored: [String: Any] = [:]
  public var title: String? { didSet { bar?.noteItem() } }
  public var prompt: String?
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.noteItem() } }
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.noteItem() } }
  public var titleView: UIView? { didSet { bar?.noteItem() } }
  /// The bar that shows it.
  weak var bar: UINavigationBar?
  public var hidesBackButton = false
  /// The controller whose search bar is in the navigation bar; it is held and not drawn.
  public var searchController: UISearchController?
  public var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic, always, never
  }

  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) { self.title = title }
}

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
