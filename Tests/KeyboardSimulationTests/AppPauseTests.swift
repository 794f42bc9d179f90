import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

/// What the keyboard posts of an app that goes and comes back, though nothing is seen to move.
@MainActor
struct AppPauseTests {
  private static let phone = Device.known("iPhone 14")
  private let up = CGRect(x: 0, y: 552, width: 390, height: 292)
  private let down = CGRect(x: 0, y: 844, width: 390, height: 292)

  private func pause(_ pause: AppPause, at time: Double = 1) -> SceneEvent {
    SceneEvent(time: time, kind: .background(pause))
  }

  /// A hide of both kinds at once as it goes, and a show when it is back, each without a duration.
  @Test(arguments: [0.4, 1.5]) func aHideAndAShowAreTold(_ duration: Double) throws {
    let rehearsal = try Rehearsal(
      [.show(292, at: 0), pause(AppPause(duration: duration, keyboard: .hides))],
      device: Self.phone)
    let heard = rehearsal.heard.filter { $0.time >= 1 }
    #expect(
      heard.map(\.name) == [
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide", "WillChangeFrame", "WillShow",
        "DidChangeFrame", "DidShow",
      ])
    #expect(
      heard.map(\.time) == Array(repeating: 1, count: 4) + Array(repeating: 1 + duration, count: 4))
    #expect(heard.map(\.begin) == Array(repeating: up, count: 4) + Array(repeating: down, count: 4))
    #expect(heard.map(\.end) == Array(repeating: down, count: 4) + Array(repeating: up, count: 4))
    #expect(heard.allSatisfy { $0.duration == 0 })
    for time in [1, 1.2, 1 + duration, 4] {
      #expect(try rehearsal.playback.keyboardTop(at: time) == 552)
    }
    #expect(rehearsal.playback.phases.starts.map(\.phase) == [.opening, .open])
  }

  /// Of a keyboard that is not up nothing is told, but what a locked device tells of all.
  @Test(arguments: AppPause.Keyboard.allCases)
  func ofNoKeyboardNothingIsTold(_ keyboard: AppPause.Keyboard) throws {
    for before in [[], [SceneEvent.show(292, at: 0), .hide(at: 0.1)]] {
      let rehearsal = try Rehearsal(
        before + [pause(AppPause(duration: 1, keyboard: keyboard, count: 3), at: 2)],
        device: Self.phone)
      let names = rehearsal.heard.filter { $0.time >= 2 }.map(\.name)
      let told = keyboard == .empties ? ["WillShow", "DidShow"] : []
      #expect(names == told + told + told)
    }
  }

  /// A keyboard that goes down before the app does comes back with nothing.
  @Test func aKeyboardOnItsWayDownIsNotShownAgain() throws {
    let rehearsal = try Rehearsal(
      [.show(292, at: 0), .hide(at: 0.9), pause(AppPause(duration: 1, keyboard: .hides))],
      device: Self.phone)
    #expect(!rehearsal.heard.contains { $0.time > 1 && $0.name == "WillShow" })
  }

  @Test func itMayStay() throws {
    let rehearsal = try Rehearsal(
      [.show(292, at: 0), pause(AppPause(duration: 1, keyboard: .stays))], device: Self.phone)
    #expect(!rehearsal.heard.contains { $0.time >= 1 })
    #expect(try rehearsal.playback.keyboardTop(at: 3) == 552)
  }

  /// A show without a height comes once, when the app is back, at the screen's end as it is then.
  @Test(arguments: [nil, Device.Orientation.landscape])
  func aShowWithoutHeightIsToldOnce(_ side: Device.Orientation?) throws {
    let rehearsal = try Rehearsal(
      [
        .show(292, at: 0),
        pause(AppPause(duration: 0.5, keyboard: .flattens, orientation: side)),
      ], device: Self.phone)
    let end =
      side == nil
      ? CGRect(x: 0, y: 844, width: 390, height: 0)
      : CGRect(x: 0, y: 390, width: 844, height: 0)
    let flat = rehearsal.heard.filter { $0.end.height == 0 }
    #expect(flat.map(\.name) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(flat.allSatisfy { $0.time == 1.5 && $0.begin == end && $0.end == end })
    #expect(flat.allSatisfy { $0.duration == 0 })
  }

  /// An app that nobody sees turns at once: it is there when it comes back, with its screen.
  @Test func anAppTurnsUnseen() throws {
    let rehearsal = try Rehearsal(
      [.show(292, at: 0), pause(AppPause(duration: 0.5, orientation: .landscape))],
      device: Self.phone)
    #expect(try rehearsal.playback.keyboardTop(at: 1.49) == 552)
    let turned = CGRect(x: 0, y: 208, width: 844, height: 182)
    #expect(try rehearsal.playback.keyboardFrame(at: 1.5 + 1e-6) == turned)
    // The same side is no turn.
    let same = try Rehearsal(
      [.show(292, at: 0), pause(AppPause(duration: 0.5, orientation: .portrait))],
      device: Self.phone)
    #expect(!same.heard.contains { $0.time >= 1 })
  }
}
