package import AnimationCurves
import Compositing
package import Detectors
package import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
package import Scenes

/// Plays and checks a handler that is given by name and options.
@MainActor
package func check(
  _ handler: HandlerSpec, on device: Device, window: CGRect? = nil,
  presentation: ChatPresentation? = nil, profile: KeyboardProfile = .iOS18, rate: Double = 60,
  phase: Double = 0, _ events: [SceneEvent]
) throws -> CheckedCase {
  var scene = SceneCase(
    name: "\(handler)", scene: "test", handler: handler, device: device, profile: profile,
    rate: rate, phase: phase, events: events)
  scene.window = window
  scene.presentation = presentation
  return try play(scene)
}

/// Plays and checks a case of the standard handlers.
@MainActor
package func play(_ scene: SceneCase) throws -> CheckedCase {
  CheckedCase(try ScenePlayer(registry: .standard).play(scene))
}

extension HandlerSpec {
  package static let motions = ["frame", "constraint", "transform"]

  package static func named(_ name: String, _ options: KeyValuePairs<String, String> = [:])
    -> HandlerSpec
  {
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
  package static func known(_ name: String) -> Device {
    guard let device = named(name) else { preconditionFailure("no device is called \(name)") }
    return device
  }

  /// The catalog without devices whose figures an earlier one has.
  package static let distinct: [Device] = {
    var seen: Set<String> = []
    return catalog.filter { device in
      let turned = device.turned(to: .landscape)
      return seen.insert(
        "\(device.size) \(device.scale) \(device.safeArea) \(device.keyboardHeight)"
          + " \(device.predictiveBarHeight) \(turned.safeArea) \(turned.keyboardHeight)"
      ).inserted
    }
  }()
}
