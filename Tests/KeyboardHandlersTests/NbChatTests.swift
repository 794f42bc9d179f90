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

/// NbChatView-Swift's rules, in closed form on a screen of 375 x 667 points.
@MainActor
struct NbChatTests {
  /// The end of the last of the given number of messages on an iPhone 8, list and bar at rest.
  private func messagesEnd(_ count: Int) -> Double { min(64 + 8 + 52 * Double(count), 623 - 15) }

  @Test func theThreeCases() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let (height, keyboard) = (random.number(in: 480...956), random.number(in: 100...450))
      let end = random.number(in: 0...1200)
      let found = NbChatCase(
        messagesEnd: end, screenHeight: height, keyboardHeight: keyboard)
      let hidden = end + keyboard + 44 - height
      if hidden <= 0 {
        #expect(found == .bar)
      } else if end + 74 <= height {
        guard case .barAndList(let rise) = found else {
          Issue.record("\(found)")
          continue
        }
        #expect(abs(rise - hidden) < 1e-9 && rise <= keyboard - 30 + 1e-9)
      } else {
        #expect(found == .screen)
      }
    }
    #expect(NbChatCase(messagesEnd: nil, screenHeight: 667, keyboardHeight: 216) == .bar)
    #expect(NbChatCase(messagesEnd: 407, screenHeight: 667, keyboardHeight: 216) == .bar)
    #expect(
      NbChatCase(messagesEnd: 593, screenHeight: 667, keyboardHeight: 216) == .barAndList(186))
  }

  /// The views that rise, and their distance; the bar stays on the keyboard throughout.
  @Test(arguments: 0...14, [216.0, 258, 300.5])
  func whatRises(_ count: Int, _ height: Double) throws {
    let watched = try Watched(
      { NbChatViewController(transcript: .messages(count)) },
      [.show(height, at: 0.5), .hide(at: 2)])
    let end = messagesEnd(count)
    let rise = count == 0 || end <= 623 - height ? 0 : end <= 593 ? end - 623 + height : height
    #expect(abs(watched.frame(.inputBar, at: 1.5).maxY - (667 - height)) < 1e-9)
    #expect(abs(watched.frame(.messageList, at: 1.5).minY - (64 - rise)) < 1e-9)
    #expect(abs(watched.frame(.messageList, at: 4).minY - 64) < 1e-9)
    #expect(watched.checked.greatestGap < 1e-9 && watched.checked.greatestOverlap < 1e-9)
    // The first 8 points are room above the first message; 44 of every 52 are one.
    let lost = max(0, min(rise - 8, 52 * Double(count) - 8))
    #expect(abs(watched.points(.unreachable).reduce(0, +) - lost) < 1e-6)
  }

  /// Fixed: nothing is lost, wherever the messages end and whatever the safe area.
  @Test(arguments: ["iPhone 8", "iPhone 14", "iPad Pro (11-inch)"])
  func fixed(_ device: String) throws {
    for count in stride(from: 0, through: 21, by: 3) {
      let watched = try Watched(
        { FixedNbChatViewController(transcript: .messages(count)) }, on: device,
        [.show(320, at: 0.5), .show(276, at: 1.5), .show(333, at: 2.5), .hide(at: 4)])
      #expect(watched.checked.findings.isEmpty, "\(count): \(watched.checked.findings)")
    }
  }

  /// Fixed, the list is at its end in the first picture, and goes there on no way of its own.
  @Test func fixedItBeginsAtItsEnd() throws {
    let watched = try Watched({ FixedNbChatViewController(transcript: .messages(40)) }, [])
    let end = watched.offset(at: 2)
    #expect(end > 500)
    for time in [0.0, 0.05, 0.2] { #expect(watched.offset(at: time) == end) }
  }

  /// Fixed, the list rises by what the risen bar would hide of its messages, and else not at all.
  @Test(arguments: ["iPhone 8", "iPhone 14"], 0...14)
  func fixedItRisesByWhatIsHidden(_ device: String, _ count: Int) throws {
    let watched = try Watched(
      { FixedNbChatViewController(transcript: .messages(count)) }, on: device,
      [.show(300, at: 0.5)])
    let (list, bar) = (
      watched.frame(.messageList, at: 0.4), watched.frame(.inputBar, at: 2).minY
    )
    let end = min(list.minY + 8 + 52 * CGFloat(count), list.maxY)
    #expect(
      isNear(watched.frame(.messageList, at: 2).minY, list.minY - max(0, end - bar)))
  }

  /// A list that has risen, by however little, can be scrolled by as much; one at its place cannot.
  @Test(arguments: [-10.0, 0, 0.5, 30]) func fixedARisenListHasRoom(_ hidden: Double) throws {
    let list = try Watched({ FixedNbChatViewController(transcript: .messages(4)) }, [])
      .frame(.messageList, at: 0)
    let height = Double(list.maxY - list.minY) - 8 - 52 * 4 + hidden
    let watched = try Watched(
      { FixedNbChatViewController(transcript: .messages(4)) }, [.show(height, at: 0.5)])
    let (rise, inset) = (max(0, hidden), watched.controller.messageList.contentInset)
    #expect(isNear(inset.top, rise))
    #expect(isNear(inset.bottom, rise > 0 ? list.height - 8 - 52 * 4 : 0))
  }

  /// Only when it appears the list goes to its end: who reads further up stays there.
  @Test func anotherLayoutScrollsNowhere() throws {
    let watched = try Watched(
      { NbChatViewController(transcript: .messages(40)) }, [.show(260, at: 3)], at: [0.5, 1]
    ) { chat, time in
      if time == 0.5 { chat.messageList.contentOffset.y = 400 } else { chat.view.setNeedsLayout() }
    }
    let messages: CGFloat = 8 + 52 * 40
    #expect(isNear(watched.offset(at: 0.4), messages - 559 + 15))
    #expect(isNear(watched.offset(at: 2), 400))
  }

  /// A second height is measured from where the first put the list.
  ///
  /// Risen by `r`, the messages end at `623 - K1`: for a higher keyboard the list goes to
  /// `K2 - K1`, so `r` points are covered; for a lower one it stays, and leaves `K1 - K2` empty but for the 15 points below the messages.
  @Test(arguments: [(216.0, 258.0), (216, 240.5), (258, 216), (300, 216)])
  func anotherHeight(_ first: Double, _ second: Double) throws {
    let watched = try Watched(
      { NbChatViewController(transcript: .messages(8)) },
      [.show(first, at: 0.5), .show(second, at: 1.5), .hide(at: 3)])
    let risen = messagesEnd(8) - 623 + first
    let rise = second > first ? second - first : risen
    #expect(abs(watched.frame(.messageList, at: 2.5).minY - (64 - rise)) < 1e-9)
    if second > first {
      let bubbles: Double = min(risen - 8, 44) + max(0, risen - 8 - 52)
      let covered: Double = watched.points(.covered).reduce(0, +)
      #expect(abs(covered - bubbles) < 1e-6)
      #expect(watched.points(.blank).isEmpty)
    } else {
      #expect(watched.points(.covered).isEmpty)
      let blank: Double = watched.points(.blank).last ?? 0
      #expect(abs(blank - (first - second - 15)) < 1e-6)
    }
  }

  @Test func sendingAddsUpToTheKeyboardsHeight() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<1000 {
      let (risen, hidden) = (random.number(in: 0...260), random.number(in: -50...300))
      let next = NbChatSending(risen: risen, hidden: hidden, keyboardHeight: 260)
      switch next {
      case .nothing: #expect(hidden <= 0)
      case .rise(let sum): #expect(hidden > 0 && sum == risen + hidden && sum < 260)
      case .riseAndScroll: #expect(hidden > 0 && risen + hidden > 260 && risen != 260)
      case .scroll: #expect(hidden > 0 && risen == 260)
      }
    }
    #expect(NbChatSending(risen: 156, hidden: 104, keyboardHeight: 260) == .nothing)
    #expect(NbChatSending(risen: 260, hidden: 104, keyboardHeight: 260) == .scroll)
  }

  /// Each message brings an echo: 104 points at a time, up to the keyboard's height and no more.
  @Test func theListRisesWithWhatIsSent() throws {
    let times = [1.5, 2.5, 3.5, 4.5]
    let watched = try Watched(
      { NbChatViewController(transcript: .messages(3)) },
      [.show(260, at: 0.5)] + times.map { .typed("Hi\n", at: $0) } + [.hide(at: 6)])
    for (index, time) in times.enumerated() {
      let end = 72.0 + 52 * Double(3 + 2 * (index + 1))
      let rise = min(260, max(0, end - 363))
      #expect(abs(watched.frame(.messageList, at: time + 0.9).minY - (64 - rise)) < 1e-6)
    }
    #expect(abs(watched.frame(.messageList, at: 8).minY - 64) < 1e-9)
  }

  @Test func aTapPutsTheKeyboardAway() throws {
    for count in [2, 8, 14] {
      let watched = try Watched(
        { NbChatViewController(transcript: .messages(count)) },
        [.show(260, at: 0.5), .tapped(CGPoint(x: 200, y: 120), at: 1.5)])
      #expect(isNear(watched.frame(.keyboard, at: 1.4).minY, 407))
      #expect(watched.frame(.keyboard, at: 3).minY >= 667)
      #expect(isNear(watched.frame(.inputBar, at: 3).maxY, 667))
      #expect(watched.checked.greatestGap < 1e-9)
    }
  }

  /// A finger that pulls the messages down puts the keyboard away; one that pushes them up does not.
  @Test func scrollingDownPutsTheKeyboardAway() throws {
    for (way, isAway) in [(60.0, true), (-60, false)] {
      for isFixed in [false, true] {
        let watched = try Watched(
          {
            isFixed
              ? FixedNbChatViewController(transcript: .messages(20)) as TypingChatViewController
              : NbChatViewController(transcript: .messages(20))
          }, [.show(260, at: 0.5)], at: [1.5]
        ) { chat, _ in
          chat.messageList.drag(
            from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 200 + way), duration: 0.2)
        }
        #expect((watched.frame(.keyboard, at: 4).minY >= 667) == isAway, "\(way) \(isFixed)")
      }
    }
  }

  /// A hide scrolls to the last message, wherever one was reading; fixed it does not.
  @Test(arguments: [false, true])
  func aHideJumpsToTheEnd(_ isFixed: Bool) throws {
    let watched = try Watched(
      {
        isFixed
          ? FixedNbChatViewController(transcript: .messages(40)) as TypingChatViewController
          : NbChatViewController(transcript: .messages(40))
      }, [.show(260, at: 1), .hide(at: 2)], at: [0.5]
    ) { chat, _ in
      chat.messageList.contentOffset.y = 400
    }
    let end = 8 + 52 * 40.0 - 559 + (isFixed ? 0 : 15)
    #expect(abs(watched.offset(at: 1.9) - 400) < 1e-9)
    #expect(abs(watched.offset(at: 5) - (isFixed ? 400 : end)) < 1e-9)
  }

  /// On a phone with a notch the list begins behind the navigation bar, which ends at 91.
  @Test func theHardCodedNavigationBar() throws {
    let watched = try Watched(
      { NbChatViewController(transcript: .messages(2)) }, on: "iPhone 14",
      [.show(292, at: 0.5), .hide(at: 2)])
    #expect(watched.points(.unreachable) == [91 - 64 - 8])
    #expect(isNear(watched.frame(.inputBar, at: 0.1).maxY, 844))
  }
}

/// The articles' screens before any keyboard, on a screen of 375 x 667 points.
@MainActor
struct ArticleLayoutTests {
  /// Below the navigation bar the list shows its last message, which ends 8 points above the bar.
  @Test(arguments: ["article-frame", "article-constraint"])
  func theLastMessageIsShown(_ name: String) throws {
    let definition = try #require(HandlerRegistry.standard[name])
    let screen = try Watched(
      {
        definition.makeScreen(HandlerSpec(name: name), .messages(40)).controller
          as? ChatViewController ?? ChatViewController(transcript: .messages(0))
      }, [.show(216, at: 1)])
    let (list, end) = (screen.frame(.messageList, at: 0.5), 8 + 52 * 40.0)
    #expect(screen.frame(.navigationBar, at: 0.5) == CGRect(x: 0, y: 0, width: 375, height: 64))
    #expect(list.minY == 64 && isNear(list.maxY, screen.frame(.inputBar, at: 0.5).minY))
    #expect(isNear(screen.offset(at: 0.5), end - Double(list.height)))
  }
}
