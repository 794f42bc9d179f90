import Foundation
import HeadlessUIKit
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import KeyboardSimulation

/// The list and the bar of the package's own chat.
@MainActor
struct ChatListTests {
  private func chat(_ count: Int = 40, height: Double = 500) -> ChatViewController {
    let chat = ChatViewController(
      transcript: Transcript(heights: Array(repeating: 44, count: count)))
    chat.loadViewIfNeeded()
    chat.messageList.frame = CGRect(x: 0, y: 64, width: 320, height: height)
    return chat
  }

  /// Up to half a point before its end a list is at the end: what comes there is gone to.
  @Test(arguments: [(0.0, true), (0.5, true), (0.6, false), (1, false), (40, false)])
  func whoIsAtTheEndStaysThere(_ distance: Double, _ follows: Bool) {
    let chat = chat()
    // 40 messages of 44 points and 8 between, before and behind: 2088.
    #expect(chat.messageList.contentSize.height == 2088)
    chat.messageList.contentOffset.y = CGFloat(1588 - distance)
    chat.deliver(.init(height: 60, isOutgoing: false))
    #expect(chat.messageList.contentSize.height == 2156)
    #expect(chat.messageList.contentOffset.y == CGFloat(follows ? 1656 : 1588 - distance))
  }

  /// Messages that all fit stay at the top, and the first that does not is gone to.
  @Test func whatFitsStaysAtTheTop() {
    let chat = chat(9)
    #expect(chat.messageList.contentSize.height == 476)
    chat.deliver(.init(height: 16, isOutgoing: true))
    #expect(chat.messageList.contentOffset.y == 0)
    chat.deliver(.init(height: 30, isOutgoing: true))
    #expect(chat.messageList.contentOffset.y == 38)
  }

  /// What a finger holds or has thrown is not scrolled from under it.
  @Test func whatAFingerHoldsIsLeftAlone() {
    let chat = chat()
    chat.messageList.contentOffset.y = 1588
    chat.messageList.beginDragging(at: .zero)
    chat.deliver(.init(height: 60, isOutgoing: false))
    chat.noteBottom()
    chat.messageList.frame.size.height = 300
    chat.keepBottom()
    #expect(chat.messageList.contentOffset.y == 1588)
  }

  /// What is below a list is noted where it is; one without a height has no bottom to keep.
  @Test func aListWithoutHeightIsNotNoted() {
    let chat = chat()
    chat.messageList.contentOffset.y = 1000
    chat.noteBottom()
    chat.messageList.frame.size.height = 0
    chat.noteBottom()
    chat.messageList.frame.size.height = 300
    chat.keepBottom()
    // 588 points of 2,088 are below, as before.
    #expect(chat.messageList.contentOffset.y == 1200)
    // Past its end nothing is below.
    chat.messageList.contentOffset.y = 1900
    chat.noteBottom()
    chat.messageList.frame.size.height = 400
    chat.keepBottom()
    #expect(chat.messageList.contentOffset.y == 1688)
  }

