import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

/// Scenes that are played within others.
@MainActor
struct PlayerTests {
  fileprivate final class Screen: UIViewController {
    let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) {
      self.work = work
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      work()
    }
  }

  fileprivate func play(_ work: @escaping @MainActor () -> Void = {}) throws -> Playback {
    try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(Screen(work), bar: { _ in nil })
    }
  }

  fileprivate var scene: SceneCase {
    SceneCase(
      name: "within", scene: "within", handler: HandlerSpec(name: "own"), device: .plain,
      events: [.show(300, at: 0), .hide(at: 1)])
  }

  /// The app that another one is played from goes on after it, and each posts what it does alone.
  @Test func anAppWithinAnAppEndsBeforeIt() throws {
    let alone = try play()
    var inner: Playback?
    let outer = try play {
      let loop = VirtualRunLoop.current
      inner = try? play()
      #expect(VirtualRunLoop.current === loop && loop.isRunning)
    }
    #expect(outer.posted == alone.posted && inner?.posted == alone.posted)
  }

  /// One that has ended is not gone back to: it hears nothing any more.
  @Test func anAppThatHasEndedIsNotGoneBackTo() throws {
    _ = try play()
    let ended = VirtualRunLoop.current
    _ = try play()
    #expect(VirtualRunLoop.current !== ended && !ended.isRunning)
  }
}

/// Scenes that tasks play: they need the main actor to themselves.
@MainActor
@Suite(.serialized)
struct TaskTests {
  /// Tasks wait for each other, in the order in which they came.
  @Test(.timeLimit(.minutes(10))) func tasksPlayOneAfterTheOther() async throws {
    let played = PlayerTests()
    let alone = try played.play()
    let (player, scene) = (ScenePlayer(registry: HandlerRegistry([])), played.scene)
    var order: [Int] = []
    let tasks = (0..<2).map { number in
      Task { @MainActor in
        try await player.playWithTasks(scene) {
          HandlerScreen(PlayerTests.Screen { order.append(number) }, bar: { _ in nil })
        }
      }
    }
    for task in tasks { #expect(try await task.value.posted == alone.posted) }
    #expect(order == [0, 1])
    // The last one leaves the way free.
    #expect(
      try await player.playWithTasks(scene) {
        HandlerScreen(PlayerTests.Screen {}, bar: { _ in nil })
      }.posted == alone.posted)
  }
}

/// The package's own chat screen.
@MainActor
struct ChatScreenTests {
  /// Messages lie at the two sides of the view, also once it is wider, clear of its safe area.
  @Test(arguments: [375.0, 812]) func messagesLieAtTheSides(_ width: Double) throws {
    let chat = ChatViewController(
      transcript: Transcript(messages: [
        .init(text: "A word", isOutgoing: false), .init(text: "Another one", isOutgoing: true),
        .init(height: 44, isOutgoing: true),
      ]))
    chat.loadViewIfNeeded()
    for width in [320, width] {
      chat.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
      chat.view.setNeedsLayout()
      chat.view.layoutIfNeeded()
      let bubbles = chat.messageList.subviews.map(\.frame)
      #expect(Double(chat.messageList.contentSize.width) == width)
      #expect(bubbles.map(\.minX)[0] == 12)
      #expect(bubbles.dropFirst().allSatisfy { abs($0.maxX - (width - 12)) < 1e-9 })
      #expect(zip(bubbles, bubbles.dropFirst()).allSatisfy { $1.minY == $0.maxY + 8 })
    }
  }

