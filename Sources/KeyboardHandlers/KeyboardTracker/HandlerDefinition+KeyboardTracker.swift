import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A bar that follows the keyboard by an accessory that shows nothing, fingers included.
  static let keyboardtracker = HandlerDefinition(
    name: "keyboardtracker",
    summary: "Follows an invisible accessory on the keyboard, as NgKeyboardTracker does.",
    options: [pseudoAccessory.signature, FixedHandler.option.signature]
  ) { spec, transcript in
    TrackerChatViewController(
      transcript: transcript, hasAccessory: spec[pseudoAccessory],
      isFixed: spec[FixedHandler.option])
  }

  private static let pseudoAccessory = HandlerOption(flag: "pseudoAccessory", default: true)
}
