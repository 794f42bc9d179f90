public import Foundation

#if !canImport(ObjectiveC)
  /// What an object says of itself to those who do not see it; kept, and of no effect here.
  @MainActor
  private struct AccessibilityWords {
    static var label: UInt8 = 0
    static var identifier: UInt8 = 0
    static var hint: UInt8 = 0
  }

  extension NSObject {
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
      get { objc_getAssociatedObject(self, &AccessibilityWords.label) as? String }
      set {
        objc_setAssociatedObject(
          self, &AccessibilityWords.label, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      }
    }

    @preconcurrency @MainActor
    public var accessibilityHint: String? {
      get { objc_getAssociatedObject(self, &AccessibilityWords.hint) as? String }
      set {
        objc_setAssociatedObject(
          self, &AccessibilityWords.hint, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      }
    }

    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
      get { objc_getAssociatedObject(self, &AccessibilityWords.identifier) as? String }
      set {
        objc_setAssociatedObject(
          self, &AccessibilityWords.identifier, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      }
    }
  }
#endif
