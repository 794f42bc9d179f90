/// Takes typed text at its end.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Which keys come up; of no effect on the keyboard's height here.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
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

/// What a text input says of its keyboard; kept, and without effect on what is played.
public struct TextInputTraits: Sendable {
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var enablesReturnKeyAutomatically = false
  public var isSecureTextEntry = false
  public var smartQuotesType = UITextSmartQuotesType.default
  public var smartDashesType = UITextSmartDashesType.default
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  public var inlinePredictionType = UITextInlinePredictionType.default
  public var textContentType: UITextContentType?
  public var passwordRules: UITextInputPasswordRules?
}

/// A text input with traits, under UIKit's names.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  var traits: TextInputTraits { get set }
}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
}

/// A view that is in the keyboard's place or on it, and wants its keys to click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}
