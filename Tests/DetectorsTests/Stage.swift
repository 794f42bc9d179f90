import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import LayerGeometry
import LayerTrees

extension Device {
  /// A screen of 375 x 812 points at 3x without a home indicator.
  static let plain = Device(
    name: "plain", width: 375, height: 812, scale: 3, safeArea: UIEdgeInsets(top: 44),
    keyboardHeight: 336, predictiveBarHeight: 0)

  /// The same with the zone of a home indicator, 34 points.
  static let indicated = Device(
    name: "indicated", width: 375, height: 812, scale: 3,
    safeArea: UIEdgeInsets(top: 44, bottom: 34), keyboardHeight: 336, predictiveBarHeight: 0)
}

extension SceneCase {
  static func of(
    _ handler: String, _ options: [String: String] = [:], device: Device = .plain,
    profile: KeyboardProfile = .iOS18, rate: Double = 60, phase: Double = 0,
    events: [SceneEvent] = [.show(336, at: 0), .hide(at: 1)], tolerances: [String: Double] = [:],
    expectation: Expectation? = nil
  ) -> SceneCase {
    let spec = HandlerSpec(
      name: handler,
      options: options.map {
        HandlerSpec.Option(name: $0, value: $1 == "true" ? .flag(true) : .word($1))
      })
    return SceneCase(
      name: "\(spec)", scene: "test", handler: spec, device: device, profile: profile, rate: rate,
      phase: phase, events: events, tolerances: tolerances, expectation: expectation)
  }

  @MainActor
  func played() throws -> Playback { try ScenePlayer(registry: .standard).play(self) }

  @MainActor
  func checked() throws -> CheckedCase { CheckedCase(try played()) }
}

extension Finding {
  /// True for a gap or an overlap.
  var isAtTheSeam: Bool { kind == .gap || kind == .overlap }
}
