import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A bar that follows the keyboard by an accessory that shows nothing, fingers included.
  static let keyboardtracker = HandlerDefinition(
    name: "keyboardtracker",
    summary: "Follows an invisible accessory on the keyboard, as NgKeyboardTracker does.",
    options: [
      HandlerDefinition.Option(name: "pseudoAccessory", values: [.flag(true), .flag(false)]),
      HandlerDefinition.Option(flag: "fixed"),
    ]
  ) { spec, transcript in
    TrackerChatViewController(
      transcript: transcript, hasAccessory: spec["pseudoAccessory"] != .flag(false),
      isFixed: spec["fixed"] == .flag(true))
  }
}
