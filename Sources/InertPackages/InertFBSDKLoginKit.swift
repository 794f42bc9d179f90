// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no user is signed in.
open class ApplicationDelegate: NSObject {
  open class var shared: ApplicationDelegate { ApplicationDelegate() }
  @discardableResult open func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { false }
  @discardableResult open func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
  @discardableResult open func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?) -> Bool { false }
}

/// Does nothing: no user is signed in.
open class AccessToken: NSObject {
  open class var current: AccessToken? { nil }
  open var tokenString: String { "" }
  open var userID: String { "" }
  open var isExpired: Bool { true }
}

/// Does nothing: no user is signed in.
open class LoginManager: NSObject {
  open func logIn(permissions: [String], from viewController: UIViewController?, handler: ((LoginManagerLoginResult?, (any Error)?) -> Void)? = nil) {}
  open func logIn(permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil, completion: ((LoginResult) -> Void)? = nil) {}
  open func logOut() {}
}

/// Does nothing: no user is signed in.
public enum LoginResult {
  case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?), cancelled, failed(any Error)
}

/// Does nothing: no user is signed in.
public struct Permission: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(stringLiteral value: String) { name = value }
  public static let publicProfile: Self = "public_profile"
  public static let email: Self = "email"
}

/// Does nothing: no user is signed in.
open class LoginManagerLoginResult: NSObject {
  open var token: AccessToken? { nil }
  open var isCancelled: Bool { true }
}

/// Does nothing: no user is signed in.
@preconcurrency public protocol LoginButtonDelegate: NSObjectProtocol {
  func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: (any Error)?)
  func loginButtonDidLogOut(_ loginButton: FBLoginButton)
}
extension LoginButtonDelegate {
  public func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: (any Error)?) {}
  public func loginButtonDidLogOut(_ loginButton: FBLoginButton) {}
}

/// Does nothing: no user is signed in.
open class FBLoginButton: UIButton {
  open weak var delegate: (any LoginButtonDelegate)?
  open var permissions: [String] = []
}

/// Does nothing: no user is signed in.
open class GraphRequest: NSObject {
  public init(graphPath: String, parameters: [String: Any] = [:], tokenString: String? = nil, version: String? = nil, httpMethod: HTTPMethod = .get) {}
  open func start(completionHandler: @escaping (GraphRequestConnection?, Any?, (any Error)?) -> Void) {}
  open func start(completion: @escaping ((any GraphRequestConnecting)?, Any?, (any Error)?) -> Void) {}
}

/// Does nothing: no user is signed in.
@preconcurrency public protocol GraphRequestConnecting: AnyObject {
}

/// Does nothing: no user is signed in.
open class GraphRequestConnection: NSObject, GraphRequestConnecting {
}
