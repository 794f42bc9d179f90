/// What lies behind a cell or a button.
@MainActor
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var image: UIImage?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { clear() }
  public static func listPlainCell() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
}
