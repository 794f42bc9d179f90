import CaseWorkers
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import Testing

/// Cases as they go to workers.
@MainActor
struct CaseSourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes")

  /// Every case of every scene that is shipped is the same once it was sent.
  @Test func aCaseIsTheSameOnTheOtherSide() throws {
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures,
        findingKinds: FindingKind.allCases.map(\.rawValue), units: FindingKind.units))
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    var count = 0
    for file in try SceneFile.files(at: Self.folder.path) {
      for scene in try reader.cases(in: try SceneFile.text(at: file), file: file).prefix(6) {
        let sent = try encoder.encode(CaseSource.scene(scene))
        #expect(!sent.contains(UInt8(ascii: "\n")))
        #expect(try decoder.decode(CaseSource.self, from: sent).scene == scene)
        count += 1
      }
    }
    #expect(count > 300)
  }

  /// Cases share in memory what they have in common, and each keeps what is its own.
  @Test func casesThatShareKeepWhatIsTheirOwn() throws {
    let first = try Self.case("a")
    var others = [SceneCase](repeating: first, count: 7)
    others[1].name = "a name of its own"
    others[2].rename(label: "another label")
    others[3].rename(scene: "another scene")
    others[4].choices = [SceneCase.Choice(["height"], "258")]
    others[5].events = [SceneEvent(time: 1, kind: .hide(duration: nil, curve: 7))]
    others[6].rate = 120
    let sources = others.map { CaseSource.scene($0) }
    #expect(Set(others).count == others.count)
    for (source, scene) in zip(sources, others) { #expect(source.scene == scene) }
  }

  @Test func aPlaybackTakesAnotherRate() throws {
    var source = CaseSource.scene(try Self.case("a"))
    let playback = try ScenePlayer(registry: .standard).play(source.scene)
    source = .playback(playback)
    source.scene.rate = 120
    guard case .playback(let changed) = source else { return }
    #expect(CaseResult(changed).frameCount == 2 * CaseResult(playback).frameCount - 1)
  }

  private static func `case`(_ title: String) throws -> SceneCase {
    var scene = SceneCase(
      name: title, scene: title, handler: HandlerSpec(name: "frame"),
      device: try #require(Device.named("iPhone 8")),
      events: [SceneEvent(time: 0, kind: .show(height: 258, duration: nil, curve: 7))])
    scene.rename(label: "frame")
    return scene
  }
}
