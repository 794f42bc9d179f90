import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
import TestSupport
import Testing

@testable import Filmstrips

@Suite struct KeyboardPanelTests {
  /// The panel of a docked keyboard of that height.
  func docked(_ height: Double, on device: Device) -> KeyboardPanel {
    let size = device.size
    return KeyboardPanel(
      CGRect(x: 0, y: Double(size.height) - height, width: Double(size.width), height: height),
      on: device)
  }

  @Test(arguments: Device.catalog) func aDevicesOwnKeyboardHasLetters(device: Device) {
    #expect(docked(device.keyboardHeight, on: device) == .text)
    #expect(docked(device.keyboardHeight + device.predictiveBarHeight, on: device) == .text)
    #expect(docked(Double(device.safeArea.bottom) + 44, on: device) == .accessory)
    #expect(docked(Double(device.size.height) * 0.6, on: device) == .custom)
  }

  /// A keyboard on its way up or down is the same as one at rest.
  @Test(arguments: Device.catalog) func aMotionChangesNoPanel(device: Device) {
    let size = device.size
    for height in [Double(device.safeArea.bottom) + 44, device.keyboardHeight] {
      for share in stride(from: 0.0, through: 1, by: 0.1) {
        let frame = CGRect(
          x: 0, y: Double(size.height) - height * share, width: Double(size.width), height: height)
        #expect(KeyboardPanel(frame, on: device) == docked(height, on: device))
      }
    }
  }

  @Test func tabletsHaveFloatingAndSplitKeyboards() throws {
    let device = try #require(Device.named("iPad Pro (11-inch)"))
    let small = CGRect(x: 480, y: 700, width: 320, height: 270)
    #expect(KeyboardPanel(small, on: device) == .floating)
    let undocked = CGRect(x: 0, y: 600, width: 834, height: 283)
    #expect(KeyboardPanel(undocked, on: device) == .split)
  }

  /// Every panel leaves ink, of any size, and never beyond its picture.
  @Test(arguments: KeyboardPanel.allCases, Appearance.allCases)
  func everyPanelIsDrawn(panel: KeyboardPanel, appearance: Appearance) throws {
    let geometry = PhoneGeometry(device: Device.known("iPhone 15 Pro"), scale: 0.5)
    let stamps = LayerStamps(geometry: geometry, appearance: appearance)
    for (width, height) in [(196, 168), (196, 20), (1, 1), (30, 200), (400, 130)] {
      let picture = try stamps.stamp(.keyboard(panel, radius: 0), width: width, height: height)
      #expect(picture.width == width && picture.height == height)
      guard width > 190, height > 100 else { continue }
      #expect(picture.histogram().count > 8, "\(panel)")
    }
  }

  @Test func halvesKeepEveryKeyAndPartAtTheMiddle() {
    let plan = KeyboardPlan(
      width: 600, height: 260, bottomInset: 0, expectedHeight: 0, predictiveHeight: 0,
      isPad: false)
    let halves = plan.halves(apart: 200)
    #expect(Set(halves.map(\.label)) == Set(plan.keys.map(\.label)))
    #expect(halves.allSatisfy { $0.frame.maxX <= 301 || $0.frame.minX >= 499 })
    #expect(halves.count > plan.keys.count)
  }
}
