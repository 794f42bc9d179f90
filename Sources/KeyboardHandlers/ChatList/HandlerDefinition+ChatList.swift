import HeadlessUIKit
import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A list that makes room by an inset and rises as one of four kinds of chat apps has it.
  static let chatlist = HandlerDefinition(
    name: "chatlist",
    summary: "Hangs the bar on the layout guide, insets the list, and scrolls it as chat apps do.",
    options: [
      HandlerDefinition.Option(
        name: "behavior", words: ChatListPadding.Behavior.allCases.map(\.rawValue)),
      HandlerDefinition.Option(name: "blankSpace", number: 0, in: 0...2000),
      HandlerDefinition.Option(flag: "freeze"),
    ]
  ) { spec, transcript in
    ChatListViewController(
      transcript: transcript,
      padding: ChatListPadding(
        behavior: spec.choice("behavior") ?? .always, blankSpace: spec.number("blankSpace") ?? 0),
      freezes: spec["freeze"] == .flag(true))
  }
}

extension HandlerSpec {
  /// The value of an option that is a number; nil where the scene leaves it out.
  func number(_ option: String) -> Double? {
    guard case .number(let number)? = self[option] else { return nil }
    return number
  }
}
