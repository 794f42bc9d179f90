import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// React Native's way: right in curve and place, and late by the bridge.
  static let keyboardavoidingview = HandlerDefinition(
    name: "keyboardavoidingview",
    summary: "Pads the screen a bridge turn late, as React Native's KeyboardAvoidingView does.",
    options: [turns.signature, verticalOffset.signature]
  ) { spec, transcript in
    AvoidingChatViewController(
      transcript: transcript, turns: Int(spec[turns]), verticalOffset: spec[verticalOffset])
  }

  /// How many turns of the run loop pass before the layout changes, each a refresh here.
  private static let turns = HandlerOption("turns", default: 1, in: 1...60)
  /// Points that the app says there are between its window's top and the view's.
  private static let verticalOffset = HandlerOption("verticalOffset", default: 0, in: 0...500)
}
