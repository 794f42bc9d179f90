import AnimationCurves
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import TestSupport
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
    #expect((device.safeArea.bottom > 0) == (device.keyboardHeight > 265))
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

  /// Every length of every device has a source and a word for how it is known.
  @Test(arguments: DeviceModel.catalog)
  func everyFigureHasASource(_ model: DeviceModel) {
    for quantity in DeviceFigure.Quantity.allCases {
      let figures = model.figures.filter { $0.quantity == quantity }
      #expect(!figures.isEmpty, "\(model.name): \(quantity)")
      #expect(figures.allSatisfy { $0.source.count > 4 })
      #expect(figures.map(\.system) == figures.map(\.system).sorted())
    }
  }

  /// The differences in the two public tables of custom keyboards and in the simulators.
  @Test func figuresBelongToDeviceAndSystem() {
    let device = { (name: String, profile: KeyboardProfile) in Device.named(name, on: profile) }
    #expect(abs((device("iPhone 17", .iOS26)?.keyboardHeight ?? 0) - (874 - 546)) < 1e-9)
    #expect(device("iPhone 17", .iOS18)?.keyboardHeight == 292)
    for name in ["iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air"] {
      let sideways = device(name, .iOS26)?.turned(to: .landscape)
      #expect(sideways?.safeArea.bottom == 20)
    }
    #expect(device("iPhone 16", .iOS26)?.turned(to: .landscape).safeArea.bottom == 21)
    for (profile, bottom, shortcuts) in [
      (KeyboardProfile.iOS10, 20.0, 50.0), (.iOS18, 20, 55), (.iOS26, 25, 55),
    ] {
      #expect(device("iPad Pro (11-inch)", profile).map { Double($0.safeArea.bottom) } == bottom)
      #expect(device("iPad Pro (11-inch)", profile)?.predictiveBarHeight == shortcuts)
    }
    let total = Device.known("iPad (10.2-inch)")
    #expect(total.keyboardHeight + total.predictiveBarHeight == 320)
    #expect((280...285).contains(Device.known("iPad mini").keyboardHeight))
    let landscape = { Device.known($0).turned(to: .landscape).keyboardHeight }
    for name in ["iPhone 12", "iPhone 13 Pro Max", "iPhone 16", "iPhone 17"] {
      #expect(landscape(name) == landscape("iPhone X") + 10)
    }
    #expect(landscape("iPhone 13 mini") == landscape("iPhone 11"))
    #expect(abs((device("iPhone 8", .iOS10)?.predictiveBarHeight ?? 0) - (258 - 216)) < 1e-9)
    for name in ["iPhone 8", "iPhone SE 2", "iPhone SE (3rd generation)"] {
      #expect(Device.known(name).predictiveBarHeight == 44)
    }
    #expect(Device.known("iPhone 11").safeArea.top == 48)
    #expect(Device.known("iPhone 12 mini").safeArea.top == 50)
    #expect(Device.known("iPhone Air").safeArea == UIEdgeInsets(top: 68, bottom: 34))
  }

  /// Sizes and names that scenes may write.
  @Test(arguments: [
    ("iPhone 14 Pro Max", 430.0, 932.0), ("iPhone 15 Plus", 430, 932), ("iPhone Air", 420, 912),
    ("iPhone 16 Plus", 430, 932), ("iPhone XR", 414, 896), ("iPhone 13", 390, 844),
    ("iPhone 14 Pro", 393, 852), ("iPhone 16", 393, 852), ("iPhone 16 Pro", 402, 874),
    ("iPhone 16e", 390, 844), ("iPhone 17 Pro", 402, 874), ("iPhone 17 Pro Max", 440, 956),
    ("iPad Air", 820, 1180), ("iPad Pro 11-inch (M4)", 834, 1210),
    ("ipad pro (11-inch, m4)", 834, 1210), ("iPad Pro (13-inch)", 1032, 1376),
    ("iPad Pro 11-inch", 834, 1194), ("iPhone SE 3", 375, 667),
  ])
  func named(_ name: String, _ width: Double, _ height: Double) {
    #expect(Device.named(name)?.size == CGSize(width: width, height: height))
  }
}
