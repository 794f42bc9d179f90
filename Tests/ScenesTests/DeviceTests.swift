import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import Testing

struct DeviceTests {
  @Test func namesAreUniqueInAnyCase() {
    #expect(Set(Device.catalog.map { $0.name.lowercased() }).count == Device.catalog.count)
  }

  /// The safe area and the keyboard fit on the screen, and all lengths are whole pixels.
  @Test(arguments: Device.catalog)
  func figuresAreConsistent(_ device: Device) {
    #expect(device.size.width < device.size.height)
    #expect([2, 3].contains(device.scale))
    #expect(device.safeArea.bottom < device.keyboardHeight)
    #expect(device.keyboardHeight + device.predictiveBarHeight < device.size.height / 2)
    for length in [device.size.width, device.size.height, device.keyboardHeight] {
      #expect(device.pixelGrid.snap(length) == length)
    }
    #expect(device.isPad == device.name.hasPrefix("iPad"))
    #expect((device.safeArea.bottom > 0) == (device.keyboardHeight > 263))
  }

  /// Observed totals with the predictive bar, on screens of these sizes.
  ///
  /// Source: Mixin and devpolant/SwiftyComponents, tables of keyboard heights.
  @Test(arguments: [
    (667.0, 260.0), (736, 271), (812, 336), (844, 336), (896, 346), (926, 346),
  ])
  func heightsAgreeWithObservedTotals(_ height: Double, _ total: Double) {
    for device in Device.catalog where device.size.height == height && !device.isPad {
      #expect(device.keyboardHeight + device.predictiveBarHeight == total)
    }
  }
}
