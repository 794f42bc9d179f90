import Detectors
import Compositing
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

@testable import KeyboardHandlers

/// The rules of the article's versions beside what adds up, on a screen of 375 x 667 points.
@MainActor
struct ContentInsetRuleTests {
  private func played(
    _ version: ContentInsetVersion, fixed: Bool = false, messages: Int = 20,
    on device: String = "iPhone 8", _ events: [SceneEvent], at times: [Double] = [],
    during: @escaping (TypingChatViewController, Double) -> Void = { _, _ in }
  ) throws -> Watched<TypingChatViewController> {
    try Watched(
      {
        fixed
          ? FixedContentInsetChatViewController(transcript: .messages(messages), version: version)
          : ContentInsetChatViewController(transcript: .messages(messages), version: version)
      }, on: device, events, at: times, during: during)
  }

  /// In A the list goes over the navigation bar; B brings that to the front, as it is in the others.
  @Test(arguments: ContentInsetVersion.allCases)
  func whoIsInFront(_ version: ContentInsetVersion) throws {
    let watched = try played(version, [])
    let views = watched.controller.view.subviews
    let bar = try #require(views.firstIndex { $0 === watched.controller.navigationBar })
    let list = try #require(views.firstIndex { $0 === watched.controller.messageList })
    #expect((bar < list) == (version == .a))
  }

  /// C scrolls to the last row when the keyboard comes, and again when it goes.
  @Test func cScrollsToTheLastRowEachTime() throws {
    let watched = try played(
      .c, messages: 40, [.show(260, at: 1), .hide(at: 3)], at: [0.5, 2.5]
    ) { chat, _ in chat.messageList.contentOffset.y = 300 }
    let end = 8 + 52 * 40.0 - 559
    #expect(abs(watched.offset(at: 2.4) - (end + 260)) < 1e-9)
    #expect(abs(watched.offset(at: 2.9) - 300) < 1e-9)
    #expect(abs(watched.offset(at: 4.5) - end) < 1e-9)
  }

  /// The cited rule takes the height less the safe area for both insets, and nothing for a hide;
  /// what was there before is lost, and is not restored either.
  @Test(arguments: [("iPhone 8", 0.0), ("iPhone 14", 34)])
  func theReferenceWipesWhatWasThere(_ device: String, _ safeArea: Double) throws {
    var seen: [UIEdgeInsets] = []
    _ = try played(.reference, on: device, [.show(260, at: 1), .hide(at: 2)], at: [0.5, 1.8, 3]) {
      chat, time in
      if time < 1 { chat.messageList.contentInset = UIEdgeInsets(top: 20, bottom: 30) }
      #expect(time < 1 || chat.messageList.scrollIndicatorInsets == chat.messageList.contentInset)
      seen.append(chat.messageList.contentInset)
    }
    #expect(seen[1] == UIEdgeInsets(top: 0, bottom: 260 - safeArea))
    #expect(seen[2] == UIEdgeInsets(top: 0, bottom: 0))
  }

  /// An accessory's rectangle in a hide is no keyboard: the hide is one all the same.
  @Test(arguments: ContentInsetVersion.allCases)
  func aHideThatTellsOfAnAccessory(_ version: ContentInsetVersion) throws {
    for fixed in [false, true] {
      let watched = try played(
        version, fixed: fixed,
        [.show(260, at: 0.5), .posted(.willHide, top: 623, height: 44, at: 1.5)])
      // A version that adds takes 44 of 260 back.
      let left = fixed || version == .reference ? 0.0 : 260 - 44
      #expect(abs(watched.frame(.inputBar, at: 3).maxY - (667 - left)) < 1e-9)
    }
  }

  /// Fixed, a list at its end stays there when the screen turns, and one further up stays too.
  @Test(arguments: ContentInsetVersion.allCases, [true, false])
  func turned(_ version: ContentInsetVersion, _ isAtEnd: Bool) throws {
    let watched = try played(
      version, fixed: true, messages: 40,
      [
        .show(216, at: 1), SceneEvent(time: 2, kind: .rotate(.landscape)), .hide(at: 4),
      ], at: [0.5]
    ) { chat, _ in if !isAtEnd { chat.messageList.contentOffset.y = 300 } }
    // In landscape the list is 375 - 44 - 44 points high.
    let end = 8 + 52 * 40.0 - 287
    #expect(abs(watched.offset(at: 6) - (isAtEnd ? end : 300)) < 1e-6)
    if isAtEnd { #expect(watched.points(.covered).isEmpty) }
  }

  /// Nothing is posted while a finger pulls: a handler of notifications cannot but stay behind.
  @Test func noNotificationIsPostedInADrag() throws {
    let drag = KeyboardDrag(from: 200, to: 567, duration: 0.4, release: .stay)
    for version in ContentInsetVersion.allCases {
      let watched = try played(
        version, fixed: true, [.show(260, at: 0.5), SceneEvent(time: 1.5, kind: .drag(drag))])
      #expect(watched.playback.posted.allSatisfy { $0.time <= 1 || $0.time >= 1.9 - 1e-9 })
      // The refresh at which the finger lets go belongs to the way back.
      #expect(abs((watched.points(.gap).max() ?? 0) - (160 - 367 / 0.4 / 60)) < 1e-6)
    }
  }
}
