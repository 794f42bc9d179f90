/// What happened on the screen; a scene's touches have no fingers to list in it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var allTouches: Set<UITouch>? { [] }
  open var timestamp: TimeInterval { VirtualRunLoop.current.now }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A finger on the screen, for those who are asked about one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// The view that it came down on.
  public internal(set) weak var view: UIView?
  public internal(set) var phase = Phase.began
  /// Where it is, in the window.
  var place = CGPoint.zero

  open var window: UIWindow? { view?.window }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { VirtualRunLoop.current.now }
  open var force: CGFloat { 0 }

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
