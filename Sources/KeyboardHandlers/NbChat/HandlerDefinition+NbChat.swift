import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// The chat screen of NbChatView-Swift, original or fixed.
  static let nbchat = HandlerDefinition(
    name: "nbchat",
    summary: "Raises bar, list or the whole screen by transforms, as NbChatView-Swift does.",
    options: [moves.signature, FixedHandler.option.signature]
  ) { spec, transcript in
    spec[FixedHandler.option]
      ? FixedNbChatViewController(transcript: transcript)
      : NbChatViewController(transcript: transcript, moves: spec[moves])
  }

  private static let moves = HandlerOption("moves", default: NbChatMoves.cases)
    .only(with: FixedHandler.option, false)
}
