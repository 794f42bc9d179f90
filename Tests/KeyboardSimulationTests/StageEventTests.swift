import TestSupport
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// The notifications of an app that comes and goes, and the effect of a finger on the list.
@MainActor
struct StageEventTests {
  private static let phone = Device.known("iPhone 14")

  /// A chat that writes down what its app goes through.
  @MainActor
  private final class Diary {
    var lines: [String] = []
  }

  private final class DiaryChat: ChatViewController {
    let diary: Diary
    private var tokens: [any NSObjectProtocol] = []

    init(transcript: Transcript, diary: Diary) {
      self.diary = diary
      super.init(transcript: transcript)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      messageList.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
      inputBar.frame = restingBarFrame
      let names = [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
        "UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification",
      ]
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(
            forName: Notification.Name(name), object: nil, queue: nil
          ) { [diary] _ in
            MainActor.assumeIsolated {
              let short = name.replacingOccurrences(of: "UIApplication", with: "")
                .replacingOccurrences(of: "Notification", with: "")
              diary.lines.append("\(short) \(UIApplication.shared.applicationState)")
            }
          })
      }
    }

    override func deliver(_ message: Transcript.Message) {
      super.deliver(message)
      diary.lines.append(message.isOutgoing ? "sent" : "received")
    }
  }

  private func play(
    _ events: [SceneEvent], mode: UIScrollView.KeyboardDismissMode = .none
  ) throws -> (playback: Playback, lines: [String]) {
    let diary = Diary()
    let scene = SceneCase(
      name: "diary", scene: "diary", handler: HandlerSpec(name: "diary"), device: Self.phone,
      transcript: Transcript(heights: Array(repeating: 44, count: 40)), events: events)
    let playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      let chat = DiaryChat(transcript: scene.transcript, diary: diary)
      chat.messageList.keyboardDismissMode = mode
      return HandlerScreen(chat)
    }
    return (playback, diary.lines)
  }

  private func offset(_ playback: Playback, at time: Double) throws -> Double {
    let commit = try #require(playback.log.commit(at: time))
    let list = try #require(LayerPath(to: .messageList, in: commit.root)).leaf
    return Double(list.presentation(at: time).bounds.minY)
  }

  @Test func theAppGoesAndComesBackInOrder() throws {
    let (_, lines) = try play([
      .show(292, at: 0),
      SceneEvent(time: 1, kind: .background(AppPause(duration: 1, keyboard: .hides))),
    ])
    #expect(
      lines == [
        "UIKeyboardWillShow active", "UIKeyboardWillHide active", "WillResignActive active",
        "DidEnterBackground background", "WillEnterForeground background",
        "UIKeyboardWillShow inactive", "DidBecomeActive active",
      ])
  }

  @Test func aLockedDeviceTellsOfEmptyKeyboards() throws {
    let pause = AppPause(duration: 1, keyboard: .empties, count: 2)
    let rehearsal = try Rehearsal([
      .show(336, at: 0), SceneEvent(time: 1, kind: .background(pause)),
    ])
    let posted = rehearsal.heard.filter { $0.time >= 1 }
    #expect(posted.map(\.name) == ["WillShow", "DidShow", "WillShow", "DidShow"])
    #expect(posted.allSatisfy { $0.end == .zero && $0.begin == .zero && $0.duration == 0 })
    #expect(try rehearsal.playback.keyboardTop(at: 3) == 812 - 336)
  }

  @Test func aWokenDeviceTellsOfAKeyboardWithoutHeight() throws {
    let pause = AppPause(duration: 1, keyboard: .flattens, orientation: .landscape)
    let rehearsal = try Rehearsal(
      [.show(292, at: 0), SceneEvent(time: 1, kind: .background(pause))], device: Self.phone)
    #expect(
      rehearsal.heard.last { $0.name == "WillShow" }?.end
        == CGRect(
          x: 0, y: 390, width: 844, height: 0))
    #expect(try rehearsal.playback.keyboardTop(at: 3) == 390 - 182)
  }

  /// `offset(t) = offset(0) - way t / duration`: content follows the finger.
  @Test(arguments: [-120.0, 150])
  func theListFollowsAFinger(_ way: Double) throws {
    let scroll = ListScroll(.by(way), duration: 0.5, velocity: 0)
    let (playback, _) = try play([
      SceneEvent(time: 0.5, kind: .scroll(ListScroll(.to(500), duration: 0.2, velocity: 0))),
      SceneEvent(time: 2, kind: .scroll(scroll)),
    ])
    #expect(abs(try offset(playback, at: 1.9) - 500) < 1e-6)
    for step in 1...30 {
      let time = 2 + Double(step) / 60
      let expected = 500 - way * Double(step) / 30
      #expect(abs(try offset(playback, at: time + 1e-6) - expected) < 1e-6)
    }
    #expect(abs(try offset(playback, at: 4) - (500 - way)) < 0.5)
  }

  /// A drag moves the list with the finger, and the keyboard where the list says so.
  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .interactive])
  func aDragMovesTheList(_ mode: UIScrollView.KeyboardDismissMode) throws {
    let pull = KeyboardDrag(from: 300, to: 660, duration: 0.3, release: .stay)
    let (playback, _) = try play(
      [
        .show(292, at: 0), SceneEvent(time: 0.5, kind: .scroll(ListScroll(.to(900), velocity: 0))),
        SceneEvent(time: 2, kind: .drag(pull)),
      ], mode: mode)
    let moved = try offset(playback, at: 1.9) - offset(playback, at: 2.3 - 1e-6)
    #expect(abs(moved - 360.0 * 17 / 18) < 360.0 / 18 + 1e-6)
    let top = try playback.keyboardTop(at: 2.25 + 1e-6)
    #expect(abs(top - (mode == .none ? 844 - 292 : 600)) < 1e-6)
    #expect(try playback.keyboardTop(at: 4) == 844 - 292)
  }

  /// A keyboard that a notification hides leaves the finger that has hold of it, and goes down.
  @Test func aKeyboardThatHidesLeavesTheFinger() throws {
    let (playback, _) = try play(
      [
        .show(488, at: 0), SceneEvent(time: 1.5, kind: .scroll(ListScroll(.by(180)))),
        .hide(at: 1.5),
      ], mode: .interactive)
    let tops = try (0...40).map { try playback.keyboardTop(at: 1.5 + 1e-6 + Double($0) / 60) }
    #expect(tops == tops.sorted() && tops.last == 844)
    #expect(abs(tops[0] - (844 - 488)) < 0.01)
  }

  @Test func messagesGoToTheEndAndAreTold() throws {
    let end = ListScroll(.to(40 * 52 + 8 - 600), from: nil, duration: 0.3, velocity: 0)
    let (playback, lines) = try play([
      SceneEvent(time: 0.1, kind: .scroll(end)),
      SceneEvent(
        time: 1, kind: .messages([.init(height: 60, isOutgoing: true)])),
      SceneEvent(time: 2, kind: .messages([.init(text: "Hi", isOutgoing: false)])),
    ])
    #expect(lines == ["sent", "received"])
    let commit = try #require(playback.log.commit(at: 3))
    let list = try #require(LayerPath(to: .messageList, in: commit.root)).leaf
    let messages = list.sublayers.filter { if case .message = $0.role { true } else { false } }
    #expect(messages.count == 42)
    #expect(messages.last?.text == "Hi")
    #expect(messages.map(\.model.frame.minY) == messages.map(\.model.frame.minY).sorted())
    #expect(Double(list.model.bounds.maxY) == Double(messages[41].model.frame.maxY) + 8)
  }

  /// Somebody who reads further up is not pulled away from there.
  @Test func messagesThatComeWhileOneReadsAreNotGoneTo() throws {
    let (playback, _) = try play([
      SceneEvent(time: 1, kind: .messages([.init(text: "Hi", isOutgoing: false)]))
    ])
    #expect(try offset(playback, at: 2) == 0)
  }

  @Test func whatIsSilentIsSeenAndNotHeard() throws {
    let rehearsal = try Rehearsal([
      .show(258, at: 0),
      SceneEvent(
        time: 1, kind: .keyboardSwitch(.heights([282, 216], interval: 0.5, duration: 0)),
        isSilent: true),
      SceneEvent(time: 3, kind: .hide(duration: nil, curve: 7), isSilent: true),
    ])
    #expect(!rehearsal.heard.contains { $0.time >= 1 })
    let tops = try [1.2, 1.7, 5].map { try rehearsal.playback.keyboardTop(at: $0) }
    let shown: [Double] = [812 - 282, 812 - 216, 812]
    #expect(tops == shown)
  }

  /// A tap is one of the recognizers of all views that it lies in; a button takes it alone.
  @Test(arguments: [
    (CGPoint(x: 280, y: 280), ["outer 280"]), (CGPoint(x: 140, y: 140), ["inner 90", "outer 140"]),
    (CGPoint(x: 65, y: 65), ["button"]), (CGPoint(x: 350, y: 350), []),
  ])
  func aTapIsHeardByTheViewsAround(_ point: CGPoint, _ expected: [String]) throws {
    let diary = Diary()
    let scene = SceneCase(
      name: "tap", scene: "tap", handler: HandlerSpec(name: "tap"), device: Self.phone,
      events: [SceneEvent(time: 1, kind: .tap(point))])
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      let controller = UIViewController(nibName: nil, bundle: nil)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      for (name, view) in [("outer", outer), ("inner", inner)] {
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        recognizer.addHandler { [diary, unowned view] in
          diary.lines.append("\(name) \(Int($0.location(in: view).x))")
        }
        view.addGestureRecognizer(recognizer)
      }
      button.addAction(UIAction { [diary] _ in diary.lines.append("button") }, for: .touchUpInside)
      inner.addSubview(button)
      outer.addSubview(inner)
      controller.view.addSubview(outer)
      return HandlerScreen(controller, bar: { _ in nil })
    }
    #expect(diary.lines == expected)
  }

  /// Keys take what is tapped there from the app below them; an accessory's buttons hear taps.
  @Test func aTapOnTheKeyboardIsNotTheApps() throws {
    let diary = Diary()
    let top = 844 - Self.phone.usualKeyboardHeight
    let taps: [(Double, CGPoint)] = [
      (0.1, CGPoint(x: 100, y: 120)), (2, CGPoint(x: 20, y: top - 25)),
      (2.5, CGPoint(x: 320, y: top - 25)), (3, CGPoint(x: 200, y: top + 60)),
      (3.5, CGPoint(x: 200, y: 300)),
    ]
    let scene = SceneCase(
      name: "tap", scene: "tap", handler: HandlerSpec(name: "tap"), device: Self.phone,
      events: taps.map { SceneEvent(time: $0, kind: .tap($1)) })
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      @MainActor func button(_ name: String, _ frame: CGRect) -> UIButton {
        let button = UIButton(frame: frame)
        button.addAction(UIAction { [diary] _ in diary.lines.append(name) }, for: .touchUpInside)
        return button
      }
      let controller = UIViewController(nibName: nil, bundle: nil)
      let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      accessory.addSubview(button("accessory", CGRect(x: 0, y: 0, width: 60, height: 50)))
      let disabled = button("disabled", CGRect(x: 300, y: 0, width: 60, height: 50))
      disabled.isEnabled = false
      accessory.addSubview(disabled)
      field.inputAccessoryView = accessory
      controller.view.addSubview(button("app", CGRect(x: 0, y: 0, width: 390, height: 844)))
      controller.view.addSubview(field)
      return HandlerScreen(controller, bar: { _ in nil })
    }
    #expect(diary.lines == ["accessory", "app"])
  }

  @Test func aNotificationMayTellAnotherPlace() throws {
    let posted = KeyboardNotification(
      name: .willShow, begin: CGRect(x: 0, y: 812, width: 375, height: 14),
      end: CGRect(x: 0, y: 798, width: 375, height: 14), duration: 0.25)
    let place = CGRect(x: 0, y: 812 - 230, width: 375, height: 230)
    let rehearsal = try Rehearsal([SceneEvent(time: 1, kind: .notification(posted, place: place))])
    #expect(rehearsal.heard.first { $0.name == "WillShow" }?.end == posted.end)
    #expect(try rehearsal.playback.keyboardFrame(at: 3) == place)
  }
}
