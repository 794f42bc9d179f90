import LayerTrees

/// The root of a tree of views on the screen.
open class UIWindow: UIView {
  /// Where windows stand in paint order; the keyboard's is far above an app's.
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  open var windowLevel: Level = .normal
  let layoutEngine = LayoutEngine()
  /// Whether it is on the screen.
  var isShown = false
  /// The transition whose views come in now, which says when they have appeared.
  var transition: TransitionCoordinator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.role = .window
    layoutEngine.root = self
  }

  public required init?(coder: NSCoder) { nil }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.place(bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// The traits that views and controllers have been told of.
  private var knownTraits = UITraitCollection.current

  /// A new size may bring other size classes, as a rotation does.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = knownTraits
      super.bounds = newValue
      guard !traitCollection.hasSameSizeClasses(as: old) else { return }
      knownTraits = traitCollection
      tellTraits(before: old)
    }
  }

  open override var next: UIResponder? { UIApplication.shared }
  /// Whether it was made key last of the app's windows.
  public var isKeyWindow: Bool { InputSession.current.keyWindow === self }

  /// Brings the constraints of all views up to date and finds what they come to.
  func solveConstraints() {
    updateTreeConstraints()
    layoutEngine.solve()
  }

  /// Puts the window on screen; its controllers' views appear, laid out.
  open func makeKeyAndVisible() {
    let wasShown = isShown
    isShown = true
    VirtualRunLoop.current.screen.show(self)
    if windowLevel < .keyboard { InputSession.current.keyWindow = self }
    guard !wasShown else { return }
    let controllers = controllersInside
    for controller in controllers { controller.beginAppearing(animated: false) }
    for controller in controllers { controller.nowAppearing(animated: false) }
    layoutIfNeeded()
    for controller in controllers { controller.endAppearing(animated: false) }
  }
}
