// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no network is watched.
open class Reachability {
  open var notificationCenter: NotificationCenter = NotificationCenter.default
  /// Does nothing: no network is watched.
  public enum Connection: String, Sendable, CustomStringConvertible {
    case unavailable, wifi, cellular
    public static var none: Connection { .unavailable }
    public var description: String { rawValue }
  }
  open var connection: Connection { .unavailable }
  open var whenReachable: ((Reachability) -> Void)?
  open var whenUnreachable: ((Reachability) -> Void)?
  public init() throws {}
  public init(hostname: String) throws {}
  open func startNotifier() throws {}
  open func stopNotifier() {}
}

extension Notification.Name {
  public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}
