// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: it reaches no server.
open class FirebaseApp: NSObject {
  public let name: String = "[DEFAULT]"
  public let options: FirebaseOptions = FirebaseOptions()
  open class func configure() {}
  open class func configure(options: FirebaseOptions) {}
  open class func configure(name: String, options: FirebaseOptions) {}
  open class func app() -> FirebaseApp? { FirebaseApp() }
  open class func app(name: String) -> FirebaseApp? { nil }
}

/// Does nothing: it reaches no server.
open class FirebaseOptions: NSObject {
  open var clientID: String? = ""
  open var apiKey: String?
  open var projectID: String?
  open var bundleID: String = ""
  open var databaseURL: String?
  open var storageBucket: String?
  public override init() { super.init() }
  public init?(contentsOfFile path: String) { super.init() }
  public init(googleAppID: String, gcmSenderID: String) { super.init() }
}

/// Does nothing: it reaches no server.
public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3, warning, notice, info, debug
  public static var min: Self { .error }
  public static var max: Self { .debug }
}

/// Does nothing: it reaches no server.
open class FirebaseConfiguration: NSObject {
  open class var shared: FirebaseConfiguration { FirebaseConfiguration() }
  open func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

/// Does nothing: it reaches no server.
open class Analytics: NSObject {
  open class func logEvent(_ name: String, parameters: [String: Any]?) {}
  open class func setUserID(_ userID: String?) {}
  open class func setUserProperty(_ value: String?, forName name: String) {}
  open class func setAnalyticsCollectionEnabled(_ enabled: Bool) {}
}

public let AnalyticsEventLogin = "AnalyticsEventLogin"
public let AnalyticsEventSignUp = "AnalyticsEventSignUp"
public let AnalyticsEventScreenView = "AnalyticsEventScreenView"
public let AnalyticsEventSelectContent = "AnalyticsEventSelectContent"
public let AnalyticsParameterContentType = "AnalyticsParameterContentType"
public let AnalyticsParameterItemID = "AnalyticsParameterItemID"
public let AnalyticsParameterItemName = "AnalyticsParameterItemName"
public let AnalyticsParameterMethod = "AnalyticsParameterMethod"
public let AnalyticsParameterScreenName = "AnalyticsParameterScreenName"
public let AnalyticsParameterScreenClass = "AnalyticsParameterScreenClass"

/// Does nothing: it reaches no server.
open class Crashlytics: NSObject {
  open class func crashlytics() -> Crashlytics { Crashlytics() }
  open func log(_ message: String) {}
  open func record(error: any Error) {}
  open func setUserID(_ userID: String?) {}
  open func setCustomValue(_ value: Any?, forKey key: String) {}
  open func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
}
