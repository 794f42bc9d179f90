import HeadlessUIKit
public import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A table of fields whose offset is set by hand, original or fixed.
  public static let formByHand = HandlerDefinition(
    name: "form-by-hand",
    summary: "A table of fields whose offset is set by hand as the keyboard's frame changes.",
    options: [FormOptions.fixed.signature],
    make: { spec, transcript in
      UINavigationController(
        rootViewController: FormByHandViewController(
          transcript: transcript, isFixed: spec[FormOptions.fixed]))
    }, bar: { _ in nil })
}
