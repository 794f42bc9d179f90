// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no user is signed in.
open class GIDSignIn: NSObject {
  open weak var delegate: (any GIDSignInDelegate)?
  open weak var presentingViewController: UIViewController?
  open var clientID: String?
  open var configuration: GIDConfiguration?
  open var currentUser: GIDGoogleUser? { nil }
  open class var sharedInstance: GIDSignIn { GIDSignIn() }
  open func callAsFunction() -> GIDSignIn! { self }
  @discardableResult open func handle(_ url: URL?) -> Bool { false }
  open func hasPreviousSignIn() -> Bool { false }
  open func restorePreviousSignIn() {}
  open func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)?) {}
  open func signIn() {}
  open func signIn(with configuration: GIDConfiguration, presenting: UIViewController, callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {}
  open func signIn(withPresenting presenting: UIViewController, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) {}
  open func signIn(withPresenting presenting: UIViewController) async throws -> GIDSignInResult { throw URLError(.notConnectedToInternet) }
  open func signOut() {}
  open func disconnect() {}
}

/// Does nothing: no user is signed in.
@preconcurrency public protocol GIDSignInDelegate: AnyObject {
  func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!)
  func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!)
}
extension GIDSignInDelegate {
  public func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!) {}
  public func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!) {}
}

/// Does nothing: no user is signed in.
open class GIDSignInResult: NSObject {
  open var user: GIDGoogleUser { GIDGoogleUser() }
}

/// Does nothing: no user is signed in.
open class GIDGoogleUser: NSObject {
  open var userID: String! { nil }
  open var profile: GIDProfileData! { nil }
  open var authentication: GIDAuthentication! { nil }
  open var idToken: GIDToken? { nil }
  open var accessToken: GIDToken { GIDToken() }
}

/// Does nothing: no user is signed in.
open class GIDToken: NSObject {
  open var tokenString: String { "" }
}

/// Does nothing: no user is signed in.
open class GIDAuthentication: NSObject {
  open var idToken: String! { nil }
  open var accessToken: String! { "" }
}

/// Does nothing: no user is signed in.
open class GIDProfileData: NSObject {
  open var email: String! { "" }
  open var name: String! { "" }
  open var givenName: String! { nil }
  open var familyName: String! { nil }
  open var hasImage: Bool { false }
  open func imageURL(withDimension dimension: UInt) -> URL! { nil }
}

/// Does nothing: no user is signed in.
open class GIDConfiguration: NSObject {
  public init(clientID: String) {}
}

/// Does nothing: no user is signed in.
open class GIDSignInButton: UIControl {
  open var style: GIDSignInButtonStyle = .standard
  open var colorScheme: GIDSignInButtonColorScheme = .light
}

/// Does nothing: no user is signed in.
public enum GIDSignInButtonStyle: Int, Sendable {
  case standard, wide, iconOnly
}

/// Does nothing: no user is signed in.
public enum GIDSignInButtonColorScheme: Int, Sendable {
  case dark, light
}
