import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardScenes

extension SceneEvent {
  static func show(_ height: Double, at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .show(height: height, duration: nil, curve: 7))
  }

  static func hide(at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .hide(duration: nil, curve: 7))
  }
}

/// Plays and checks a handler that is given by name and options.
@MainActor
func check(
  _ handler: HandlerSpec, on device: Device, window: CGRect? = nil,
  presentation: ChatPresentation? = nil, profile: KeyboardProfile = .iOS18, rate: Double = 60,
  phase: Double = 0, _ events: [SceneEvent]
) throws -> CheckedCase {
  var scene = SceneCase(
    name: "\(handler)", scene: "test", handler: handler, device: device, profile: profile,
    rate: rate, phase: phase, events: events)
  scene.window = window
  scene.presentation = presentation
  return CheckedCase(try ScenePlayer(registry: .standard).play(scene))
}

extension HandlerSpec {
  static let motions = ["frame", "constraint", "transform"]

  static func named(_ name: String, _ options: KeyValuePairs<String, String> = [:]) -> HandlerSpec {
    HandlerSpec(
      name: name,
      options: options.map { option in
        HandlerSpec.Option(
          name: option.key, value: option.value == "true" ? .flag(true) : .word(option.value))
      })
  }
}

extension Device {
  /// A device that the catalog is known to have.
  static func known(_ name: String) -> Device {
    guard let device = named(name) else { preconditionFailure("no device is called \(name)") }
    return device
  }
}
