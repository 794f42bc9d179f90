import Detectors
import AnimationCurves
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

/// The rules of NbChatView-Swift beside its three cases, on a screen of 375 x 667 points.
@MainActor
struct NbChatRuleTests {
  private func played(
    _ transcript: Transcript, profile: KeyboardProfile = .iOS18, _ events: [SceneEvent],
    at times: [Double] = [], during: @escaping (NbChatViewController, Double) -> Void = { _, _ in }
  ) throws -> Watched<NbChatViewController> {
    try Watched(
      { NbChatViewController(transcript: transcript) }, profile: profile, events, at: times,
      during: during)
  }

  /// Risen 156 and hidden 104 are 260 to the point: the list stays, its end scrolls by 15 alone.
  @Test(arguments: [(75.0, 0.0), (74, 259), (76, 260)])
  func theHoleAtTheKeyboardsHeight(_ last: Double, _ sum: Double) throws {
    let watched = try played(
      Transcript(heights: Array(repeating: 44, count: 7) + [last]),
      [.show(260, at: 0.5), .typed("Hi\n", at: 1.5), .hide(at: 3)])
    let risen = 64 + 8 + 7 * 52 + last + 8 - 363
    #expect(isNear(watched.frame(.messageList, at: 1.4).minY, 64 - risen))
    let now = sum == 0 ? risen : sum
    #expect(abs(watched.frame(.messageList, at: 2.9).minY - (64 - now)) < 1e-9)
    // The first 8 points are room; below, what is hidden less the 15 of the inset.
    let lost = sum == 0 ? (risen - 8) + (104 - 8 - 15) : sum - 8
    #expect(abs((watched.points(.unreachable).last ?? 0) - lost) < 1e-6)
  }

  /// The posted height counts, not the part of it that is on the screen.
  @Test func theKeyboardIsAsHighAsItIsTold() throws {
    let watched = try played(.messages(2), [.posted(.willShow, top: 567, height: 260, at: 0.5)])
    #expect(isNear(watched.frame(.inputBar, at: 2).maxY, 667 - 260))
  }

  /// A keyboard that is not its text view's lifts it, and leaves it there.
  @Test(arguments: [2, 6, 14])
  func onlyItsOwnTextViewsHideIsHeard(_ count: Int) throws {
    let events: [SceneEvent] = [
      .posted(.willShow, top: 407, height: 260, at: 0.5),
      .posted(.willHide, top: 667, height: 260, at: 1.5),
    ]
    let watched = try played(.messages(count), events)
    #expect(isNear(watched.frame(.inputBar, at: 3).maxY, 407))
    #expect(watched.points(.drift).first == 260)
    let own = try played(.messages(count), [.show(260, at: 0.5), .hide(at: 1.5)])
    #expect(isNear(own.frame(.inputBar, at: 4).maxY, 667))
  }

  /// Down it goes as it came up, whatever the hide says: in 0.4 s by curve 0, outside of any block.
  @Test func aHideTakesTheShowsTime() throws {
    let watched = try played(
      .messages(2), profile: .iOS10,
      [
        SceneEvent(time: 0.5, kind: .show(height: 260, duration: 0.4, curve: 0)), .hide(at: 2),
      ])
    let timing = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.4)
    for time in stride(from: 0.02, to: 0.5, by: 0.06) {
      let bottom = 407 + 260 * timing.progress(at: time)
      #expect(abs(watched.frame(.inputBar, at: 2 + time).maxY - bottom) < 1e-6, "\(time)")
    }
  }

  /// A screen that goes forgets the list's rise; one that stays adds to it, if it is hidden since.
  @Test(arguments: [(true, 69.0), (false, 100)])
  func disappearingForgetsTheRise(_ disappears: Bool, _ rise: Double) throws {
    // Eight messages end at 488: 260 points hide 125 of them, 100 none; two more end at 592.
    let watched = try played(
      .messages(8),
      [
        .show(260, at: 0.5), .hide(at: 1.5), .show(100, at: 3), .typed("Hi\n", at: 4),
        .hide(at: 6),
      ], at: [2.5]
    ) { chat, _ in if disappears { chat.viewDidDisappear(false) } }
    #expect(isNear(watched.frame(.messageList, at: 1.4).minY, 64 - 125))
    #expect(isNear(watched.frame(.messageList, at: 3.9).minY, 64))
    #expect(abs(watched.frame(.messageList, at: 5.9).minY - (64 - rise)) < 1e-9)
  }

  /// A screen that goes while typing lets the keyboard go, and the bar with it at once.
  @Test func disappearingEndsTyping() throws {
    let watched = try played(.messages(8), [.show(260, at: 0.5)], at: [1.5]) { chat, _ in
      chat.viewDidDisappear(false)
    }
    #expect(watched.frame(.keyboard, at: 3).minY >= 667)
    #expect(isNear(watched.frame(.inputBar, at: 3).maxY, 667))
  }

  /// Fixed, a list at its end stays there when the screen turns, and one further up stays too.
  @Test(arguments: [true, false])
  func turned(_ isAtEnd: Bool) throws {
    let watched = try Watched(
      { FixedNbChatViewController(transcript: .messages(40)) },
      [.show(216, at: 1), SceneEvent(time: 2, kind: .rotate(.landscape)), .hide(at: 4)], at: [0.5]
    ) { chat, _ in if !isAtEnd { chat.messageList.contentOffset.y = 300 } }
    // In landscape the list is 375 - 44 - 44 points high.
    let end = 8 + 52 * 40.0 - 287
    #expect(abs(watched.offset(at: 6) - (isAtEnd ? end : 300)) < 1e-6)
    if isAtEnd { #expect(watched.points(.covered).isEmpty) }
  }
}
