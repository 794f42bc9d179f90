import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayoutCosts

/// The cases that `seam cost` is asked to measure.
@MainActor
struct CostCases {
  let scenes: [String]
  let handlers: [String]
  let messages: [Int]

  private static let motions = ["frame", "constraint", "transform"]
  private static let counts = [10, 100, 1000]
  private static let device = "iPhone 14"

  /// The cases to measure, each handler with each transcript once.
  func all() throws(CommandFailure) -> [SceneCase] {
    for name in handlers where Seam.handlers[name] == nil {
      throw CommandFailure(
        .wrongInput, ["error: no handler is called '\(name)': see 'seam list handlers'"])
    }
    return scenes.isEmpty ? try plain() : try fromScenes()
  }

  private func plain() throws(CommandFailure) -> [SceneCase] {
    guard let device = Device.catalog.first(where: { $0.name == Self.device }) else { return [] }
    return (handlers.isEmpty ? Self.motions : handlers).flatMap { handler in
      (messages.isEmpty ? Self.counts : messages).map { count in
        SceneCase(measuring: HandlerSpec(name: handler), messages: count, on: device)
      }
    }
  }

  /// The scenes' handlers and transcripts; handlers and messages that are named come in their place.
  private func fromScenes() throws(CommandFailure) -> [SceneCase] {
    var seen: Set<Kind> = []
    var result: [SceneCase] = []
    for scene in try read() {
      for handler in handlers.isEmpty ? [scene.handler] : handlers.map({ HandlerSpec(name: $0) }) {
        for transcript in messages.isEmpty ? [scene.transcript] : messages.map(Transcript.of) {
          var scene = scene
          (scene.handler, scene.transcript) = (handler, transcript)
          if seen.insert(Kind(scene)).inserted { result.append(scene) }
        }
      }
    }
    return result
  }

  private func read() throws(CommandFailure) -> [SceneCase] {
    let reader = SceneReader(vocabulary: Seam.vocabulary)
    var cases: [SceneCase] = []
    do throws(SceneError) {
      for file in try SceneFile.files(at: scenes) {
        guard !PlaybackFile.isNamed(at: file) else {
          throw SceneError(
            at: SourceLocation(file: file, line: 1, column: 1),
            "a playback has no handler that could be measured: name the scene")
        }
        cases += try reader.cases(in: try SceneFile.text(at: file), file: file)
      }
    } catch {
      throw CommandFailure(error)
    }
    for scene in cases where !CostMeter.messageRange.contains(scene.transcript.messages.count) {
      guard messages.isEmpty else { break }
      throw CommandFailure(
        SceneError(
          at: scene.location,
          "a scene without messages, or with too many, has no cost to measure:"
            + " give --messages"))
    }
    return cases
  }

  /// The parts of a case on which its cost depends.
  private struct Kind: Hashable {
    let handler: HandlerSpec
    let transcript: Transcript

    init(_ scene: SceneCase) { (handler, transcript) = (scene.handler, scene.transcript) }
  }
}

extension Transcript {
  /// The given number of messages of the standard height.
  fileprivate static func of(_ count: Int) -> Transcript {
    Transcript(heights: Array(repeating: 44, count: count))
  }
}
