import HeadlessUIKit
public import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A form under IQKeyboardManager, in one of two generations.
  public static let iqkeyboardmanager = HandlerDefinition(
    name: "iqkeyboardmanager",
    summary: "A form; the library lifts the field with the focus above the keyboard.",
    options: FormOptions.all, make: { FormSettings($0).app(with: $1) }, bar: { _ in nil })
}
