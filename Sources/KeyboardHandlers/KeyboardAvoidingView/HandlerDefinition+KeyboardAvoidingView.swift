import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// React Native's way: right in curve and place, and late by the bridge.
  static let keyboardavoidingview = HandlerDefinition(
    name: "keyboardavoidingview",
    summary: "Pads the screen a bridge turn late, as React Native's KeyboardAvoidingView does.",
    options: [
      AvoidingChatViewController.turns.signature,
      AvoidingChatViewController.verticalOffset.signature,
    ]
  ) { spec, transcript in
    AvoidingChatViewController(
      transcript: transcript, turns: Int(spec[AvoidingChatViewController.turns]),
      verticalOffset: spec[AvoidingChatViewController.verticalOffset])
  }
}
