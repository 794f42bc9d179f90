import KeyboardHandlers
import KeyboardSimulation
import Scenes

// One of the shipped handlers, played.
let scene = SceneCase(
  name: "show", scene: "show", handler: HandlerSpec(name: "constraint"),
  device: Device.named("iPhone 14") ?? Device.catalog[0],
  events: [SceneEvent(time: 0, kind: .show(height: 336, duration: nil, curve: 7))])
let playback = try ScenePlayer(registry: .standard).play(scene)
print(playback.phases.starts.map(\.phase.rawValue).joined(separator: ", "))
