/// Takes typed text at its end.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// The settings of a text input's keyboard: kept, and without effect on what is played.
///
/// None of it has to be said, so that it is optional where only the protocol is known.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType? { said(\.keyboardType, \.keyboardType) }
  public var returnKeyType: UIReturnKeyType? { said(\.returnKeyType, \.returnKeyType) }
  public var keyboardAppearance: UIKeyboardAppearance? {
    said(\.keyboardAppearance, \.keyboardAppearance)
  }
  public var autocapitalizationType: UITextAutocapitalizationType? {
    said(\.autocapitalizationType, \.autocapitalizationType)
  }
  public var autocorrectionType: UITextAutocorrectionType? {
    said(\.autocorrectionType, \.autocorrectionType)
  }
  public var spellCheckingType: UITextSpellCheckingType? {
    said(\.spellCheckingType, \.spellCheckingType)
  }
  public var enablesReturnKeyAutomatically: Bool? {
    said(\.enablesReturnKeyAutomatically, \.enablesReturnKeyAutomatically)
  }
  public var isSecureTextEntry: Bool? { said(\.isSecureTextEntry, \.isSecureTextEntry) }
  public var smartQuotesType: UITextSmartQuotesType? { said(\.smartQuotesType, \.smartQuotesType) }
  public var smartDashesType: UITextSmartDashesType? { said(\.smartDashesType, \.smartDashesType) }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType? {
    said(\.smartInsertDeleteType, \.smartInsertDeleteType)
  }
  public var inlinePredictionType: UITextInlinePredictionType? {
    said(\.inlinePredictionType, \.inlinePredictionType)
  }
  public var textContentType: UITextContentType? { said(\.textContentType, \.textContentType) }
  public var passwordRules: UITextInputPasswordRules? { said(\.passwordRules, \.passwordRules) }

  private func said<Value>(
    _ ofField: KeyPath<UITextField, Value>, _ ofView: KeyPath<UITextView, Value>
  ) -> Value? {
    (self as? UITextField)?[keyPath: ofField] ?? (self as? UITextView)?[keyPath: ofView]
  }

  private func said<Value>(
    _ ofField: KeyPath<UITextField, Value?>, _ ofView: KeyPath<UITextView, Value?>
  ) -> Value? {
    (self as? UITextField)?[keyPath: ofField] ?? (self as? UITextView)?[keyPath: ofView]
  }
}

/// A view that is in the keyboard's place or on it, and wants its keys to click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}

/// The keys that come up; of no effect on the keyboard's height here.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The first name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text, for suggestions; a scene's keyboard shows the same ones for all.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let location = UITextContentType(rawValue: "location")
}

/// The requirements for a password that the system proposes.
public final class UITextInputPasswordRules: NSObject, Sendable {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
