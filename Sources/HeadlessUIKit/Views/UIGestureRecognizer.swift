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
  /// True if its delegate let it begin.
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

  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The finger's place in a view's points, in the window's if that is nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  func report(_ state: State, at point: CGPoint) {
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

  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Recognizes a finger that drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var way = CGPoint.zero
  private var speed = CGPoint.zero

  /// The finger's distance from its start, in points.
  open func translation(in view: UIView?) -> CGPoint { way }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  /// The finger's velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  func track(_ state: State, at point: CGPoint, from start: CGPoint, velocity: CGPoint) {
    way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    speed = velocity
    report(state, at: point)
  }

  func finish() {
    report(.ended, at: location(in: nil))
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
    report(.ended, at: point)
    state = .possible
  }

  // MARK: Touches

  open var numberOfTouchesRequired: Int = 1
}

/// A finger that stays; scenes hold none.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  /// A press that has lasted long enough, and the lift after it.
  package func press(at point: CGPoint) {
    report(.began, at: point)
    report(.ended, at: point)
    state = .possible
  }
}

/// Two fingers that move apart; scenes have one.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn; scenes have one.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// A finger from the screen's edge; scenes drag lists only.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Something that points without touching; there is none.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes a quick stroke; no scene makes one.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}

/// Is asked what a gesture recognizer may do; every answer has UIKit's default.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A finger that drags, as the pan recognizers of the view under it and of those around hear it.
///
/// Of two that do not run together the inner one hears it, and on one view the one added first:
/// UIKit leaves that open.
@MainActor
package final class PanTouch {
  private let start: CGPoint
  private let recognizers: [UIPanGestureRecognizer]

  /// Puts a finger down on a view, at a point of its window.
  package init(at point: CGPoint, on view: UIView?) {
    start = point
    let touch = UITouch()
    touch.view = view
    let views = view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIPanGestureRecognizer }
      .filter { $0.isEnabled && $0.receives(touch) }
      .reduce(into: []) { chosen, next in
        if chosen.allSatisfy({ $0.runs(with: next) }) { chosen.append(next) }
      }
    report(.began, at: point, velocity: .zero)
  }

  /// Moves it, at a velocity in points per second.
  package func move(to point: CGPoint, velocity: CGPoint) {
    report(.changed, at: point, velocity: velocity)
  }

  package func lift() {
    for recognizer in recognizers { recognizer.finish() }
  }

  private func report(_ state: UIGestureRecognizer.State, at point: CGPoint, velocity: CGPoint) {
    for recognizer in recognizers {
      recognizer.track(state, at: point, from: start, velocity: velocity)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func receives(_ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// True if one of the two wants to run beside the other.
  fileprivate func runs(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}
