/// The menu of cut, copy and paste before iOS 16; it is never drawn here, and says that it is shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open private(set) var menuFrame = CGRect.zero
  open var arrowDirection = ArrowDirection.default

  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// True while it is shown; setting it posts the notifications that UIKit posts.
  open var isMenuVisible: Bool {
    get { isShown }
    set { if newValue { show() } else { hideMenu() } }
  }

  private var isShown = false

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  open func hideMenu(from targetView: UIView) { hideMenu() }

  open func hideMenu() {
    guard isShown else { return }
    post(Self.willHideMenuNotification)
    isShown = false
    post(Self.didHideMenuNotification)
  }

  private func show() {
    guard !isShown else { return }
    post(Self.willShowMenuNotification)
    isShown = true
    post(Self.didShowMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  public nonisolated static let willShowMenuNotification =
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification =
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification =
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification =
    Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// A line of the menu of cut, copy and paste.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The menu of cut, copy and paste since iOS 16; it is never drawn here.
open class UIEditMenuInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
}

/// The animations of an edit menu, which is never drawn.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable?
  public let sourcePoint: CGPoint

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
  }
}
