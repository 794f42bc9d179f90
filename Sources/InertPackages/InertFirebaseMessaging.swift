// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no push arrives.
open class Messaging: NSObject {
  open weak var delegate: (any MessagingDelegate)?
  open var apnsToken: Data?
  open var fcmToken: String? { nil }
  open var isAutoInitEnabled: Bool = true
  open class func messaging() -> Messaging { Messaging() }
  open func token(completion: @escaping (String?, (any Error)?) -> Void) {}
  open func deleteToken(completion: @escaping ((any Error)?) -> Void) {}
  open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
  open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
  @discardableResult open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }
  open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) {}
}

/// Does nothing: no push arrives.
public enum MessagingAPNSTokenType: Int, Sendable {
  case unknown, sandbox, prod
}

/// Does nothing: no push arrives.
open class MessagingMessageInfo: NSObject {
}

/// Does nothing: no push arrives.
@preconcurrency public protocol MessagingDelegate: NSObjectProtocol {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}
extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
