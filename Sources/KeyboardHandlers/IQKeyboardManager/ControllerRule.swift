package import HeadlessUIKit

/// Whom the library serves; where a controller stands in both lists, it is left alone.
///
/// Source: hackiftekhar/IQKeyboardManager, `privateIsEnabled`.
package struct ControllerRule {
  package typealias Kind = @MainActor (UIViewController) -> Bool

  package var enabled: [Kind]
  package var disabled: [Kind]

  package init(enabled: [Kind] = [], disabled: [Kind] = []) {
    self.enabled = enabled
    self.disabled = disabled
  }

  @MainActor
  package func serves(_ controller: UIViewController, byDefault: Bool = true) -> Bool {
    guard !disabled.contains(where: { $0(controller) }) else { return false }
    return byDefault || enabled.contains { $0(controller) }
  }
}
