extension UITextView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }

  /// Inert: links and numbers are not looked for.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  public var allowsEditingTextAttributes: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: the system's letters have one size.
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var clearsOnInsertion: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var usesStandardTextScaling: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var isFindInteractionEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var supportsAdaptiveImageGlyph: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UITextPasteDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}

@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {}

/// What a text view looks for in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