  /// Messages are clear of the safe area at both sides, and no wider than three quarters of a view.
  @Test func messagesAreClearOfTheSafeArea() throws {
    let scene = SceneCase(
      name: "sides", scene: "sides", handler: HandlerSpec(name: "own"),
      device: .known("iPhone 14"),
      transcript: Transcript(heights: Array(repeating: 44, count: 12)),
      events: [SceneEvent(time: 1, kind: .rotate(.landscape, keyboard: nil, count: 1))])
    let chat = ChatViewController(transcript: scene.transcript)
    var widths: [CGFloat] = []
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      VirtualRunLoop.current.schedule(at: 0.9) {
        widths = chat.messageList.subviews.map(\.frame.width)
      }
      return HandlerScreen(chat)
    }
    let bubbles = chat.messageList.subviews.map(\.frame)
    #expect(bubbles.count == 12 && bubbles.map(\.width) == widths)
    let safe = chat.view.safeAreaInsets
    #expect(safe.left == 47 && safe.right == 47)
    for (message, bubble) in zip(scene.transcript.messages, bubbles) {
      #expect(message.isOutgoing ? bubble.maxX == 844 - 47 - 12 : bubble.minX == 47 + 12)
    }
    #expect(chat.messageList.contentSize.width == 844)
    chat.view.bounds.size.width = 200
    chat.messageList.layOutMessages(within: chat.view)
    #expect(chat.messageList.subviews.map(\.frame.width) == widths.map { min($0, 150) })
  }

  /// What else lies in the list stays where it is, and is no message that the next one follows.
  @Test func whatIsNoMessageStaysInItsPlace() throws {
    let scene = SceneCase(
      name: "header", scene: "header", handler: HandlerSpec(name: "own"),
      device: .known("iPhone 8"), transcript: Transcript(heights: [44, 44]),
      events: [SceneEvent(time: 1, kind: .messages([.init(height: 44, isOutgoing: false)]))])
    func widths(withHeader hasHeader: Bool) throws -> [CGFloat] {
      let chat = ChatViewController(transcript: scene.transcript)
      let header = UIView(frame: CGRect(x: 30, y: -40, width: 310, height: 30))
      _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
        if hasHeader { chat.messageList.addSubview(header) }
        return HandlerScreen(chat)
      }
      #expect(header.frame == CGRect(x: 30, y: -40, width: 310, height: 30))
      return chat.messageList.subviews.filter { $0 !== header }.map(\.frame.width)
    }
    let plain = try widths(withHeader: false)
    #expect(try widths(withHeader: true) == plain && plain.count == 3)
  }

  /// A message that comes on a turned device lies at its side, as wide as on an upright one.
  @Test func aMessageMayComeOnATurnedDevice() throws {
    let device = Device.known("iPhone 14")
    func widths(_ events: [SceneEvent]) throws -> [CGFloat] {
      let chat = ChatViewController(transcript: Transcript(heights: [44, 44]))
      let scene = SceneCase(
        name: "sides", scene: "sides", handler: HandlerSpec(name: "own"), device: device,
        events: events)
      _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) { HandlerScreen(chat) }
      let frames = chat.messageList.subviews.map(\.frame)
      let safe = chat.view.safeAreaInsets
      #expect(frames.last?.maxX == chat.view.bounds.width - safe.right - 12)
      return frames.map(\.width)
    }
    let messages: [Transcript.Message] = [
      .init(height: 60, isOutgoing: true),
      .init(text: String(repeating: "word ", count: 30), isOutgoing: true),
    ]
    let come = SceneEvent(time: 2, kind: .messages(messages))
    let turn = SceneEvent(time: 1, kind: .rotate(.landscape, keyboard: nil, count: 1))
    let upright = try widths([come])
    #expect(try widths([turn, come]) == upright && upright.count == 4)
    // Three quarters of 390 points.
    #expect(upright[3] == 293)
  }

  /// The standard ground goes on below the bar as far as the safe area does, and what is in the
  /// bar is clear of the safe area's sides.
  @Test(arguments: BarStyle.allCases) func theBarIsClearOfTheSafeArea(_ style: BarStyle) {
    let chat = chat()
    chat.view.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    window.rootViewController = chat
    window.makeKeyAndVisible()
    chat.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 30)
    chat.view.layoutIfNeeded()
    let (bar, safe) = (chat.inputBar, chat.view.safeAreaInsets)
    bar.style = style
    bar.frame = CGRect(x: 0, y: 200, width: 600, height: 44)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    let (ground, field, button) = (
      bar.subviews[0].frame, bar.subviews[1].frame, bar.subviews[2].frame
    )
    #expect(safe.left >= 47 && safe.right >= 30 && safe.bottom >= 21)
    let (left, right) = (Double(safe.left), 600 - Double(safe.right))
    if style == .standard {
      #expect(ground == CGRect(x: 0, y: 0, width: 600, height: 44 + safe.bottom))
      #expect(field.minX == left + 8 && button.maxX == right - 8)
    } else {
      #expect(ground == CGRect(x: left + 16, y: 0, width: right - left - 32, height: 36))
      #expect(field.minX == left + 20 && button.maxX == right - 20)
      #expect(button.height == 28 && bar.subviews[0].layer.cornerRadius == 18)
    }
  }

  /// A bar without room for a field has one without a width.
  @Test func aNarrowBarHasNoField() {
    let bar = InputBar(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
    bar.layoutIfNeeded()
    #expect(bar.subviews[1].frame == CGRect(x: 8, y: 6, width: 0, height: 32))
    #expect(bar.subviews[2].frame == CGRect(x: 10, y: 6, width: 32, height: 32))
    bar.frame.size.width = 60
    bar.layoutIfNeeded()
    #expect(bar.subviews[1].frame.width == 4)
  }

  /// A bar that takes its standard look again has its ground whole and without round corners.
  @Test func aStyleThatChangesIsTaken() {
    let bar = InputBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.layoutIfNeeded()
    for _ in 0..<2 {
      bar.style = .floating
      bar.layoutIfNeeded()
      #expect(bar.subviews[0].frame == CGRect(x: 16, y: 0, width: 288, height: 36))
      #expect(bar.backgroundColor == .clear)
      bar.style = .standard
      bar.layoutIfNeeded()
      #expect(bar.subviews[0].frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(bar.subviews[0].layer.cornerRadius == 0 && bar.backgroundColor == .barBackground)
    }
  }
}
