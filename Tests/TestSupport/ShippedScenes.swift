import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes

/// The scenes of `Scenes/`, each of which says what is to be found, how often and how great.
package enum ShippedScenes {
  /// Plays cases of each file, and checks what they show against what the scene says.
  ///
  /// - Parameters:
  ///   - share: The place of the one case among those of its file, from 0 to less than 1, so that
  ///     modules see different ones; nil for all.
  ///   - part: The folder of scenes, or a file; all of them without.
  /// - Returns: The names of the cases that are not as their scenes say.
  /// - Throws: What reading and playing throw.
  @MainActor
  package static func unexpectedCases(at share: Double?, in part: String = "") throws -> [String] {
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures,
        findingKinds: FindingKind.allCases.map(\.rawValue), units: FindingKind.units))
    let player = ScenePlayer(registry: .standard)
    var names: [String] = []
    for file in try SceneFile.files(at: folder + "/" + part) {
      let text = try SceneFile.text(at: file)
      // A handler that traps ends the process that plays it.
      if text.contains("trap") { continue }
      let cases = try reader.cases(in: text, file: file)
      for scene in share.map({ [cases[Int($0 * Double(cases.count))]] }) ?? cases
      where CheckedCase(try player.play(scene)).verdict != .pass {
        names.append(scene.name)
      }
    }
    return names
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes").path
}
