/// Recognizes what a finger does; scenes move it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, Keeping {
  var stored: [String: Any] = [:]

  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public internal(set) weak var view: UIView?
  open var state: State = .possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  #if !canImport(ObjectiveC)
    /// The targets that hear of it after the handlers, in the order in which they were added.
    final var targets: [GestureTarget] = []
  #endif
  private var place = CGPoint.zero
  /// Whether its delegate let it begin.
  private var isAllowed = true

  #if canImport(ObjectiveC)
    public override init() { super.init() }
  #else
    /// Calls a method of a target, which is not kept, wherever UIKit would.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }
  #endif

  /// Calls `handler` wherever UIKit would send an action to a target.
  @preconcurrency
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  @preconcurrency
  public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Where the finger is, in a view's points, in the window's where that is nil.
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  func tell(_ state: State, at point: CGPoint) {
    place = point
    if self.state == .possible { isAllowed = delegate?.gestureRecognizerShouldBegin(self) ?? true }
    guard isAllowed else { return }
    self.state = state
    guard isEnabled else { return }
    for handler in handlers { handler(self) }
    #if !canImport(ObjectiveC)
      for target in targets { target.call(with: self) }
    #endif
  }

  // MARK: Touches

  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Waits for another to fail first; scenes' drags go to pan recognizers alone.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    keep(otherGestureRecognizer, as: "required")
  }

  open var requiresExclusiveTouchType: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  open var allowedTouchTypes: [NSNumber] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  open var allowedPressTypes: [NSNumber] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Recognizes a finger that drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var way = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the finger has come, in points.
  open func translation(in view: UIView?) -> CGPoint { way }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  /// How fast it goes, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  func track(_ state: State, at point: CGPoint, from start: CGPoint, velocity: CGPoint) {
    way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    speed = velocity
    tell(state, at: point)
  }

  func finish() {
    tell(.ended, at: location(in: nil))
    state = .possible
  }

  // MARK: Touches

  open var minimumNumberOfTouches: Int = 1
  open var maximumNumberOfTouches: Int = .max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
}

/// Recognizes a tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1

  /// Taps at a point of the window.
  package func tap(at point: CGPoint) {
    tell(.ended, at: point)
    state = .possible
  }

  // MARK: Touches

  open var numberOfTouchesRequired: Int = 1
}
