import Detectors
import Compositing
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import SeededRandom
import TestSupport
import Testing

@testable import KeyboardHandlers

/// Room below the messages, and how they rise for it.
@MainActor
struct ChatListTests {
  typealias Behavior = ChatListPadding.Behavior

  private func played(
    _ behavior: ChatListPadding.Behavior, blankSpace: Double = 0, freezes: Bool = false,
    messages: Int = 30, scrolledTo offset: Double? = nil, at time: Double = 0.2,
    profile: KeyboardProfile = .iOS18, _ events: [SceneEvent]
  ) throws -> Watched<ChatListViewController> {
    try Watched(
      {
        ChatListViewController(
          transcript: .messages(messages),
          padding: ChatListPadding(behavior: behavior, blankSpace: blankSpace), freezes: freezes)
      }, on: "iPhone 14", profile: profile, events, at: [time]
    ) { chat, _ in
      if let offset { chat.messageList.contentOffset.y = offset }
    }
  }

  /// The greatest offset with no room below the messages: 675 points of the list are visible.
  private func end(_ messages: Int) -> Double { 8 + 52 * Double(messages) - 675 }

  /// The list is at its end from the first frame on, and its own keyboard comes up where none is.
  @Test func itsOwnKeyboardComesByItself() throws {
    let watched = try played(.always, [.switched(to: .inputView(true), at: 0.5)])
    #expect(watched.offset(at: 0) == end(30))
    #expect(isNear(watched.frame(.keyboard, at: 2).minY, 844 - 300))
    #expect(isNear(watched.frame(.inputBar, at: 2).maxY, 844 - 300))
  }

  /// A list of 1,000 points of content in a window of 600, so far above its end.
  private func list(above: Double, of padding: ChatListPadding) -> ListPosition {
    ListPosition(offset: 400 + padding.bottom - above, window: 600, content: 1000)
  }

