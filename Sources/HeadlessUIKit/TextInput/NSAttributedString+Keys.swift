extension NSAttributedString.Key {
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
}

/// How a line lies under a text or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A text's shadow; no `NSObject`, as a colour is none.
@preconcurrency @MainActor
open class NSShadow: Hashable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public init() {}
  public nonisolated static func == (one: NSShadow, other: NSShadow) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A place that tabs go to.
@preconcurrency @MainActor
open class NSTextTab: NSObject {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) { (self.alignment, location) = (alignment, loc) }
}

/// Spelling; no word is wrong here.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open class var availableLanguages: [String] { ["en_US"] }
  open class func hasLearnedWord(_ word: String) -> Bool { true }
  /// Inert: no word is wrong.
  open class func learnWord(_ word: String) {}
}

/// The taps and menus of an app's own text view; scenes have none.
open class UITextInteraction: ViewInteraction {
  public enum Mode: Int, Sendable { case editable, nonEditable }
  public let textInteractionMode: Mode
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  public init(for mode: Mode) { textInteractionMode = mode }
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
}

@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The bar that finds words in a text; it is never shown.
open class UIFindInteraction: ViewInteraction {
  open var isFindNavigatorVisible: Bool { false }
  /// Inert: the bar is never shown.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Inert: the bar is never shown.
  open func dismissFindNavigator() {}
}
