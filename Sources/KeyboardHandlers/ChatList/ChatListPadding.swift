import HeadlessUIKit

/// The room below a chat's messages, and the offset of the list for it.
///
/// `bottom = max(blankSpace, keyboard + extra)`, the keyboard counted from the list's end on.
/// Source of the rules: react-native-keyboard-controller, `KeyboardChatScrollView`,
/// `useChatKeyboard/index.ios.ts` and `useExtraContentPadding`.
struct ChatListPadding: Equatable {
  /// The conditions in which messages rise with the keyboard.
  enum Behavior: String, CaseIterable {
    /// Wherever the list is scrolled to, as in Telegram and WhatsApp.
    case always
    /// While the last message is visible, as in ChatGPT.
    case whenAtEnd
    /// With the keyboard, and they stay up when it goes, as in Claude.
    case persistent
    /// Not at all: the keyboard lies on them, as in Perplexity.
    case never
  }

  let behavior: Behavior
  /// Room that is there in any case, in points.
  let blankSpace: CGFloat
  /// The height of the list that the keyboard covers, in points.
  private(set) var keyboard: CGFloat = 0
  /// The height of the bar above its usual one, in points.
  private(set) var extra: CGFloat = 0
  /// The height of the keyboard that the blank space took in when it last moved, in points.
  private var absorbed: CGFloat = 0
  /// True if a finger has moved the keyboard since its last notification.
  private var isPulled = false
  /// The height that the keyboard has taken while the list was frozen; nil while it is not.
  private var unseen: CGFloat?

  init(behavior: Behavior, blankSpace: CGFloat) {
    self.behavior = behavior
    self.blankSpace = blankSpace
  }

  var bottom: CGFloat { max(blankSpace, keyboard + extra) }
  /// True while the messages move with neither keyboard nor bar.
  var isFrozen: Bool { unseen != nil }
}

extension ChatListPadding {
  /// The keyboard is about to cover so much of the list.
  ///
  /// - Returns: The offset to scroll to; what a finger has done to the list while it pulled the
  ///   keyboard stays.
  mutating func keyboardWillCover(_ height: CGFloat, of list: ListPosition) -> CGFloat {
    guard !isFrozen else {
      unseen = height
      return list.offset
    }
    let (before, wasPulled) = (self, isPulled)
    (keyboard, absorbed, isPulled) = (height, absorption(of: list), false)
    if wasPulled { return list.offset }
    if height < before.keyboard, behavior == .persistent || (behavior == .never && list.isAtEnd) {
      return list.clamped(list.offset, below: bottom)
    }
    guard behavior.rises(isAtEnd: list.isAtEnd) else { return list.offset }
    let isTakenIn = lift == 0 && absorbed > 0 && height > 0
    guard !isTakenIn else { return list.offset }
    return list.clamped(list.offset - before.lift + lift, below: bottom)
  }

  /// The bar has become so much higher than usual.
  ///
  /// - Returns: The offset to scroll to.
  mutating func barDidGrow(by height: CGFloat, over list: ListPosition) -> CGFloat {
    let before = bottom
    extra = height
    let growth = bottom - before
    let staysUp = behavior == .persistent && growth < 0 && !list.isAtEnd
    guard !isFrozen, growth != 0, !staysUp, behavior.rises(isAtEnd: list.isAtEnd) else {
      return list.offset
    }
    return list.clamped(list.offset + growth, below: bottom)
  }

  /// A finger moves the keyboard, and the list with it.
  mutating func keyboardIsPulled() { isPulled = true }

  /// Lets nothing move the messages from here on, or makes room for where the keyboard is by now.
  mutating func setFrozen(_ isFrozen: Bool) {
    guard isFrozen != self.isFrozen else { return }
    keyboard = unseen ?? keyboard
    unseen = isFrozen ? keyboard : nil
  }

  /// The distance by which the keyboard has raised the messages, in points.
  private var lift: CGFloat { max(0, keyboard - absorbed) }

  /// The height of the keyboard that the blank space takes in, as far as it is visible.
  private func absorption(of list: ListPosition) -> CGFloat {
    max(0, min(blankSpace, max(0, list.pastContent)) - extra)
  }
}

extension ChatListPadding.Behavior {
  fileprivate func rises(isAtEnd: Bool) -> Bool {
    switch self {
    case .always, .persistent: true
    case .whenAtEnd: isAtEnd
    case .never: false
    }
  }
}

/// The offset of a list, with its window and its content, in points.
struct ListPosition: Equatable {
  let offset: CGFloat
  /// The height of the list itself.
  let window: CGFloat
  let content: CGFloat

  /// The distance from the content's end to the bottom of the window, less than 0 before it.
  var pastContent: CGFloat { offset + window - content }
  /// True if the last of the content is visible, to within 20 points.
  var isAtEnd: Bool { pastContent >= -20 }

  /// The nearest offset at which content can rest with so much room below it.
  func clamped(_ offset: CGFloat, below room: CGFloat) -> CGFloat {
    min(max(offset, 0), max(0, content - window + room))
  }
}
