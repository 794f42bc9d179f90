import Foundation
package import HeadlessUIKit
package import KeyboardSimulation
import LayerTrees
package import Scenes

/// Measures what handlers cost, by playing scenes and timing their turns.
@MainActor
package struct CostMeter {
  private let registry: HandlerRegistry
  /// The number of turns and refreshes of each kind that are counted; costs are their spreads.
  package let sampleCount: Int
  /// The number of turns before those that are counted.
  nonisolated package static let warmUpCount = 12
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
    let motion = try play(script.motions, script, in: scene)
    let drag = try play(script.drag, script, in: scene)
    let idle = try play(script.idle, script, in: scene)
    let dragTimes = drag.watch.samples.map(\.time)
    let refreshes = motion.watch.samples.map { $0.time + 0.1 }
    return LayoutCost(
      handler: scene.handler.description, messages: scene.transcript.messages.count,
      turn: Spread(motion.watch.samples.map(\.sum)),
      refresh: Spread(PresentationSampler(log: motion.log).costs(at: refreshes)),
      frame: FrameCost(
        drag.watch.samples, shown: PresentationSampler(log: drag.log).costs(at: dragTimes)),
      idle: Spread(idle.watch.samples.map(\.sum)),
      reference: Spread(motion.watch.references + drag.watch.references))
  }

  private func play(
    _ events: [SceneEvent], _ script: CostScript, in scene: SceneCase
  ) throws(RunLoopError) -> (log: CommitLog, watch: TurnStopwatch) {
    var scene = scene
    scene.events = events
    scene.rate = 60
    scene.phase = 0
    let watch = TurnStopwatch(counting: script.times(of: events))
    guard let definition = registry[scene.handler.name] else {
      preconditionFailure("the handler \(scene.handler.name) is not in the registry")
    }
    let playback = try ScenePlayer(registry: registry).play(scene) {
      let loop = VirtualRunLoop.current
      loop.partWatch = { [unowned loop] in watch.enter($0, at: loop.now) }
      return definition.makeScreen(scene.handler, scene.transcript)
    }
    return (playback.log, watch)
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

  /// Nothing happens, at every refresh.
  var idle: [SceneEvent] {
    (0..<count).map { SceneEvent(time: 2 + Double($0) / 60, kind: .drop(.count(0))) }
  }

  /// The times of the samples that count.
  func times(of events: [SceneEvent]) -> [Double] { events.dropFirst(warmUpCount).map(\.time) }

  private func frame(height: Double) -> CGRect {
    CGRect(
      x: 0, y: device.bounds.height - height, width: device.bounds.width, height: height)
  }
}
