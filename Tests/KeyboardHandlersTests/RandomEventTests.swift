import Detectors
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import SeededRandom
import TestSupport
import Testing

/// Events in any order, at any time: every scene plays to its end, and the same way again.
@MainActor
struct RandomEventTests {
  @Test(arguments: 0..<12)
  func anyEventsPlayToTheEndAndTheSameWayAgain(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 100 + seed)
    let device = try #require(Device.catalog.randomElement(using: &generator))
    let events = (0..<10).map { _ in event(on: device, with: &generator) }
      .sorted { $0.time < $1.time }
    for handler in ["frame", "constraint", "transform", "layoutguide", "inputaccessory"] {
      let first = try check(.named(handler), on: device, events)
      let second = try check(.named(handler), on: device, events)
      #expect(first.findings == second.findings, "\(handler): \(events)")
      #expect(first.compositor?.readings == second.compositor?.readings)
      #expect(first.compositor?.times == second.compositor?.times)
    }
  }

  private func event(on device: Device, with generator: inout SplitMix64) -> SceneEvent {
    let height = Double.random(in: 20...300, using: &generator)
    let point = Double.random(in: 0...600, using: &generator)
    let isOn = Bool.random(using: &generator)
    let kinds: [SceneEvent.Kind] = [
      .show(height: height, duration: nil, curve: 7), .hide(duration: nil, curve: 7),
      .rotate(isOn ? .landscape : .portrait),
      .rotate(.landscape, keyboard: height, count: 2),
      .background(
        AppPause(
          duration: 0.2, keyboard: isOn ? .empties : .hides,
          count: 2, orientation: isOn ? .landscape : nil)),
      .scroll(ListScroll(.by(point - 300))), .scroll(ListScroll(.to(point), velocity: 0)),
      .drag(KeyboardDrag(from: point, to: 600, duration: 0.2)),
      .messages([.init(height: height, isOutgoing: isOn)]), .drop(.count(5)),
      .keyboardSwitch(.predictiveBar(isOn, duration: nil)),
      .keyboardSwitch(.heights([height, 216], interval: 0.05, duration: nil)),
      .undock(lift: nil), .split(height: nil, lift: nil), .float(nil), .dock,
      .hardwareKeyboard(isOn ? .attached : .detached), .crossFade(isOn),
      .guide(isOn ? .stale : .follows), .focus(1), .blur,
      .type("abc", interval: 0.02),
    ]
    let index = Int.random(in: 0..<kinds.count, using: &generator)
    return SceneEvent(time: Double.random(in: 0...3, using: &generator), kind: kinds[index])
  }
}
