import HeadlessUIKit
import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A list that makes room by an inset and rises as one of four kinds of chat apps has it.
  static let chatlist = HandlerDefinition(
    name: "chatlist",
    summary: "Hangs the bar on the layout guide, insets the list, and scrolls it as chat apps do.",
    options: [behavior.signature, blankSpace.signature, freeze.signature]
  ) { spec, transcript in
    ChatListViewController(
      transcript: transcript,
      padding: ChatListPadding(
        behavior: spec[behavior], blankSpace: spec[blankSpace]),
      freezes: spec[freeze])
  }

  private static let behavior = HandlerOption(
    "behavior", default: ChatListPadding.Behavior.always)
  private static let blankSpace = HandlerOption("blankSpace", default: 0, in: 0...2000)
  private static let freeze = HandlerOption(flag: "freeze")
}
