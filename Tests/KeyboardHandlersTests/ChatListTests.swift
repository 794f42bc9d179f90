import Compositing
import Foundation
import HeadlessUIKit
import KeyboardScenes
import LayerTrees
import SeededRandom
import Testing

@testable import KeyboardHandlers

/// Room below the messages, and how they rise for it.
@MainActor
struct ChatListTests {
  private typealias Behavior = ChatListPadding.Behavior

  private func played(
    _ behavior: ChatListPadding.Behavior, blankSpace: Double = 0, messages: Int = 30,
    scrolledTo offset: Double? = nil, _ events: [SceneEvent]
  ) throws -> Watched<ChatListViewController> {
    try Watched(
      {
        ChatListViewController(
          transcript: .messages(messages), behavior: behavior, blankSpace: blankSpace)
      }, on: "iPhone 14", events, at: [0.2]
    ) { chat, _ in
      if let offset { chat.messageList.contentOffset.y = offset }
    }
  }

  /// The greatest offset with no room below the messages: 675 points of the list are in sight.
  private func end(_ messages: Int) -> Double { 8 + 52 * Double(messages) - 675 }

  @Test func theRoomBelowTheMessages() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let numbers = (0..<3).map { _ in random.number(in: 0...400) }
      let padding = ChatListPadding(
        blankSpace: numbers[0], keyboard: numbers[1], extra: numbers[2])
      let (blank, lifted) = (numbers[0], numbers[1] + numbers[2])
      #expect(isNear(padding.bottom, blank > lifted ? blank : lifted))
    }
  }

  @Test func whoRisesWhen() {
    for isAtEnd in [false, true] {
      #expect(Behavior.always.rise(for: 40, isAtEnd: isAtEnd) == 40)
      #expect(Behavior.always.rise(for: -40, isAtEnd: isAtEnd) == -40)
      #expect(Behavior.whenAtEnd.rise(for: 40, isAtEnd: isAtEnd) == (isAtEnd ? 40 : 0))
      #expect(Behavior.persistent.rise(for: -40, isAtEnd: isAtEnd) == 0)
      #expect(Behavior.persistent.rise(for: 40, isAtEnd: isAtEnd) == 40)
      #expect(Behavior.never.rise(for: 40, isAtEnd: isAtEnd) == 0)
    }
  }

  /// At the end of the list and 300 points above it: offsets with the keyboard, and after it.
  @Test(arguments: ChatListPadding.Behavior.allCases, [0.0, 300])
  func liftsAndComesBack(_ behavior: ChatListPadding.Behavior, _ above: Double) throws {
    let start = end(30) - above
    let watched = try played(
      behavior, scrolledTo: start, [.show(292, at: 0.5), .hide(at: 2)])
    let rises = behavior != .never && (behavior != .whenAtEnd || above == 0)
    let up = rises ? start + 258 : start
    #expect(abs(watched.offset(at: 1.9) - up) < 1e-9)
    #expect(abs(watched.offset(at: 5) - (behavior == .persistent ? up : start)) < 1e-9)
    #expect(watched.checked.greatestGap < 0.2 && watched.checked.greatestOverlap < 0.2)
    #expect(watched.points(.covered).isEmpty == rises)
    #expect(watched.points(.drift).isEmpty == (behavior != .persistent))
    #expect(watched.points(.unreachable).isEmpty)
  }

  /// Room that is there already takes the keyboard in: messages rise by the excess.
  @Test(arguments: [0.0, 100, 258, 500])
  func blankSpace(_ blank: Double) throws {
    let watched = try played(
      .always, blankSpace: blank, [.show(292, at: 0.5), .hide(at: 2)])
    let start = end(30) + blank
    #expect(abs(watched.offset(at: 0.4) - start) < 1e-9)
    #expect(abs(watched.offset(at: 1.9) - (start + max(0, 258 - blank))) < 1e-9)
    #expect(abs(watched.offset(at: 5) - start) < 1e-9)
    #expect(watched.checked.findings.isEmpty)
  }

  /// The bar grows by some lines, and the messages rise by as much.
  @Test func theBarGrows() throws {
    let text = "A message that is too long for one line of the bar, so that it grows"
    let watched = try played(.always, [.show(292, at: 0.5), .typed(text, at: 1.5)])
    let growth = watched.frame(.inputBar, at: 3).height - 44
    #expect(growth > 10)
    #expect(abs(watched.offset(at: 3) - (end(30) + 258 + growth)) < 0.5)
    #expect(watched.checked.findings.isEmpty)
  }

  /// Messages that do not fill the list rise only as far as they would be hidden.
  @Test(arguments: 0...14)
  func fewMessages(_ count: Int) throws {
    let watched = try played(.always, messages: count, [.show(292, at: 0.5), .hide(at: 2)])
    #expect(abs(watched.offset(at: 1.9) - max(0, end(count) + 258)) < 1e-9)
    #expect(abs(watched.offset(at: 5) - max(0, end(count))) < 1e-9)
    #expect(watched.checked.findings.isEmpty)
  }
}
