// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: no face and no finger is recognised.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// Does nothing: no face and no finger is recognised.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// Does nothing: no face and no finger is recognised.
public struct LAError: Error, Equatable {
  public let code: Code
  /// Does nothing: no face and no finger is recognised.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
  }
}

/// Does nothing: no face and no finger is recognised.
open class LAContext: NSObject, @unchecked Sendable {
  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason: String = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) { reply(false, LAError(code: .biometryNotAvailable)) }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(code: .biometryNotAvailable) }
  open func invalidate() {}
}
