/// A button in a bar, a view of the app's in its place, or the room between two.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  open var style = Style.plain
  /// The button that the system draws; nil where the app says what is shown.
  private(set) var systemItem: SystemItem?
  open var customView: UIView?
  /// Points that it takes; 0 where content decides.
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  open weak var target: AnyObject?
  #if !canImport(ObjectiveC)
    open var action: Selector?
  #endif

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button that the system draws, or room.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// A button with a title of the app's.
  public convenience init(title: String?, primaryAction: UIAction?) {
    self.init()
    self.title = title
    self.primaryAction = primaryAction
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Details

  /// Inert: no menu is ever opened.
  open var menu: UIMenu? {
    get { kept() }
    set { keep(newValue) }
  }

  open var possibleTitles: Set<String>? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: an image behind a bar's button is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Inert: the back button's image is the system's.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Inert: a button's title is in its middle.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Inert: a button's title is in its middle.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  /// Inert: an image behind a bar's button is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}

  /// Inert: an image behind a bar's button is not drawn.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Inert: the back button's image is the system's.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}
