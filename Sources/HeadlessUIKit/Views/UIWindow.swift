import LayerTrees

/// The root of a tree of views on the screen.
open class UIWindow: UIView {
  /// The order of windows in front of one another; the keyboard's is far above an app's.
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
  /// True while it is on the screen.
  var isShown = false
  /// The transition whose views come in now, which says when they have appeared.
  var transition: TransitionCoordinator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginLayout()
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    beginLayout()
  }

  private func beginLayout() {
    layer.role = .window
    layoutEngine.root = self
    knownTraits = traitCollection
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

  /// The traits that views and controllers have been notified of.
  private var knownTraits = UITraitCollection.current

  /// Those of the screen, with the size classes of the window's own size.
  open override var traitCollection: UITraitCollection { UITraitCollection(of: self) }

  /// A new size may bring other size classes, as a rotation does.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = knownTraits
      super.bounds = newValue
      guard !traitCollection.hasSameSizeClasses(as: old) else { return }
      knownTraits = traitCollection
      reportTraits(before: old)
    }
  }

  open override var next: UIResponder? { UIApplication.shared }
  /// True if it was made key last of the app's windows.
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

  // MARK: State

  /// The scene that it belongs to, which is the one there is.
  open var windowScene: UIWindowScene? {
    get { UIWindowScene.only }
    set { _ = newValue }
  }

  // MARK: Scenes

  /// The screen that it is on; there is one.
  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// Makes it the window that takes the keyboard, and shows it.
  open func makeKey() { InputSession.current.keyWindow = self }

  // MARK: Conversion

  /// A point of this window in another window's coordinates, in the screen's where that is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window.space)
  }

  /// A point of another window, of the screen where that is nil, in this window's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: window.space)
  }

  /// A rectangle of this window in another window's coordinates, in the screen's where that is nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: window.space)
  }

  /// A rectangle of another window, of the screen where that is nil, in this window's coordinates.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: window.space)
  }

  // MARK: Events

  /// Inert: touches reach views without an event of the window's.
  open func sendEvent(_ event: UIEvent) {}
  open func becomeKey() {}
  open func resignKey() {}
}

extension UIWindow? {
  @MainActor
  var space: any UICoordinateSpace {
    self ?? VirtualRunLoop.current.screen.coordinateSpace
  }
}

extension UIWindow.Level {
  /// The level of the keyboard's window: above everything of an app.
  package static let keyboard = UIWindow.Level(rawValue: 10_000_000)
}
