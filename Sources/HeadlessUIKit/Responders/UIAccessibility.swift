/// The state of the system's accessibility features, which are all off here.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  public static let announcementDidFinishNotification =
    Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// The nature of an element, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

/// An action that assistive technologies offer.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var actionHandler: Handler?
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

#if !canImport(ObjectiveC)
  public import Foundation

  /// An object that describes itself to assistive technologies; responders keep their own words.
  public protocol AccessibilityDescribing: AnyObject {}
  extension NSObject: AccessibilityDescribing {}

  @MainActor
  private enum AccessibilityWords {
    static var key: UInt8 = 0
  }

  extension AccessibilityDescribing {
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
      get { word() }
      set { keepWord(newValue) }
    }

    @preconcurrency @MainActor
    public var accessibilityHint: String? {
      get { word() }
      set { keepWord(newValue) }
    }

    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
      get { word() }
      set { keepWord(newValue) }
    }

    @preconcurrency @MainActor
    public var accessibilityValue: String? {
      get { word() }
      set { keepWord(newValue) }
    }

    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
      get { word() ?? [] }
      set { keepWord(newValue) }
    }

    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
      get { word() ?? false }
      set { keepWord(newValue) }
    }

    @MainActor
    private func word<Value>(_ name: String = #function) -> Value? {
      words[name] as? Value
    }

    @MainActor
    private func keepWord<Value>(_ value: Value?, _ name: String = #function) {
      words[name] = value
    }

    @MainActor
    private var words: [String: Any] {
      get { objc_getAssociatedObject(self, &AccessibilityWords.key) as? [String: Any] ?? [:] }
      set {
        objc_setAssociatedObject(self, &AccessibilityWords.key, newValue, .OBJC_ASSOCIATION_RETAIN)
      }
    }
  }
#endif
