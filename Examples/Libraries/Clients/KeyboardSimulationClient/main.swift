import HeadlessUIKit
import KeyboardSimulation
import Scenes

// A view controller of your own against the system keyboard.
let handler = HandlerDefinition(name: "mine", summary: "Ignores the keyboard.") { _, _ in
  UIViewController()
} bar: {
  $0.view
}
let scene = SceneCase(
  name: "show", scene: "show", handler: HandlerSpec(name: "mine"), device: Device.catalog[0],
  events: [SceneEvent(time: 0, kind: .show(height: 216, duration: nil, curve: 7))])
let playback = try ScenePlayer(registry: HandlerRegistry([handler])).play(scene)
print(playback.posted.map { "\($0.notification.name)" }.joined(separator: " "))
