import Foundation
package import HeadlessUIKit
package import KeyboardSimulation
import LayerTrees
package import Scenes

/// Measures what handlers cost, by playing scenes and timing their turns.
@MainActor
package struct CostMeter {
  private let registry: HandlerRegistry
  /// The number of turns and refreshes of each kind that are counted; costs are their medians.
  package let sampleCount: Int
  /// The number of turns before those that are counted.
  package static let warmUpCount = 12
  /// The numbers of messages that can be measured: a million views would fill the memory.
  nonisolated package static let messageRange = 1...20_000

  /// A meter for the handlers of a registry.
  package init(registry: HandlerRegistry, sampleCount: Int = 60) {
    precondition(sampleCount > 0, "a median needs samples")
    self.registry = registry
    self.sampleCount = sampleCount
  }

  /// The cost of a handler with a transcript, on the device and under the system of a case.
  ///
  /// The case's own events are not played.
  /// - Throws: `RunLoopError` where the handler never settles.
  package func cost(of scene: SceneCase) throws(RunLoopError) -> LayoutCost {
    let script = CostScript(
      device: scene.device, sampleCount: sampleCount, warmUpCount: Self.warmUpCount)
    let (motion, motionWatch) = try play(script.motions, in: scene)
    let (drag, dragWatch) = try play(script.drag, in: scene)
    let motionTimes = script.times(of: script.motions)
    let dragTimes = script.times(of: script.drag)
    let refreshes = motionTimes.map { $0 + 0.1 }
    let shown = PresentationSampler(log: drag.log).costs(at: dragTimes).median
    return LayoutCost(
      handler: scene.handler.description, messages: scene.transcript.messages.count,
      turn: motionWatch.costs(at: motionTimes).median,
      refresh: PresentationSampler(log: motion.log).costs(at: refreshes).median,
      driven: dragWatch.costs(at: dragTimes).median + shown)
  }

  private func play(
    _ events: [SceneEvent], in scene: SceneCase
  ) throws(RunLoopError) -> (Playback, TurnStopwatch) {
    var scene = scene
    scene.events = events
    scene.rate = 60
    scene.phase = 0
    let watch = TurnStopwatch()
    let player = ScenePlayer(registry: registry) { _, time in watch.turnBegins(at: time) }
    let playback = try player.play(scene)
    watch.end()
    return (playback, watch)
  }
}

extension SceneCase {
  /// A case to measure: a handler with the given number of messages of 44 points.
  package init(measuring handler: HandlerSpec, messages: Int, on device: Device) {
    self.init(
      name: handler.description, scene: "cost", handler: handler, device: device,
      transcript: Transcript(heights: Array(repeating: 44, count: messages)), events: [])
  }
}

/// The events of the scenes that are measured.
struct CostScript {
  let device: Device
  /// The number of samples that count, and of those before them that only warm the program up.
  let sampleCount: Int
  let warmUpCount: Int

  private var count: Int { sampleCount + warmUpCount }

  /// The keyboard comes and goes, at rest in between; a sample each.
  var motions: [SceneEvent] {
    (0..<count).map { number in
      SceneEvent(
        time: 1 + Double(number),
        kind: number.isMultiple(of: 2)
          ? .show(height: device.keyboardHeight, duration: nil, curve: 7)
          : .hide(duration: nil, curve: 7))
    }
  }

  /// The keyboard is dragged a few points at every refresh, which posts a notification each time.
  ///
  /// With a duration of 0 nothing animates: a handler puts everything in place at once.
  var drag: [SceneEvent] {
    let heights = (0...count).map { number in
      device.keyboardHeight - Double(abs(number % 40 - 20)) * 4
    }
    return zip(heights, heights.dropFirst()).enumerated().map { number, pair in
      SceneEvent(
        time: 2 + Double(number) / 60,
        kind: .notification(
          KeyboardNotification(
            name: .willShow, begin: frame(height: pair.0), end: frame(height: pair.1),
            duration: 0)))
    }
  }

  /// The times of the samples that count.
  func times(of events: [SceneEvent]) -> [Double] { events.dropFirst(warmUpCount).map(\.time) }

  private func frame(height: Double) -> CGRect {
    CGRect(
      x: 0, y: device.bounds.height - height, width: device.bounds.width, height: height)
  }
}
