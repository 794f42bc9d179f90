import Detectors
import KeyboardHandlers
import KeyboardSimulation
import Reports
import Scenes
import Testing

/// A report's words on a case besides its findings.
@MainActor
struct CaseNoteTests {
  /// A display that shows one picture for a tenth of a second hides what happens meanwhile.
  @Test(
    arguments: [
      (60, 4, nil),
      (60, 5, "the display misses 5 refreshes: it shows one picture for 100 ms from 33 ms on"),
      (120, 10, nil),
      (120, 11, "the display misses 11 refreshes: it shows one picture for 100 ms from 17 ms on"),
      (20, 1, "the display misses one refresh: it shows one picture for 100 ms from 100 ms on"),
    ] as [(Double, Int, String?)])
  func aLongMissIsNoted(rate: Double, missed: Int, note: String?) throws {
    var scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "frame"),
      device: try #require(Device.named("iPhone 8")), rate: rate,
      events: [SceneEvent(time: 0, kind: .show(height: 258, duration: nil, curve: 7))])
    scene.dropped = [.indices(3...(2 + missed))]
    let result = CaseResult(try ScenePlayer(registry: .standard).play(scene))
    let expected = note.map { ["\($0), and nothing is found there"] } ?? []
    #expect(ReportedCase(result).notes == expected)
  }

  /// Refreshes that are missed apart from each other are not added up.
  @Test func missesApartAreNotedApart() throws {
    var scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "frame"),
      device: try #require(Device.named("iPhone 8")),
      events: [SceneEvent(time: 0, kind: .show(height: 258, duration: nil, curve: 7))])
    scene.dropped = [.indices(3...6), .indices(8...13)]
    let result = CaseResult(try ScenePlayer(registry: .standard).play(scene))
    #expect(
      ReportedCase(result).notes == [
        "the display misses 6 refreshes: it shows one picture for 117 ms from 117 ms on,"
          + " and nothing is found there"
      ])
  }
}
