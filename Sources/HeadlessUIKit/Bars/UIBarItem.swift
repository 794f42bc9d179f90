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

  /// How the title looks in a state; of no effect on what is played.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}
