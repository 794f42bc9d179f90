import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// Every scene in `Scenes/` says what is to be found.
@MainActor
struct ShippedSceneTests {
  nonisolated private static var folder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenes").path
  }

  nonisolated private static func files() throws -> [String] { try SceneFile.files(at: folder) }

  private func cases(in file: String) throws -> [SceneCase] {
    let kinds = FindingKind.allCases.map(\.rawValue)
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures, findingKinds: kinds,
        units: FindingKind.units))
    return try reader.cases(in: SceneFile.text(at: file), file: file)
  }

  @Test func itSaysWhatIsToBeFound() throws {
    for file in try Self.files() {
      for scene in try cases(in: file) { #expect(scene.expectation != nil, "\(scene.name)") }
    }
  }

  @Test func namesOfFilesAndCases() throws {
    let files = try Self.files()
    #expect(files.count >= 20)
    for file in files {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
    let names = try files.flatMap { try cases(in: $0).map(\.name) }
    #expect(Set(names).count == names.count)
  }

  /// The scenes that are about these handlers show what they say, to the size.
  @Test(arguments: [
    "chat-content", "contentinset", "keyboardavoidingview", "keyboardtemplate", "keyboardtracker",
    "motions", "multiple-fires", "nbchat", "safe-area", "source-systems",
  ]) func theyAreAsTheySay(_ folder: String) throws {
    #expect(try ShippedScenes.unexpectedCases(at: nil, in: folder) == [])
  }

  /// The ten thousand cases with which the speed is measured.
  @Test func theBenchmarkMakesTenThousandCases() throws {
    let folder = Self.folder + "/../Benchmarks/TenThousandCases"
    let kinds = FindingKind.allCases.map(\.rawValue)
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures, findingKinds: kinds,
        units: FindingKind.units))
    let matrix = try reader.matrix(
      in: SceneFile.text(at: folder + "/matrix.yaml"), file: "matrix.yaml")
    let cases = try reader.cases(
      in: SceneFile.text(at: folder + "/scene.yaml"), file: "scene.yaml", crossedWith: matrix)
    #expect(cases.count == 10_000)
    #expect(Set(cases.map(\.name)).count == 10_000)
  }
}
