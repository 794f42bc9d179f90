import HeadlessUIKit
import KeyboardSimulation
import Scenes

extension HandlerDefinition {
  /// A list that makes room by an inset and rises as one of four kinds of chat apps has it.
  static let chatlist = HandlerDefinition(
    name: "chatlist",
    summary: "Hangs the bar on the layout guide, insets the list, and scrolls it as chat apps do.",
    options: [behavior.signature, blankSpace.signature, freeze.signature, app.signature]
  ) { spec, transcript -> ChatListViewController in
    let padding = ChatListPadding(behavior: spec[behavior], blankSpace: spec[blankSpace])
    return switch spec[app] {
    case .hangouts:
      HangoutsChatListViewController(
        transcript: transcript, padding: padding, freezes: spec[freeze], app: .hangouts)
    case .slack:
      SlackChatListViewController(
        transcript: transcript, padding: padding, freezes: spec[freeze], app: .slack)
    case let app:
      ChatListViewController(
        transcript: transcript, padding: padding, freezes: spec[freeze], app: app)
    }
  }

  private static let behavior = HandlerOption(
    "behavior", default: ChatListPadding.Behavior.always)
  private static let blankSpace = HandlerOption("blankSpace", default: 0, in: 0...2000)
  private static let app = HandlerOption("app", default: ChatApp.messages)
  private static let freeze = HandlerOption(flag: "freeze")
}
