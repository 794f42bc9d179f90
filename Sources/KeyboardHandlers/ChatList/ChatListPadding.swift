import HeadlessUIKit

/// How much room there is below a chat's messages, and where the list is scrolled for it.
///
/// `bottom = max(blankSpace, keyboard + extra)`, the keyboard counted from the list's end on.
/// Source: react-native-keyboard-controller, `KeyboardChatScrollView`.
struct ChatListPadding: Equatable {
  /// When messages rise with the keyboard.
  enum Behavior: String, CaseIterable {
    /// Wherever the list is scrolled to, as in Telegram and WhatsApp.
    case always
    /// While the last message is in sight, as in ChatGPT.
    case whenAtEnd
    /// With the keyboard, and they stay up when it goes, as in Claude.
    case persistent
    /// Not at all: the keyboard lies on them, as in Perplexity.
    case never
  }

  /// Room that is there in any case, in points.
  let blankSpace: CGFloat
  /// What the keyboard covers of the list, in points.
  var keyboard: CGFloat = 0
  /// How much higher than usual the bar is, in points.
  var extra: CGFloat = 0

  var bottom: CGFloat { max(blankSpace, keyboard + extra) }
}

extension ChatListPadding.Behavior {
  /// How far messages rise when the room below them grows by `growth` points, less than 0 downward.
  func rise(for growth: CGFloat, isAtEnd: Bool) -> CGFloat {
    switch self {
    case .always: growth
    case .whenAtEnd: isAtEnd ? growth : 0
    case .persistent: max(0, growth)
    case .never: 0
    }
  }
}
