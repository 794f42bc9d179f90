import AnimationCurves
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerGeometry
import Scenes
import TestSupport
import Testing

/// The three right motions are clean on every device with the figures that each system has there.
@MainActor
struct EveryDeviceTests {
  /// Devices whose figures on a system no earlier one has.
  private func devices(on profile: KeyboardProfile) -> [Device] {
    var seen: Set<[Double]> = []
    return DeviceModel.catalog.map { $0.device(on: profile) }.filter { device in
      let sideways = device.turned(to: .landscape)
      return seen.insert([
        Double(device.size.width), Double(device.size.height), device.scale,
        Double(device.safeArea.top), Double(device.safeArea.bottom), device.keyboardHeight,
        device.predictiveBarHeight, Double(sideways.safeArea.bottom), sideways.keyboardHeight,
      ]).inserted
    }
  }

  @Test(arguments: KeyboardProfile.all, HandlerSpec.motions)
  func theRightMotionsAreClean(_ profile: KeyboardProfile, _ motion: String) throws {
    for device in devices(on: profile) {
      let shown = device.keyboardHeight + device.predictiveBarHeight
      let checked = try check(
        .named(motion), on: device, profile: profile,
        [.show(device.keyboardHeight, at: 0), .show(shown, at: 0.3), .hide(at: 0.9)])
      #expect(checked.findings.isEmpty, "\(device.name): \(checked.findings)")
      #expect(checked.greatestGap <= 0.5 / device.scale + 1e-9)
      #expect(checked.greatestOverlap <= 0.5 / device.scale + 1e-9)
    }
  }
}
