// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol

public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol

public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void

public typealias AuthResultCallback = (User?, (any Error)?) -> Void

/// Does nothing: it reaches no server, and no user is signed in.
open class Auth: NSObject {
  open var currentUser: User? { nil }
  open var languageCode: String?
  open var app: FirebaseApp? { nil }
  open class func auth() -> Auth { Auth() }
  open class func auth(app: FirebaseApp) -> Auth { Auth() }
  open func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {}
  @discardableResult open func createUser(withEmail email: String, password: String) async throws -> AuthDataResult { throw URLError(.notConnectedToInternet) }
  open func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {}
  @discardableResult open func signIn(withEmail email: String, password: String) async throws -> AuthDataResult { throw URLError(.notConnectedToInternet) }
  open func signIn(withEmail email: String, link: String, completion: AuthDataResultCallback? = nil) {}
  open func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  @discardableResult open func signIn(with credential: AuthCredential) async throws -> AuthDataResult { throw URLError(.notConnectedToInternet) }
  open func signInAndRetrieveData(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  open func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {}
  open func signInAnonymously(completion: AuthDataResultCallback? = nil) {}
  @discardableResult open func signInAnonymously() async throws -> AuthDataResult { throw URLError(.notConnectedToInternet) }
  open func signOut() throws {}
  open func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {}
  open func sendPasswordReset(withEmail email: String) async throws { throw URLError(.notConnectedToInternet) }
  open func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {}
  open func fetchProviders(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {}
  open func updateCurrentUser(_ user: User, completion: (((any Error)?) -> Void)? = nil) {}
  @discardableResult open func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any AuthStateDidChangeListenerHandle { self }
  open func removeStateDidChangeListener(_ listenerHandle: any AuthStateDidChangeListenerHandle) {}
  @discardableResult open func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any IDTokenDidChangeListenerHandle { self }
  open func removeIDTokenDidChangeListener(_ listenerHandle: any IDTokenDidChangeListenerHandle) {}
  open func canHandle(_ url: URL) -> Bool { false }
  open func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
  open func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) {}
  open func useAppLanguage() {}
  open func useEmulator(withHost host: String, port: Int) {}
}

/// Does nothing: it reaches no server, and no user is signed in.
public enum AuthAPNSTokenType: Int, Sendable {
  case unknown, sandbox, prod
}

/// Does nothing: it reaches no server, and no user is signed in.
open class AuthDataResult: NSObject {
  public let user: User = User()
  open var additionalUserInfo: AdditionalUserInfo? { nil }
  open var credential: AuthCredential? { nil }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class AdditionalUserInfo: NSObject {
  public let isNewUser: Bool = false
  public let providerID: String = ""
  public let profile: [String: Any]? = nil
  public let username: String? = nil
}

/// Does nothing: it reaches no server, and no user is signed in.
@preconcurrency public protocol UserInfo: AnyObject {
  var uid: String { get }
  var providerID: String { get }
  var email: String? { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var phoneNumber: String? { get }
}
extension UserInfo {
  public var uid: String { "" }
  public var providerID: String { "" }
  public var email: String? { nil }
  public var displayName: String? { nil }
  public var photoURL: URL? { nil }
  public var phoneNumber: String? { nil }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class User: NSObject, UserInfo {
  open var uid: String { "" }
  open var providerID: String { "" }
  open var email: String? { nil }
  open var displayName: String? { nil }
  open var photoURL: URL? { nil }
  open var phoneNumber: String? { nil }
  open var isAnonymous: Bool { false }
  open var isEmailVerified: Bool { false }
  open var refreshToken: String? { nil }
  open var providerData: [any UserInfo] { [] }
  open var metadata: UserMetadata { UserMetadata() }
  open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
  open func delete(completion: (((any Error)?) -> Void)? = nil) {}
  open func delete() async throws { throw URLError(.notConnectedToInternet) }
  open func reload(completion: (((any Error)?) -> Void)? = nil) {}
  open func reload() async throws { throw URLError(.notConnectedToInternet) }
  open func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {}
  open func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {}
  open func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {}
  open func sendEmailVerification() async throws { throw URLError(.notConnectedToInternet) }
  open func reauthenticate(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  open func reauthenticateAndRetrieveData(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  open func link(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  open func unlink(fromProvider provider: String, completion: AuthResultCallback? = nil) {}
  open func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {}
  open func getIDToken() async throws -> String { throw URLError(.notConnectedToInternet) }
  open func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)? = nil) {}
}

/// Does nothing: it reaches no server, and no user is signed in.
open class UserMetadata: NSObject {
  open var creationDate: Date? { nil }
  open var lastSignInDate: Date? { nil }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class UserProfileChangeRequest: NSObject {
  open var displayName: String?
  open var photoURL: URL?
  open func commitChanges(completion: (((any Error)?) -> Void)? = nil) {}
  open func commitChanges() async throws { throw URLError(.notConnectedToInternet) }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class AuthCredential: NSObject {
  open var provider: String { "" }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class PhoneAuthCredential: AuthCredential {
}

/// Does nothing: it reaches no server, and no user is signed in.
open class OAuthCredential: AuthCredential {
}

/// Does nothing: it reaches no server, and no user is signed in.
open class EmailAuthProvider: NSObject {
  open class func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential() }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class GoogleAuthProvider: NSObject {
  open class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential { AuthCredential() }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class FacebookAuthProvider: NSObject {
  open class func credential(withAccessToken accessToken: String) -> AuthCredential { AuthCredential() }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class TwitterAuthProvider: NSObject {
  open class func credential(withToken token: String, secret: String) -> AuthCredential { AuthCredential() }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class OAuthProvider: NSObject {
  open class func credential(withProviderID providerID: String, idToken: String, rawNonce: String?) -> OAuthCredential { OAuthCredential() }
  open class func credential(withProviderID providerID: String, idToken: String, rawNonce: String?, accessToken: String?) -> OAuthCredential { OAuthCredential() }
  open class func appleCredential(withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?) -> OAuthCredential { OAuthCredential() }
}

/// Does nothing: it reaches no server, and no user is signed in.
open class PhoneAuthProvider: NSObject {
  open class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  open func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil, completion: ((String?, (any Error)?) -> Void)?) {}
  open func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil) async throws -> String { throw URLError(.notConnectedToInternet) }
  open func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential { PhoneAuthCredential() }
}

/// Does nothing: it reaches no server, and no user is signed in.
@preconcurrency public protocol AuthUIDelegate: AnyObject {
}

/// Does nothing: it reaches no server, and no user is signed in.
public enum AuthErrorCode: Int, Error {
  case invalidCustomToken = 17000, customTokenMismatch = 17002, invalidCredential = 17004, userDisabled, operationNotAllowed, emailAlreadyInUse, invalidEmail, wrongPassword, tooManyRequests, userNotFound, accountExistsWithDifferentCredential, requiresRecentLogin = 17014, providerAlreadyLinked, noSuchProvider, invalidUserToken, networkError = 17020, userTokenExpired, invalidAPIKey = 17023, userMismatch, credentialAlreadyInUse, weakPassword, appNotAuthorized = 17028, expiredActionCode, invalidActionCode, missingEmail = 17034, missingPhoneNumber = 17041, invalidPhoneNumber, missingVerificationCode, invalidVerificationCode, missingVerificationID, invalidVerificationID, sessionExpired = 17051, quotaExceeded, keychainError = 17995, internalError = 17999
  public typealias Code = AuthErrorCode
  public var code: Code { self }
  public init(_nsError error: NSError) { self = Self(rawValue: error.code) ?? .internalError }
  public init(_ code: Code) { self = code }
}
