import Compositing
import Detectors
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport

/// Results to report: one case that passes, one that fails, one that could not be played.
@MainActor
enum SampleResults {
  /// A title that would be markup, a cell or a link where it is not made harmless.
  nonisolated static let hostileTitle = "<b>&\"x\" | `a` ]]> [l](http://e.x) @all"

  static func make(title: String = "Show") throws -> [CaseResult] {
    let player = ScenePlayer(registry: .standard)
    let wrong = HandlerSpec(
      name: "frame", options: [HandlerSpec.Option(name: "timing", value: .word("easeInOut"))])
    let cases = [HandlerSpec(name: "frame"), wrong].map { scene(title, $0) }
    return try cases.map { CaseResult(try player.play($0)) }
      + [CaseResult(scene(title, HandlerSpec(name: "transform")), failure: "it <never> settles")]
  }

  /// A case that is wrong as its scene says.
  static func expected() throws -> CaseResult {
    var scene = try make()[1].scene
    scene.expectation = .findings(["gap", "overlap"])
    let found = CaseResult(try ScenePlayer(registry: .standard).play(scene))
    scene.expectation = .findings(found.findings.map(\.kind.rawValue))
    return CaseResult(try ScenePlayer(registry: .standard).play(scene))
  }

  /// The track of a case.
  static func track() throws -> CaseTrack? {
    CheckedCase(
      try ScenePlayer(registry: .standard).play(scene("Show", HandlerSpec(name: "frame")))
    ).track
  }

  /// A case whose faults come and go between two refreshes.
  static func betweenFrames() throws -> CaseResult {
    let wrong = HandlerSpec(
      name: "frame", options: [HandlerSpec.Option(name: "timing", value: .word("easeInOut"))])
    var scene = scene("Show", wrong)
    scene.rate = 1
    scene.events = [SceneEvent(time: 1.1, kind: .show(height: 258, duration: nil, curve: 7))]
    return CaseResult(try ScenePlayer(registry: .standard).play(scene))
  }

  private static func scene(_ title: String, _ handler: HandlerSpec) -> SceneCase {
    SceneCase(
      name: "\(title) / \(handler)", scene: title, label: "\(handler)", handler: handler,
      device: Device.known("iPhone 8"),
      events: [SceneEvent(time: 0, kind: .show(height: 258, duration: nil, curve: 7))])
  }
}
