import FormHandlers
import KeyboardSimulation
import Scenes

// A form whose last field is typed into, kept visible by IQKeyboardManager's rules.
let scene = SceneCase(
  name: "form", scene: "form", handler: HandlerSpec(name: "iqkeyboardmanager"),
  device: Device.named("iPhone 8") ?? Device.catalog[0],
  events: [SceneEvent(time: 0.5, kind: .focus(11))])
let playback = try ScenePlayer(registry: HandlerRegistry([.iqkeyboardmanager])).play(scene)
print(playback.phases.phase(at: 2))
