#if !canImport(ObjectiveC)
  public import Foundation

  /// What can say of itself what it is to those who do not see it; views and items keep their own.
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
