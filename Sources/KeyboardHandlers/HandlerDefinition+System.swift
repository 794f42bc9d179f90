import KeyboardSimulation
import Scenes

/// Handlers that leave the bar's motion to the system.
extension HandlerDefinition {
  static let layoutguide = HandlerDefinition(
    name: "layoutguide",
    summary: "Pins the bar to the keyboard layout guide; the system moves it.",
    options: [
      LayoutGuideChatViewController.followsUndocked.signature,
      LayoutGuideChatViewController.Clearance.option.signature,
      DismissMode.option.signature,
    ]
  ) {
    LayoutGuideChatViewController(
      transcript: $1, followsUndocked: $0[LayoutGuideChatViewController.followsUndocked],
      clearance: $0[LayoutGuideChatViewController.Clearance.option]
    ).dismissing(as: $0)
  }

  static let inputaccessory = HandlerDefinition(
    name: "inputaccessory", summary: "Gives the bar to the system as the keyboard's accessory.",
    options: [DismissMode.option.signature],
    make: { spec, transcript -> InputAccessoryViewController in
      let controller = InputAccessoryViewController(transcript: transcript)
      controller.messageList.dismissKeyboard(as: spec)
      return controller
    },
    bar: { $0.bar }, list: { $0.messageList }, deliver: { $0.deliver($1) })
}
