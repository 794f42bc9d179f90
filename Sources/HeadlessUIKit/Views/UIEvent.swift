/// What happened on the screen; there is nothing in it that keyboard code reads.
@preconcurrency @MainActor
public final class UIEvent: NSObject {}

/// A finger on the screen, for those who are asked about one.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The view that it came down on.
  public internal(set) weak var view: UIView?
}