  @Test func theRoomBelowTheMessages() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let numbers = (0..<3).map { _ in random.number(in: 0...400) }
      var padding = ChatListPadding(behavior: .always, blankSpace: numbers[0])
      _ = padding.keyboardWillCover(numbers[1], of: list(above: 0, of: padding))
      _ = padding.barDidGrow(by: numbers[2], over: list(above: 0, of: padding))
      let (blank, lifted) = (numbers[0], numbers[1] + numbers[2])
      #expect(isNear(padding.bottom, blank > lifted ? blank : lifted))
    }
  }

  /// Offsets after a keyboard of 300 points has come, and after it has gone.
  ///
  /// The end counts as visible up to 20 points above it.
  @Test(
    arguments: [
      (Behavior.always, 0.0, 700.0, 400.0), (.always, 100, 600, 300), (.whenAtEnd, 0, 700, 400),
      (.whenAtEnd, 20, 680, 380), (.whenAtEnd, 21, 379, 379), (.persistent, 0, 700, 400),
      (.persistent, 100, 600, 400), (.persistent, 350, 350, 350), (.never, 0, 400, 400),
      (.never, 100, 300, 300),
    ])
  func whoRisesWhen(_ behavior: Behavior, above: Double, up: Double, down: Double) {
    var padding = ChatListPadding(behavior: behavior, blankSpace: 0)
    var offset = padding.keyboardWillCover(300, of: list(above: above, of: padding))
    #expect(isNear(offset, up))
    #expect(padding.bottom == 300)
    offset = padding.keyboardWillCover(
      0, of: ListPosition(offset: offset, window: 600, content: 1000))
    #expect(isNear(offset, down))
    #expect(padding.bottom == 0)
  }

  /// Until the keyboard goes down, who stays up rises as who always does.
  @Test func whoStaysUpRisesAsOthersDo() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<300 {
      let blank = random.number(in: 0...200)
      var paddings = [Behavior.persistent, .always].map {
        ChatListPadding(behavior: $0, blankSpace: blank)
      }
      var height = random.number(in: 0...300)
      for step in 0..<4 {
        // A keyboard that is posted again is no lower; what shows of the blank space may differ.
        height += step % 2 == 0 ? 0 : random.number(in: 0...80)
        let list = list(above: random.number(in: 0...250), of: paddings[0])
        let offsets = paddings.indices.map { paddings[$0].keyboardWillCover(height, of: list) }
        #expect(isNear(offsets[0], offsets[1]))
      }
    }
  }

  /// A list that does not rise and is scrolled to the very end meanwhile comes back into range.
  @Test func neverFallsBackFromTheRoom() {
    var padding = ChatListPadding(behavior: .never, blankSpace: 0)
    _ = padding.keyboardWillCover(300, of: list(above: 0, of: padding))
    #expect(padding.keyboardWillCover(0, of: list(above: 0, of: padding)) == 400)
  }

  /// Blank space takes in as much of the keyboard as is visible of it, and gives as much back.
  @Test(arguments: [0.0, 50, 100, 200], [80.0, 300])
  func blankSpaceTakesIn(_ above: Double, _ keyboard: Double) {
    var padding = ChatListPadding(behavior: .always, blankSpace: 100)
    let start = list(above: above, of: padding)
    let seen = max(0, 100 - above)
    let up = padding.keyboardWillCover(keyboard, of: start)
    #expect(isNear(up, start.offset + max(0, keyboard - seen)))
    let back = padding.keyboardWillCover(
      0, of: ListPosition(offset: up, window: 600, content: 1000))
    #expect(isNear(back, start.offset))
  }

  /// The bar grows by 60 points and shrinks again: who rises then, and falls.
  @Test(
    arguments: [
      (Behavior.always, 0.0, 60.0, 0.0), (.always, 100, 60, 0), (.whenAtEnd, 0, 60, 0),
      (.whenAtEnd, 100, 0, 0), (.persistent, 0, 60, 0), (.persistent, 100, 60, 60),
      (.never, 0, 0, 0),
    ])
  func aGrowingBar(_ behavior: Behavior, above: Double, up: Double, down: Double) {
    var padding = ChatListPadding(behavior: behavior, blankSpace: 0)
    let start = list(above: above, of: padding)
    let grown = padding.barDidGrow(by: 60, over: start)
    #expect(isNear(grown, start.offset + up))
    #expect(padding.bottom == 60)
    let shrunk = padding.barDidGrow(
      by: 0, over: ListPosition(offset: grown, window: 600, content: 1000))
    #expect(isNear(shrunk, start.offset + down))
    #expect(padding.bottom == 0)
  }

  /// A change while it is frozen is made up for in room alone; it scrolls nowhere.
  @Test(arguments: ChatListPadding.Behavior.allCases)
  func frozen(_ behavior: Behavior) {
    var padding = ChatListPadding(behavior: behavior, blankSpace: 0)
    _ = padding.keyboardWillCover(300, of: list(above: 0, of: padding))
    let position = list(above: 0, of: padding)
    padding.setFrozen(true)
    for height in [200.0, 0, 250] {
      #expect(padding.keyboardWillCover(height, of: position) == position.offset)
      #expect(padding.bottom == 300)
    }
    #expect(padding.barDidGrow(by: 20, over: position) == position.offset)
    padding.setFrozen(false)
    #expect(padding.bottom == 270)
    #expect(!padding.isFrozen)
  }

  /// The offset that the finger left stays as the keyboard goes, and only the next time.
  @Test func aPulledKeyboard() {
    var padding = ChatListPadding(behavior: .always, blankSpace: 0)
    _ = padding.keyboardWillCover(300, of: list(above: 0, of: padding))
    padding.keyboardIsPulled()
    let left = ListPosition(offset: 350, window: 600, content: 1000)
    #expect(padding.keyboardWillCover(0, of: left) == 350)
    #expect(padding.bottom == 0)
    #expect(padding.keyboardWillCover(300, of: left) == 650)
  }

  /// At the end of the list and 300 points above it: offsets with the keyboard, and after it.
  @Test(arguments: ChatListPadding.Behavior.allCases, [0.0, 300])
  func liftsAndComesBack(_ behavior: ChatListPadding.Behavior, _ above: Double) throws {
    let start = end(30) - above
    let watched = try played(
      behavior, scrolledTo: start, [.show(292, at: 0.5), .hide(at: 2)])
    let rises = behavior != .never && (behavior != .whenAtEnd || above == 0)
    let up = rises ? start + 258 : start
    let down = behavior == .persistent ? min(up, end(30)) : start
    #expect(abs(watched.offset(at: 1.9) - up) < 1e-9)
    #expect(abs(watched.offset(at: 5) - down) < 1e-9)
    #expect(watched.checked.greatestGap < 0.2 && watched.checked.greatestOverlap < 0.2)
    #expect(watched.points(.covered).isEmpty == rises)
    #expect(watched.points(.drift) == (down == start ? [] : [258]))
    #expect(watched.points(.unreachable).isEmpty)
  }

  /// A finger pulls the keyboard down over the list: what it has scrolled stays scrolled.
  @Test(arguments: ChatListPadding.Behavior.allCases)
  func pulledDown(_ behavior: Behavior) throws {
    let drag = KeyboardDrag(from: 300, to: 800, duration: 0.4, release: .hide)
    let watched = try played(
      behavior, [.show(292, at: 0.5), SceneEvent(time: 1.5, kind: .drag(drag))])
    let up = behavior == .never ? end(30) : end(30) + 258
    #expect(abs(watched.offset(at: 1.4) - up) < 1e-9)
    let released = watched.offset(at: 1.9)
    #expect(released < end(30))
    #expect(watched.offset(at: 6) <= released)
    #expect(watched.points(.drift).isEmpty)
  }

  /// From iOS 26 on a hide has a rectangle on the screen, and all has gone.
  @Test(arguments: ChatListPadding.Behavior.allCases)
  func aHideLeavesNothing(_ behavior: Behavior) throws {
    let hide = KeyboardNotification(
      name: .willHide, begin: CGRect(x: 0, y: 552, width: 390, height: 292),
      end: CGRect(x: 0, y: 700, width: 390, height: 144), duration: 0.25)
    let watched = try played(
      behavior, profile: .iOS26,
      [
        .show(292, at: 0.5),
        SceneEvent(
          time: 2,
          kind: .notification(hide, place: CGRect(x: 0, y: 844, width: 390, height: 292))),
      ])
    #expect(watched.controller.padding.bottom == 0)
    #expect(watched.points(.drift).isEmpty)
  }

  /// A frozen list stays where it is while a higher keyboard of the app's own is up.
  @Test(arguments: [false, true])
  func ownKeyboard(_ freezes: Bool) throws {
    let watched = try played(
      .always, freezes: freezes,
      [
        .show(260, at: 0.5), .switched(to: .inputView(true), at: 1.5),
        .switched(to: .emoji(false, duration: nil), at: 2.5), .hide(at: 3.5),
      ])
    #expect(isNear(watched.frame(.inputBar, at: 2).maxY, 844 - 300))
    #expect(abs(watched.offset(at: 2) - (end(30) + 226 + (freezes ? 0 : 40))) < 1e-9)
    #expect(abs(watched.offset(at: 3.4) - (end(30) + 226)) < 1e-9)
    #expect(abs(watched.offset(at: 6) - end(30)) < 1e-9)
    // 40 points less the 8 below the last message.
    #expect(watched.points(.covered) == (freezes ? [32] : []))
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
