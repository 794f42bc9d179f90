import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A chat app of 2015, by its bar's way to follow a keyboard that a finger pulls down.
///
/// Source: Meiwin Fu, *A Stickler for Details: Implementing Sticky Input Field in iOS*, which
/// compares them in a sentence each. What the sentences leave open is an assumption, said here.
enum ChatApp: String, CaseIterable {
  /// The bar stays on the keyboard, as in Messenger and WhatsApp.
  case messages
  /// The bar moves and overlaps the keyboard: here it moves with the finger from where that goes down.
  case hangouts
  /// There is a gap while the keyboard is dismissed: here the bar goes by easeInOut in 0.25 s.
  ///
  /// On an iPad a finger does not dismiss it.
  case slack
  /// A finger does not dismiss the keyboard.
  case telegram, line, wechat

  /// True if a finger on the list pulls the keyboard down.
  @MainActor
  var isPullable: Bool {
    switch self {
    case .messages, .hangouts: true
    case .slack: UIDevice.current.userInterfaceIdiom != .pad
    case .telegram, .line, .wechat: false
    }
  }
}

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
