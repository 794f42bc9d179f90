@testable import CaseWorkers
import Detectors
import Filmstrips
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerGeometry
import SceneFiles
import Scenes
import TestSupport
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
    #expect(!source.plays && source.scene.rate == 120)
    var packed = CaseSource.scene(playback.scene)
    packed.scene.rate = 120
    #expect(packed.plays && packed.scene == source.scene && packed.scene.rate == 120)
    guard case .playback(let changed) = source else { return }
    #expect(CaseResult(changed).frameCount == 2 * CaseResult(playback).frameCount - 1)
  }

  /// A film comes back as bytes or is in its file; what could not be played or written is said.
  @Test func aFilmIsDrawnOrSaysWhyNot() throws {
    let scene = try Self.case("a")
    let good = CheckedCase(try ScenePlayer(registry: .standard).play(scene))
    let bad = CheckedCase(scene, failure: "it did not begin")
    func outcome(_ cases: [CheckedCase], in folder: String?) -> FilmOutcome {
      FilmOutcome(
        of: cases,
        as: FilmOrder(
          cases: [], path: (folder ?? "") + "/a.png", directory: folder,
          options: FilmOptions(columns: 2, scale: 0.1), format: .png, parallelism: 1))
    }
    let drawn = outcome([bad, good], in: nil)
    #expect(drawn.pictures.count == 1 && drawn.paths.isEmpty && drawn.error == nil)
    #expect(drawn.failures == ["\(scene.name): it did not begin"] && !drawn.isLost)
    #expect(drawn.missingGlyphs.isEmpty && !drawn.isUnshaped)
    let foreign = try Self.case("語 and 語")
    let boxed = outcome([CheckedCase(try ScenePlayer(registry: .standard).play(foreign))], in: nil)
    #expect(boxed.missingGlyphs == [0x8A9E] && boxed.pictures.count == 1)
    let home = try TemporaryFolder()
    let folder = home.url.appendingPathComponent("films").path
    let written = outcome([good], in: folder)
    #expect(written.paths == [folder + "/a.png"] && written.pictures.isEmpty)
    #expect(FileManager.default.contents(atPath: folder + "/a.png") == drawn.pictures.first)
    let refused = outcome([good], in: "/dev/null/a")
    #expect(refused.error != nil && refused.paths.isEmpty && refused.failures.isEmpty)
    let nothing = outcome([bad], in: "/dev/null/a")
    #expect(nothing.error == nil && nothing.paths.isEmpty && nothing.failures.count == 1)
  }

  /// A film that is too tall for one picture is halved by its rows; each page is the film of its own,
  /// and a row that is too tall by itself is an error.
  @Test func aFilmThatIsTooTallHasPages() throws {
    func row(_ height: Double) -> CheckedCase {
      let plain = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)]).playback
      var scene = plain.scene
      scene.device = Device(
        name: "tall", width: 60, height: height, scale: 1, safeArea: .zero, keyboardHeight: 200,
        predictiveBarHeight: 0)
      return CheckedCase(Playback(scene: scene, log: plain.log, phases: plain.phases))
    }
    func outcome(_ cases: [CheckedCase], in folder: String? = nil) -> FilmOutcome {
      FilmOutcome(
        of: cases,
        as: FilmOrder(
          cases: [], path: (folder ?? "") + "/a.png", directory: folder,
          options: FilmOptions(columns: 1, scale: 1, isPlain: true), format: .png, parallelism: 1))
    }
    let rows = Array(repeating: row(4000), count: 9)
    let pages = [outcome(Array(rows[..<5])), outcome(Array(rows[5...]))].flatMap(\.pictures)
    let folder = try TemporaryFolder()
    let written = outcome(rows, in: folder.url.path)
    #expect(written.error == nil && folder.names == ["a.2.png", "a.png"] && pages.count == 2)
    #expect(written.paths == ["a.png", "a.2.png"].map { folder.url.path + "/" + $0 })
    #expect(written.paths.map { FileManager.default.contents(atPath: $0) } == pages)
    for rows in [[row(40_000)], [row(40_000), row(40_000)]] {
      let refused = outcome(rows)
      #expect(refused.error != nil && refused.pictures.isEmpty)
    }
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
