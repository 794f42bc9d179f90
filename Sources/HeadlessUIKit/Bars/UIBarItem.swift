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

  // MARK: Details

  open var landscapeImagePhone: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  open var imageInsets: UIEdgeInsets {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }

  // MARK: Accessibility

  #if !canImport(ObjectiveC)
    open var isAccessibilityElement: Bool {
      get { kept() ?? false }
      set { keep(newValue) }
    }
    open var accessibilityLabel: String? {
      get { kept() }
      set { keep(newValue) }
    }
    open var accessibilityHint: String? {
      get { kept() }
      set { keep(newValue) }
    }
    open var accessibilityIdentifier: String? {
      get { kept() }
      set { keep(newValue) }
    }
    open var accessibilityValue: String? {
      get { kept() }
      set { keep(newValue) }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
      get { kept() ?? [] }
      set { keep(newValue) }
    }
  #endif
}