  /// The bars are as wide as the view, and end 44 points below its safe area's top and at its bottom.
  @Test(arguments: [320.0, 812]) func theBarsAreAtTheEnds(_ width: Double) {
    let chat = ChatViewController(transcript: Transcript(heights: [44]))
    chat.loadViewIfNeeded()
    chat.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
    chat.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    chat.view.layoutIfNeeded()
    let safe = chat.view.safeAreaInsets
    #expect(
      chat.navigationBar.frame
        == CGRect(x: 0, y: 0, width: width, height: Double(safe.top) + 44))
    #expect(
      chat.restingBarFrame
        == CGRect(x: 0, y: 600 - Double(safe.bottom) - 44, width: width, height: 44))
  }

  /// A message that comes is one more, and each side has a colour of its own.
  @Test func aMessageThatComesIsOneMore() {
    let chat = ChatViewController(transcript: Transcript(heights: [44, 44]))
    chat.loadViewIfNeeded()
    for isOutgoing in [true, false] { chat.deliver(.init(height: 60, isOutgoing: isOutgoing)) }
    #expect(chat.transcript.messages.map(\.height) == [44, 44, 60, 60])
    #expect(chat.transcript.messages.map(\.isOutgoing) == [false, true, true, false])
    let colors = chat.messageList.subviews.map { $0.layer.backgroundColor }
    #expect(colors[0] == colors[3] && colors[1] == colors[2] && colors[0] != colors[1])
    // By every number a colour is one: from 0 to 1.
    #expect(
      colors.allSatisfy { color in
        color.map { [$0.red, $0.green, $0.blue, $0.alpha].allSatisfy((0...1).contains) } ?? false
      })
  }

  /// The list is the first that scrolls, unless the bar lies in it or it lies in the bar.
  @Test(arguments: [0, 1, 2]) func theListIsBesideTheBar(_ kind: Int) throws {
    let (controller, bar, list) = (UIViewController(), UIView(), UIScrollView())
    bar.frame = CGRect(x: 0, y: 400, width: 300, height: 44)
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    controller.loadViewIfNeeded()
    (kind == 2 ? bar : controller.view).addSubview(list)
    (kind == 1 ? list : controller.view).addSubview(bar)
    let scene = SceneCase(
      name: "list", scene: "list", handler: HandlerSpec(name: "own"), device: .plain,
      events: [.show(300, at: 0)])
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(controller, bar: { _ in bar })
    }
    #expect(bar.layer.role == .inputBar && (list.layer.role == .messageList) == (kind == 0))
  }

  /// A sheet cuts off what lies in it.
  @Test(arguments: [ChatPresentation.pageSheet, .formSheet])
  func aSheetCutsOff(_ presentation: ChatPresentation) throws {
    let controller = UIViewController()
    var scene = SceneCase(
      name: "sheet", scene: "sheet", handler: HandlerSpec(name: "own"), device: .plain,
      events: [.show(300, at: 0)])
    scene.presentation = presentation
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(controller, bar: { _ in nil })
    }
    #expect(controller.view.clipsToBounds)
    #expect(
      controller.modalPresentationStyle == (presentation == .pageSheet ? .pageSheet : .formSheet))
  }

  /// Field and button in one row: 6 points from top and bottom, 8 apart and from the sides; a
  /// capsule has 4, is 16 from the sides, and ends 8 points above the bar's end.
  @Test(arguments: [BarStyle.standard, .floating], [44.0, 60, 8])
  func theBarHasFieldAndButton(_ style: BarStyle, _ height: Double) throws {
    let bar = InputBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.style = style
    bar.layoutIfNeeded()
    let (ground, field, button) = (
      bar.subviews[0].frame, bar.subviews[1].frame, bar.subviews[2].frame
    )
    let isFloating = style == .floating
    let row =
      isFloating
      ? CGRect(x: 16, y: 0, width: 288, height: height - 8)
      : CGRect(x: 0, y: 0, width: 320, height: height)
    let (margin, inset) = isFloating ? (4.0, 4.0) : (8, 6)
    #expect(ground == row)
    #expect(field.minX == row.minX + margin && field.minY == row.minY + inset)
    #expect(Double(field.height) == max(0, Double(row.height) - 2 * inset))
    #expect(button.maxX == row.maxX - margin && button.midY == row.midY)
    #expect(Double(button.width) == min(32, max(0, Double(row.height) - 2 * inset)))
    #expect(abs(button.minX - field.maxX - margin) < 1e-9)
    #expect(bar.subviews[0].layer.cornerRadius == (isFloating ? max(0, row.height / 2) : 0))
    #expect((bar.backgroundColor == .clear) == isFloating)
    #expect(isFloating || bar.backgroundColor == bar.subviews[0].backgroundColor)
    #expect(bar.subviews[0].backgroundColor != nil)
    bar.style = .standard
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].layer.cornerRadius == 0 && bar.backgroundColor != .clear)
  }
}
