// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: nothing is posted from outside.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let carPlay = Self(rawValue: 1 << 3)
  public static let criticalAlert = Self(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  public static let provisional = Self(rawValue: 1 << 6)
}

/// Does nothing: nothing is posted from outside.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let list = Self(rawValue: 1 << 3)
  public static let banner = Self(rawValue: 1 << 4)
}

/// Does nothing: nothing is posted from outside.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationAttachment: NSObject {
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {}
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  open var title: String = ""
  open var subtitle: String = ""
  open var body: String = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier: String = ""
  open var threadIdentifier: String = ""
  open var attachments: [UNNotificationAttachment] = []
}

/// Does nothing: nothing is posted from outside.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
}

/// Does nothing: nothing is posted from outside.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
}

/// Does nothing: nothing is posted from outside.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { self.identifier = identifier; self.content = content; self.trigger = trigger }
}

/// Does nothing: nothing is posted from outside.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public init(request: UNNotificationRequest) { self.request = request }
  open var date: Date { Date(timeIntervalSince1970: 0) }
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public init(notification: UNNotification) { self.notification = notification }
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
}

public let UNNotificationDefaultActionIdentifier = "UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "UNNotificationDismissActionIdentifier"

/// Does nothing: nothing is posted from outside.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String? = nil, options: UNNotificationCategoryOptions = []) { self.identifier = identifier }
}

/// Does nothing: nothing is posted from outside.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = Self(rawValue: 1 << 0)
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
}

/// Does nothing: nothing is posted from outside.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  public static let destructive = Self(rawValue: 1 << 1)
  public static let foreground = Self(rawValue: 1 << 2)
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) { self.identifier = identifier }
}

/// Does nothing: nothing is posted from outside.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String) { super.init(identifier: identifier, title: title, options: options) }
}

/// Does nothing: nothing is posted from outside.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

/// Does nothing: nothing is posted from outside.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {}
  open func serviceExtensionTimeWillExpire() {}
}

/// Does nothing: nothing is posted from outside.
final public class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  public static let shared = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { shared }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {}
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
}

/// Does nothing: nothing is posted from outside.
@preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {}
  public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {}
}
