import LayerTrees

/// Something in a bar: its title, its picture, and whether it can be tapped.
@preconcurrency @MainActor
open class UIBarItem: NSObject, Keeping {
  var stored: [String: Any] = [:]

  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Sets the look of the title in a state; of no effect on what is played.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  // MARK: Details

  open var imageInsets: UIEdgeInsets = .zero
}

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
}

/// A part of the screen's width that a bar's title is moved by.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}

extension UIBarButtonItem {
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }
  public convenience init(image: UIImage?, primaryAction: UIAction?) {
    self.init(title: nil, primaryAction: primaryAction)
    self.image = image
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, primaryAction: primaryAction)
    self.image = image
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// The actions that a title, an image or a system item stand for in a row.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Does what a tap does.
  package func tap() {
    guard isEnabled else { return }
    if let primaryAction { primaryAction.handler(primaryAction) }
    #if !canImport(ObjectiveC)
      guard let action else { return }
      if let target {
        action.perform(on: target, with: self)
      } else if let first = InputSession.current.firstResponder {
        _ = first.chain.contains { action.isPerformed(on: $0, with: self) }
      }
    #endif
  }
}

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

/// The buttons above an iPad's keyboard, beside the suggestions; they are not drawn here.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject, Keeping {
  var stored: [String: Any] = [:]
}

extension UIBarButtonItem {
  /// The words on it; those of the system's where they are words.
  var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    }
  }

  /// The picture on it; the symbol of the system's where it is one.
  var shownImage: UIImage? {
    if let image = image ?? primaryAction?.image { return image }
    let symbol: String? =
      switch systemItem {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play"
      case .pause: "pause"
      default: nil
      }
    return symbol.flatMap { UIImage(systemName: $0) }
  }
}
