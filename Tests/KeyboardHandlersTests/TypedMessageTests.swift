import AnimationCurves
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import KeyboardHandlers

/// A screen that is typed into: where its text is, and what the return key does.
@MainActor
struct TypedMessageTests {
  /// The screen as it is, with nothing that moves.
  private final class Chat: TypingChatViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      pin(inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor))
    }
  }

  private func played(
    messages: Int = 30, _ events: [SceneEvent], at times: [Double] = [],
    during: @escaping (Chat, Double) -> Void = { _, _ in }
  ) throws -> Watched<Chat> {
    try Watched({ Chat(transcript: .messages(messages)) }, events, at: times, during: during)
  }

  @Test func theTextLeavesRoomForTheSendButton() throws {
    var place: CGRect?
    _ = try played([], at: [0.5]) { chat, _ in
      place = chat.textView.frame
      #expect(chat.textView.isDescendant(of: chat.inputBar))
      #expect(chat.textView.delegate === chat)
    }
    #expect(place == CGRect(x: 8, y: 4, width: 375 - 56, height: 36))
  }

  @Test func theReturnKeySendsWhatWasTyped() throws {
    var texts: [[String]] = []
    let note: (Chat, Double) -> Void = { chat, _ in
      texts.append([chat.textView.text ?? "-", "\(chat.messageList.subviews.count)"])
    }
    _ = try played(
      messages: 3,
      [
        .show(216, at: 0.2), SceneEvent(time: 0.5, kind: .focus(1)), .typed("\n", at: 1),
        .typed("Hello", at: 2), .typed("\n", at: 3), .typed("\n", at: 4),
      ], at: [1.5, 2.5, 3.5, 4.5], during: note)
    #expect(texts == [["", "3"], ["Hello", "3"], ["", "4"], ["", "4"]])
  }

  /// One line is as high as a message of one line, and each further one adds as much.
  @Test func aMessageIsAsHighAsItsLines() {
    let short = Transcript.Message("Hi", isOutgoing: true)
    #expect(short.text == "Hi" && short.isOutgoing)
    #expect(!Transcript.Message("Hi", isOutgoing: false).isOutgoing)
    let heights = [1, 2, 3].map { count in
      let line = "A line of words that are as many as fit a bubble "
      return Transcript.Message(
        String(repeating: line, count: 2 * count), isOutgoing: false
      ).height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
    for (index, text) in ["Hi", "A somewhat longer text that has to break, and does"].enumerated() {
      let height = Transcript(texts: [text]).messages[0].height
      #expect(Transcript.Message(text, isOutgoing: index == 0).height == height)
    }
  }

  /// A message that comes scrolls the list to its end, by easeInOut in 0.3 s.
  @Test func aMessageThatComesScrollsToTheEnd() throws {
    let watched = try played([], at: [1]) { chat, _ in
      chat.messageList.contentOffset.y = 100
      chat.deliver(Transcript.Message(height: 44, isOutgoing: false))
    }
    let list = watched.frame(.messageList, at: 0.5).height
    let end = 8 + 52 * 31 - Double(list)
    for time in stride(from: 1.01, to: 1.5, by: 0.02) {
      let progress = TimingFunction.easeInEaseOut.progress(at: min(0.3, time - 1), duration: 0.3)
      #expect(abs(watched.offset(at: time) - (100 + (end - 100) * progress)) < 1e-6, "\(time)")
    }
  }
}

/// Offsets and room of a list, in closed form.
@MainActor
struct ListRoomTests {
  private func list(_ random: inout SplitMix64) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.contentSize = CGSize(width: 100, height: random.number(in: 0...600))
    list.contentInset = UIEdgeInsets(
      top: random.number(in: 0...50), bottom: random.number(in: 0...250))
    return list
  }

  private func end(_ list: UIScrollView) -> Double {
    let room = Double(list.contentSize.height + list.contentInset.bottom) - 200
    return max(-Double(list.contentInset.top), room)
  }

  @Test func theEndIsWhereTheLastOfTheContentIs() {
    var random = SplitMix64(seed: 61)
    for _ in 0..<300 {
      let list = list(&random)
      let end = end(list)
      #expect(isNear(list.endOffset, end))
      for (distance, isAtEnd) in [(-0.5, true), (0, true), (0.9, true), (1.1, false), (30, false)] {
        list.contentOffset = CGPoint(x: 7, y: end - distance)
        #expect(list.isAtEnd == isAtEnd && list.followsEnd == isAtEnd)
      }
      list.scrollToEnd(animated: false)
      #expect(isNear(list.contentOffset.y, end) && list.contentOffset.x == 7)
    }
    // A whole point is still within one.
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.contentSize = CGSize(width: 100, height: 500)
    list.contentOffset.y = 299
    #expect(list.isAtEnd)
  }

  @Test func whatIsVisibleRisesAndFallsWithTheRoom() {
    var random = SplitMix64(seed: 62)
    for _ in 0..<500 {
      let list = list(&random)
      let (start, last) = (-Double(list.contentInset.top), end(list))
      let offset = random.number(in: start...max(start, last))
      let (old, room) = (Double(list.contentInset.bottom), random.number(in: 0...300))
      list.contentOffset.y = offset
      list.makeRoom(room, endStays: false)
      #expect(isNear(list.contentInset.bottom, room) && isNear(list.endOffset, end(list)))
      let expected = min(max(start, offset + room - old), end(list))
      #expect(isNear(list.contentOffset.y, expected))
      list.contentOffset.y = offset
      list.makeRoom(old, endStays: true)
      #expect(isNear(list.contentOffset.y, last) && isNear(list.contentInset.bottom, old))
    }
  }
}
