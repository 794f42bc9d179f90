import AnimationCurves
import Compositing
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import LayerTrees

@testable import KeyboardHandlers

/// A case played with a controller of the test's own choice, and the screen at any time.
@MainActor
struct Watched<Controller: UIViewController> {
  let controller: Controller
  let playback: Playback
  let checked: CheckedCase

  /// Plays events; `during` is called at times of the test's own, before what a scene does then.
  init(
    _ controller: @escaping () -> Controller, on device: String = "iPhone 8",
    profile: KeyboardProfile = .iOS18, _ events: [SceneEvent],
    at times: [Double] = [], during: @escaping (Controller, Double) -> Void = { _, _ in }
  ) throws {
    var made: Controller?
    let scene = SceneCase(
      name: "watched", scene: "watched", handler: HandlerSpec(name: "own"),
      device: .known(device), profile: profile, events: events)
    playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      let controller = controller()
      made = controller
      for time in times {
        VirtualRunLoop.current.schedule(at: time) { during(controller, time) }
      }
      guard let chat = controller as? ChatViewController else {
        return HandlerScreen(controller, bar: { _ in nil })
      }
      var screen = HandlerScreen(chat)
      screen.isPulledAlone = true
      return screen
    }
    guard let made else { preconditionFailure("the screen was not made") }
    self.controller = made
    checked = CheckedCase(playback)
  }

  /// The frame of a layer of that role as it is visible at a time, in points of the screen.
  func frame(_ role: LayerRole, at time: Double) -> CGRect {
    let commit = playback.log.commit(at: time)
    let path = commit.flatMap { LayerPath(to: role, in: $0.root) }
    return path?.frame(at: time).rect ?? .null
  }

  /// The offset of the list at a time, in points.
  func offset(at time: Double) -> Double {
    let commit = playback.log.commit(at: time)
    let path = commit.flatMap { LayerPath(to: .messageList, in: $0.root) }
    return path.map { Double($0.leaf.presentation(at: time).bounds.minY) } ?? .nan
  }

  /// The kinds of the findings, each once.
  var kinds: Set<FindingKind> { Set(checked.findings.map { $0.kind }) }

  /// Points of the findings of a kind, in order.
  func points(_ kind: FindingKind) -> [Double] {
    checked.findings.filter { $0.kind == kind }.map(\.points)
  }
}

/// Returns true if two lengths are the same but for the last digits of the arithmetic.
func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-9 }

extension SceneEvent {
  static func posted(
    _ name: KeyboardNotification.Name, top: Double, height: Double, at time: Double,
    width: Double = 375
  ) -> SceneEvent {
    let rect = CGRect(x: 0, y: top, width: width, height: height)
    return SceneEvent(
      time: time,
      kind: .notification(
        KeyboardNotification(name: name, begin: rect, end: rect, duration: 0)))
  }

  static func typed(_ text: String, at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .type(text, interval: 0))
  }

  static func tapped(_ point: CGPoint, at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .tap(point))
  }

  static func switched(to change: KeyboardSwitch, at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .keyboardSwitch(change))
  }
}

extension Transcript {
  /// The given number of messages of 44 points: rows of 52, and 8 above the first.
  static func messages(_ count: Int) -> Transcript {
    Transcript(heights: Array(repeating: 44, count: count))
  }
}

#if !canImport(Darwin)
  /// The one that calls observers in order, also in files that import Foundation.
  typealias NotificationCenter = HeadlessUIKit.NotificationCenter
#endif
