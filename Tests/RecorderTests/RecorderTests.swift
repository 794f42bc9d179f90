import AnimationCurves
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import MotionLogs
import Recorder
import Scenes
import TestSupport
import Testing

/// A recorder at work in a scene: what it writes down is judged as the scene itself.
@MainActor
@Suite struct RecorderTests {
  /// Keeps what a recorder is asked for after the scene.
  private final class Holder {
    var recorder: KeyboardRecorder?
  }

  /// A handler of the standard registry with a recorder on its bar.
  private func recorded(_ name: String, _ holder: Holder) throws -> HandlerRegistry {
    let inner = try #require(HandlerRegistry.standard.definitions.first { $0.name == name })
    let makeScreen = inner.makeScreen
    nonisolated(unsafe) let holder = holder
    return HandlerRegistry([
      HandlerDefinition(
        name: name, summary: inner.signature.summary, options: inner.signature.options,
        make: { spec, transcript -> UIViewController in makeScreen(spec, transcript).controller },
        bar: { controller in
          guard let bar = (controller as? ChatViewController)?.inputBar else { return nil }
          if holder.recorder == nil {
            holder.recorder = KeyboardRecorder(bar: bar, in: controller.view)
            holder.recorder?.start()
          }
          return bar
        })
    ])
  }

  private struct Seen: Equatable, CustomStringConvertible {
    let kind: String
    let phase: String
    let points: Double
    let length: Int

    var description: String { "\(kind) \(phase) \(points) over \(length)" }
  }

  /// What refreshes show of the seam: between them a recording knows nothing.
  private func seen(_ playback: Playback) -> [Seen] {
    var seen: [Seen] = []
    for finding in CheckedCase(playback).findings {
      guard finding.kind == .gap || finding.kind == .overlap, let frames = finding.frames else {
        continue
      }
      seen.append(
        Seen(
          kind: finding.kind.rawValue, phase: finding.phase.rawValue,
          points: (finding.points * 10).rounded() / 10, length: frames.count))
    }
    return seen
  }

  @Test(
    arguments: zip(
      [
        HandlerSpec.named("frame"), .named("constraint"), .named("transform"),
        .named("layoutguide"), .named("nbchat"), .named("frame", ["timing": "easeInOut"]),
        .named("constraint", ["timing": "linear"]), .named("transform", ["turn": "next"]),
        .named("constraint", ["timing": "none"]), .named("frame", ["inset": "ignored"]),
      ],
      [
        "iPhone 8", "iPhone 17", "iPhone 8", "iPhone 17", "iPhone 8", "iPhone 17", "iPhone 8",
        "iPhone 17", "iPhone 8", "iPhone 17",
      ]))
  func recordingIsJudgedAsTheScene(handler: HandlerSpec, device: String) throws {
    let device = try #require(Device.named(device))
    let scene = SceneCase(
      name: "\(handler)", scene: "recorded", handler: handler, device: device, profile: .iOS18,
      rate: 60, events: [.show(device.keyboardHeight, at: 0.3), .hide(at: 1.3)])
    let holder = Holder()
    let own = try ScenePlayer(registry: .standard).play(scene)
    _ = try ScenePlayer(registry: recorded(handler.name, holder)).play(scene)
    let csv = try #require(holder.recorder?.stop())
    let log = try MotionLog(csv, file: "keyboard.csv")
    #expect(log.skipped.isEmpty)
    guard case .positions(let table) = log.content else { return }
    #expect(table.screen?.height == Double(device.size.height))
    let playback = try #require(table.playback(named: "recorded"))
    #expect(seen(playback) == seen(own))
  }
}
