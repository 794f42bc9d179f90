import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import Testing

@testable import Filmstrips

/// The names of rows that differ in the choices from a scene's lists.
@MainActor
struct ChoiceRowTests {
  private func row(_ choices: [SceneCase.Choice]) throws -> CheckedCase {
    let scene = SceneCase(
      name: "film", scene: "film", choices: choices, handler: HandlerSpec(name: "nbchat"),
      device: try #require(Device.named("iPhone 8")), events: [])
    return CheckedCase(try ScenePlayer(registry: .standard).play(scene))
  }

  @Test func onlyWhatDiffersIsNamed() throws {
    let film = Film([
      try row([.init(["transcript", "messages"], "3")]),
      try row([.init(["transcript", "messages"], "7")]),
    ])
    #expect(film?.rows.map(\.handler) == ["nbchat, messages 3", "nbchat, messages 7"])
    let same = Film([
      try row([.init(["show", "height"], "3")]), try row([.init(["show", "height"], "3")]),
    ])
    #expect(same?.rows.map(\.handler) == ["nbchat", "nbchat"])
  }
}
