/// An action with a name, as UIKit's.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let paste = Identifier("paste")
    public static let pasteAndMatchStyle = Identifier("pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("pasteAndGo")
  }

  public typealias UIActionHandler = @MainActor (UIAction) -> Void

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// Who runs the action.
  open internal(set) weak var sender: AnyObject?
  final let handler: UIActionHandler

  @preconcurrency
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("\(Self.count)")
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    Self.count += 1
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the action, as a menu does when its line is chosen.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender.map { $0 as AnyObject }
    handler(self)
  }

  private static var count = 0
}
