import AnimationCurves
import Compositing
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import TestSupport
import Testing

@testable import KeyboardHandlers

/// A view that pads itself some turns late is the keyboard's own motion, so much later.
@MainActor
struct AvoidingViewTests {
  private func played(
    turns: Int, offset: Double = 0, on device: String = "iPhone 8",
    profile: KeyboardProfile = .iOS18, _ events: [SceneEvent]
  ) throws -> Watched<AvoidingChatViewController> {
    try Watched(
      {
        AvoidingChatViewController(
          transcript: .messages(3), turns: turns, verticalOffset: offset)
      }, on: device, profile: profile, events)
  }

  @Test(arguments: [1, 2, 5, 12], KeyboardProfile.all)
  func theBarIsTheKeyboardSomeTurnsAgo(_ turns: Int, _ profile: KeyboardProfile) throws {
    let watched = try played(
      turns: turns, profile: profile, [.show(216, at: 0.5), .hide(at: 2)])
    let late = Double(turns) / 60
    for start in [0.5, 2] {
      for time in stride(from: start + 0.001, to: start + 0.9, by: 0.031) {
        let keys = watched.frame(.keyboard, at: time).minY
        let bar = watched.frame(.inputBar, at: time + late).maxY
        #expect(abs(bar - min(667, keys)) < 1e-6, "\(time)")
      }
      let rest: CGFloat = start == 2 ? 451 : 667
      #expect(isNear(watched.frame(.inputBar, at: start + late - 0.001).maxY, rest))
    }
  }

  @Test(arguments: [0.0, 20, 44.5])
  func theOffsetThatTheAppStatesIsAddedUpAndDown(_ offset: Double) throws {
    for (device, bottom, zone) in [("iPhone 8", 667.0, 0.0), ("iPhone 14", 844, 34)] {
      let watched = try played(
        turns: 1, offset: offset, on: device, [.show(292, at: 0.5), .hide(at: 2)])
      #expect(isNear(watched.frame(.inputBar, at: 0.4).maxY, bottom - zone))
      let up = watched.frame(.inputBar, at: 1.9).maxY
      #expect(abs(up - (bottom - 292 - offset)) <= 0.25)
      // Below the screen's bottom the offset alone reaches over what is not safe.
      let down = watched.frame(.inputBar, at: 5).maxY
      #expect(abs(down - (bottom - max(zone, offset))) <= 0.25)
    }
  }

  @Test func withoutADurationItIsThereAtOnce() throws {
    let rect = CGRect(x: 0, y: 467, width: 375, height: 200)
    let posted = KeyboardNotification(
      name: .willChangeFrame, begin: rect, end: rect, duration: 0)
    let watched = try played(
      turns: 2, [SceneEvent(time: 0.5, kind: .notification(posted, place: rect))])
    #expect(isNear(watched.frame(.inputBar, at: 0.5 + 2 / 60 - 0.001).maxY, 667))
    #expect(isNear(watched.frame(.inputBar, at: 0.5 + 2 / 60 + 0.001).maxY, 467))
  }

  /// A motion of a shorter duration takes 10 ms, as in React Native: half of it is 5 ms.
  @Test(arguments: [0.001, 0.008, 0.01]) func aShortMotionTakesTenMilliseconds(
    _ duration: Double
  ) throws {
    let rect = CGRect(x: 0, y: 467, width: 375, height: 200)
    let posted = KeyboardNotification(
      name: .willChangeFrame, begin: rect, end: rect, duration: duration, curve: 3)
    let watched = try played(
      turns: 1, [SceneEvent(time: 0.5, kind: .notification(posted, place: rect))])
    let start = 0.5 + 1 / 60.0
    #expect(abs(watched.frame(.inputBar, at: start + 0.005).maxY - 567) < 1e-6)
    #expect(isNear(watched.frame(.inputBar, at: start + 0.0101).maxY, 467))
  }

  @Test func itListensToTheChangeOfTheFrameAlone() throws {
    let names: [KeyboardNotification.Name] = [.didShow, .didHide, .didChangeFrame]
    for name in names {
      let watched = try played(turns: 1, [.posted(name, top: 451, height: 216, at: 0.5)])
      #expect(isNear(watched.frame(.inputBar, at: 2).maxY, 667), "\(name)")
    }
  }
}

/// A bar that is not to be seen on its way, and a list that lets go of the keyboard.
@MainActor
struct HandlerOptionTests {
  private let faults = HandlerFaults(HandlerSpec(name: "frame"))

  @Test(arguments: [false, true])
  func aBarIsHiddenUntilTheKeyboardIsUpIfItIsTo(_ hides: Bool) throws {
    var hidden: [Bool] = []
    _ = try Watched(
      { [faults] in
        FrameChatViewController(
          transcript: .messages(3), faults: faults, hidesUntilShown: hides)
      }, [.show(216, at: 0.5), .show(258, at: 2), .hide(at: 4)],
      at: [0.4, 0.6, 1.9, 2.1, 3.9, 4.1, 5]
    ) { chat, _ in hidden.append(chat.inputBar.isHidden) }
    #expect(hidden == [false, hides, false, hides, false, false, false])
  }

  @Test(arguments: [("none", 0), ("interactive", 1), ("onDrag", 2)])
  func theListLetsGoAsTheSceneSays(_ mode: (name: String, index: Int)) throws {
    let modes: [UIScrollView.KeyboardDismissMode] = [.none, .interactive, .onDrag]
    for name in ["frame", "constraint", "transform", "layoutguide", "inputaccessory"] {
      let definition = try #require(HandlerRegistry.standard[name])
      #expect(definition.signature.options.map(\.name).contains("dismiss"))
      let drag = KeyboardDrag(from: 200, to: 240, duration: 0.2)
      let result = try check(
        .named(name, ["dismiss": mode.name]), on: .known("iPhone 8"),
        [.show(216, at: 0.5), SceneEvent(time: 1.5, kind: .drag(drag))])
      let last = try #require(result.track?.keyboard.last)
      let bar: Double = name == "inputaccessory" ? 44 : 0
      let top = last?.first?[1] ?? 667
      #expect((top < 667 - bar - 1) == (modes[mode.index] != .onDrag), "\(name) \(mode.name)")
    }
  }
}
