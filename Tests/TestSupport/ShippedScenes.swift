import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes

/// The scenes of `Scenes/`, each of which says what is to be found, how often and how great.
package enum ShippedScenes {
  /// Plays one case of each file, and checks what it shows against what the scene says.
  ///
  /// - Parameter share: The place of the case among those of its file, from 0 to less than 1: modules
  ///   whose tests play others see more of them.
  /// - Returns: The names of the cases that are not as their scenes say.
  /// - Throws: What reading and playing throw.
  @MainActor
  package static func unexpectedCases(at share: Double) throws -> [String] {
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures,
        findingKinds: FindingKind.allCases.map(\.rawValue), units: FindingKind.units))
    let player = ScenePlayer(registry: .standard)
    var names: [String] = []
    for file in try SceneFile.files(at: folder) {
      let text = try SceneFile.text(at: file)
      // A handler that traps ends the process that plays it.
      if text.contains("trap") { continue }
      let cases = try reader.cases(in: text, file: file)
      let scene = cases[Int(share * Double(cases.count))]
      if CheckedCase(try player.play(scene)).verdict != .pass { names.append(scene.name) }
    }
    return names
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes").path
}
