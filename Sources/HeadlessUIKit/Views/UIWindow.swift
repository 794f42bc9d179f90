import LayerTrees

/// The root of a tree of views on the screen.
open class UIWindow: UIView {
  /// Where windows stand in paint order; the keyboard's is far above an app's.
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  open var windowLevel: Level = .normal
  let layoutEngine = LayoutEngine()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.role = .window
    layoutEngine.root = self
  }

  public required init?(coder: NSCoder) { nil }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      addSubview(controller.view)
    }
  }

  open override var next: UIResponder? { UIApplication.shared }
  /// Whether it was made key last of the app's windows.
  public var isKeyWindow: Bool { InputSession.current.keyWindow === self }

  /// Puts the window on screen; its controller's view is laid out before it has appeared.
  open func makeKeyAndVisible() {
    VirtualRunLoop.current.screen.show(self)
    if windowLevel < .keyboard { InputSession.current.keyWindow = self }
    rootViewController?.viewWillAppear(false)
    layoutIfNeeded()
    rootViewController?.viewDidAppear(false)
  }
}
