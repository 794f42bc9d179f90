import TestSupport
import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import Testing

/// The order in which an app hears of typing and of the keyboard.
@MainActor
struct FirstResponderTests {
  private let shown = ["WillChangeFrame", "WillShow"]
  private let hidden = ["WillChangeFrame", "WillHide"]
  private let didShow = ["DidChangeFrame", "DidShow"]
  private let didHide = ["DidChangeFrame", "DidHide"]

  /// A text field reports its beginning before the keyboard's will-show.
  ///
  /// Source: hackiftekhar/IQKeyboardManager, issues 271 and 784.
  @Test(arguments: KeyboardProfile.all)
  func aFieldBeginsBeforeTheKeyboardComes(_ profile: KeyboardProfile) throws {
    let rehearsal = try TypingRehearsal(
      [.show(216, at: 0), .hide(at: 1)], profile: profile)
    let expected =
      ["first should begin", "first did begin"] + shown + didShow
      + ["first should end", "first did end"] + hidden + didHide
    #expect(rehearsal.diary.entries == expected)
  }

  /// A text view reports it after.
  @Test func aTextViewBeginsAfterTheKeyboardComes() throws {
    let rehearsal = try TypingRehearsal([event(.focus(3), at: 0), event(.blur, at: 1)])
    let expected =
      ["view should begin"] + shown + ["view did begin"] + didShow + ["view should end"] + hidden
      + ["view did end"] + didHide
    #expect(rehearsal.diary.entries == expected)
  }

  /// The keyboard stays for the next field, and nothing is posted of one that changes nothing.
  @Test func theNextFieldKeepsTheKeyboard() throws {
    let rehearsal = try TypingRehearsal(
      [event(.focus(1), at: 0), event(.focus(2), at: 1)],
      atEnd: { #expect($0.fields.map(\.isFirstResponder) == [false, true]) })
    let expected =
      ["first should begin", "first did begin"] + shown + didShow
      + ["second should begin", "first should end", "first did end", "second did begin"]
    #expect(rehearsal.diary.entries == expected)
  }

  @Test func aFieldThatMayNotBeginBringsNothing() throws {
    let rehearsal = try TypingRehearsal([.show(216, at: 0)]) { $0.mayBegin = false }
    #expect(rehearsal.diary.entries == ["first should begin"])
    #expect(rehearsal.playback.phases.starts == [PhaseStart(time: 0, phase: .closed)])
  }

  @Test func aFieldThatMayNotEndKeepsTheKeyboard() throws {
    let rehearsal = try TypingRehearsal(
      [event(.focus(1), at: 0), event(.focus(2), at: 1)],
      configure: { $0.mayEnd = false },
      atEnd: { #expect($0.fields.map(\.isFirstResponder) == [true, false]) })
    #expect(
      rehearsal.diary.entries.suffix(2) == ["second should begin", "first should end"])
  }

  /// A field that asks in `viewDidLoad` gets the keyboard once it is in a window.
  @Test func becomingFirstBeforeThereIsAWindow() throws {
    let rehearsal = try TypingRehearsal([]) { $0.fields[0].becomeFirstResponder() }
    #expect(rehearsal.diary.entries.prefix(2) == ["first should begin", "first did begin"])
    #expect(rehearsal.diary.heard.first?.time == 0)
    #expect(rehearsal.playback.phases.starts.last?.phase == .open)
  }

  @Test(arguments: 0..<4)
  func waysToEnd(_ way: Int) throws {
    let rehearsal = try TypingRehearsal([event(.focus(1), at: 0), event(.type("x"), at: 1)]) {
      let controller = $0
      _ = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: controller.fields[0], queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          switch way {
          case 0: controller.view.endEditing(true)
          case 1: controller.fields[0].resignFirstResponder()
          case 2:
            UIApplication.shared.sendAction(
              UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
          default: UIApplication.shared.keyWindow?.endEditing(true)
          }
        }
      }
    }
    #expect(rehearsal.diary.entries.suffix(2) == didHide)
    #expect(rehearsal.controller.fields[0].text == "x")
  }

  @Test func endingElsewhereEndsNothing() throws {
    _ = try TypingRehearsal(
      [event(.focus(1), at: 0)],
      atEnd: { controller in
        #expect(!controller.textView.endEditing(true))
        #expect(controller.fields[0].isFirstResponder)
      })
  }

  @Test func theChainGoesUpToTheApplication() throws {
    _ = try TypingRehearsal(
      [],
      atEnd: { controller in
        let chain = sequence(first: controller.fields[0] as UIResponder, next: \.next)
        let expected: [UIResponder?] = [
          controller.fields[0], controller.view, controller, controller.view.window,
          UIApplication.shared,
        ]
        #expect(Array(chain).map(Optional.some) == expected)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(UIApplication.shared.keyWindow === controller.view.window)
      })
  }

  /// What a scene asks of a show that a field refuses is none of what comes later.
  @Test func aRefusedShowLeavesNothingBehind() throws {
    let rehearsal = try TypingRehearsal([
      SceneEvent(time: 0.5, kind: .show(height: 216, duration: 0.9, curve: 0)),
      event(.focus(1), at: 2),
    ]) { controller in
      controller.mayBegin = false
      VirtualRunLoop.current.schedule(at: 1) { controller.mayBegin = true }
    }
    let shows = rehearsal.heard("WillShow")
    #expect(shows.map(\.time) == [2] && shows.map(\.curve) == [7])
    #expect(shows.map(\.duration) == [KeyboardProfile.iOS18.notifiedDuration])
  }
}

extension SceneEvent.Kind {
  static func type(_ text: String) -> Self { .type(text, interval: 0) }
}
