import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The views that move when the keyboard comes, by the place where the last message ends.
///
/// With `H` the screen's height, `K` the keyboard's and a bar of 44 points: a message that ends at
/// `H - 44 - K` or above leaves the list alone; one that ends at `H - 44 - 30` or above moves the
/// list by what would be hidden; any other moves the whole screen.
/// Source: Newbeeee/NbChatView-Swift, `ChatViewController.swift`.
enum NbChatCase: Equatable {
  case bar
  /// The list rises by the given number of points, the bar by the keyboard's height.
  case barAndList(CGFloat)
  case screen

  /// Twice the room that the list leaves below its last message, in points.
  static let nearness: CGFloat = 30

  /// Nil for the end is a list without messages.
  init(messagesEnd end: CGFloat?, screenHeight: CGFloat, keyboardHeight: CGFloat) {
    let rest = screenHeight - 44
    guard let end, end > rest - keyboardHeight else {
      self = .bar
      return
    }
    self = end <= rest - Self.nearness ? .barAndList(end - (rest - keyboardHeight)) : .screen
  }
}

/// The reaction of a list that has been moved to messages that are added to it.
enum NbChatSending: Equatable {
  /// Nothing: the messages are visible, or the sum is the keyboard's height to the point.
  case nothing
  /// The list rises to the given number of points in all.
  case rise(CGFloat)
  /// The list rises by the keyboard's height, and scrolls from there on.
  case riseAndScroll
  case scroll

  /// The reaction where `hidden` points of the messages lie below the bar's top.
  ///
  /// Where risen and hidden points add up to the keyboard's height exactly, neither branch of the
  /// published rule is taken, and the messages stay hidden.
  init(risen: CGFloat, hidden: CGFloat, keyboardHeight: CGFloat) {
    let sum = risen + hidden
    guard hidden > 0, sum != keyboardHeight else {
      self = .nothing
      return
    }
    if sum < keyboardHeight {
      self = .rise(sum)
    } else {
      self = risen == keyboardHeight ? .scroll : .riseAndScroll
    }
  }
}

/// The parts of a chat screen that move with the keyboard: by three cases, or always the same.
///
/// The article tries the latter two before it comes to its cases.
enum NbChatMoves: String, CaseIterable {
  /// By where the last message ends.
  case cases
  /// The bar alone, however many messages that hides.
  case bar
  /// The whole screen, however few messages there are.
  case screen
}

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
