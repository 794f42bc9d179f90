// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

public typealias ASPresentationAnchor = UIWindow

/// Does nothing: no user is signed in.
open class ASAuthorizationAppleIDProvider: NSObject {
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {}
  /// Does nothing: no user is signed in.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }
}

/// Does nothing: no user is signed in.
open class ASAuthorizationRequest: NSObject {
}

/// Does nothing: no user is signed in.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

/// Does nothing: no user is signed in.
@preconcurrency public protocol ASAuthorizationCredential: NSObjectProtocol {
}

/// Does nothing: no user is signed in.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}

/// Does nothing: no user is signed in.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var password: String { "" }
}

/// Does nothing: no user is signed in.
open class ASAuthorization: NSObject {
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
  /// Does nothing: no user is signed in.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "fullName")
    public static let email = Self(rawValue: "email")
  }
}

/// Does nothing: no user is signed in.
public struct ASAuthorizationError: Error, Equatable {
  public let code: Code
  /// Does nothing: no user is signed in.
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed
  }
}

/// Does nothing: no user is signed in.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open func performRequests() {}
}

/// Does nothing: no user is signed in.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Does nothing: no user is signed in.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Does nothing: no user is signed in.
open class ASAuthorizationAppleIDButton: UIControl {
  open var cornerRadius: CGFloat = 6
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) { self.init(frame: .zero) }
  /// Does nothing: no user is signed in.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: Self { .signIn }
  }
  /// Does nothing: no user is signed in.
  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }
}
