/// A line of a menu that performs a method of the first responder that has it.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state: State = .off

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
}

/// Another action of a command, while other keys are held.
@preconcurrency @MainActor
public final class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// Who changes the app's menus; there are none here.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  func remove(menu: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}
