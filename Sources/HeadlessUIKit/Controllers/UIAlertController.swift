/// A button of an alert, and what it does.
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: (@MainActor (UIAlertAction) -> Void)?

  @preconcurrency
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question with buttons and lines of text, in a box of 270 points in the middle of the room.
///
/// Room is what the keyboard leaves of the screen. Buttons are not drawn; the box is as
/// high as its lines of text need.
open class UIAlertController: UIViewController {
  public enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }

  /// Points of the box, of a line of text, of title and message, and of the buttons.
  private static let (width, field, head, foot): (CGFloat, CGFloat, CGFloat, CGFloat) =
    (270, 32, 64, 44)

  open private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  private let box = UIView(frame: .zero)

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  @preconcurrency
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    box.addSubview(field)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    box.backgroundColor = UIColor(white: 0.95, alpha: 1)
    view.addSubview(box)
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activateOwn([
      room.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      room.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      box.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.widthAnchor.constraint(equalToConstant: Self.width),
      box.heightAnchor.constraint(
        equalToConstant: Self.head + CGFloat(textFields?.count ?? 0) * Self.field + Self.foot),
    ])
    for (index, field) in (textFields ?? []).enumerated() {
      field.frame = CGRect(
        x: 16, y: Self.head + CGFloat(index) * Self.field, width: Self.width - 32,
        height: Self.field)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  // MARK: Actions

  /// The action that return stands for.
  open var preferredAction: UIAlertAction?
}
