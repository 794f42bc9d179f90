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
}

/// A word that the keyboard suggests.
open class UIInputSuggestion: NSObject {}

/// The panel that formats a text; it is never shown.
open class UITextFormattingViewController: UIViewController {}

/// The last copy; it belongs to the process, and a case that pastes copies first.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public static let general = UIPasteboard()
  open private(set) var items: [[String: Any]] = []
  open private(set) var changeCount = 0

  private func replace(_ new: [[String: Any]]) {
    items = new
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  open var strings: [String]? {
    get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
    set { replace((newValue ?? []).map { ["public.utf8-plain-text": $0] }) }
  }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { items.compactMap { $0["public.url"] as? URL } }
    set { replace((newValue ?? []).map { ["public.url": $0] }) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { items.compactMap { $0["public.image"] as? UIImage } }
    set { replace((newValue ?? []).map { ["public.image": $0] }) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { items.compactMap { $0["com.apple.uikit.color"] as? UIColor } }
    set { replace((newValue ?? []).map { ["com.apple.uikit.color": $0] }) }
  }
  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open var numberOfItems: Int { items.count }
  open var types: [String] { items.flatMap(\.keys) }
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace([[pasteboardType: data]])
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace([[pasteboardType: value]])
  }
  open func setItems(
    _ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]
  ) { replace(items) }
  open func addItems(_ items: [[String: Any]]) { replace(self.items + items) }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  public nonisolated static let changedNotification =
    Notification.Name("UIPasteboardChangedNotification")
}
