import AnimationCurves
import Foundation
import LayerGeometry
import Scenes
import Testing

/// The catalog against a table that was written apart from it.
struct DeviceTableTests {
  /// Points, scale, the safe area's top and bottom, the keyboard's height with what suggestions add.
  ///
  /// Then the same of the other side: the safe area's left and bottom, and the keyboard. From a
  /// semicolon on it is what differs on iOS 26.
  private static let table = """
    320x568@2 20 0 216+37 | 0 0 162+37: iPhone SE (1st generation)
    414x736@3 20 0 226+45 | 0 0 163+37: iPhone 8 Plus
    375x812@3 44 34 292+44 | 44 21 172+37: iPhone X / iPhone 11 Pro
    414x896@2 48 34 302+44 | 48 21 172+37: iPhone XR / iPhone 11
    414x896@3 44 34 302+44 | 44 21 172+37: iPhone XS Max / iPhone 11 Pro Max
    375x667@2 20 0 216+44 | 0 0 163+37: iPhone SE (2nd generation) / iPhone SE (3rd \
    generation) / iPhone 6s / iPhone 7 / iPhone 8
    390x844@3 47 34 292+44 | 47 21 182+37: iPhone 12 / iPhone 13 / iPhone 16e / iPhone 17e / \
    iPhone 14
    428x926@3 47 34 302+44 | 47 21 182+37: iPhone 12 Pro Max / iPhone 14 Plus / iPhone 13 Pro \
    Max
    375x812@3 50 34 292+44 | 50 21 172+37: iPhone 13 mini / iPhone 12 mini
    393x852@3 59 34 292+44 | 59 21 182+37: iPhone 14 Pro / iPhone 15 / iPhone 16 / iPhone 15 \
    Pro
    430x932@3 59 34 302+44 | 59 21 182+37: iPhone 14 Pro Max / iPhone 15 Plus / iPhone 15 Pro \
    Max / iPhone 16 Plus
    402x874@3 62 34 292+44 | 62 21 182+37: iPhone 16 Pro
    420x912@3 68 34 292+44 | 68 21 182+37; 68 34 292+44 | 68 20 182+37: iPhone Air
    402x874@3 62 34 292+44 | 62 21 182+37; 62 34 328+44 | 62 20 182+37: iPhone 17 Pro / iPhone \
    18 Pro / iPhone 17
    440x956@3 62 34 302+44 | 62 21 182+37; 62 34 302+44 | 62 20 182+37: iPhone 18 Pro Max / \
    iPhone 17 Pro Max
    440x956@3 62 34 302+44 | 62 21 182+37: iPhone 16 Pro Max
    768x1024@2 20 0 263+55 | 0 0 348+55: iPad (9.7-inch)
    810x1080@2 20 0 265+55 | 0 0 353+55: iPad (10.2-inch)
    834x1112@2 20 0 263+55 | 0 0 348+55: iPad Pro (10.5-inch)
    820x1180@2 24 20 283+55 | 0 20 368+55; 24 25 283+55 | 0 25 368+55: iPad (10th generation) \
    / iPad Air
    1024x1366@2 24 20 348+55 | 0 20 441+55; 24 25 348+55 | 0 25 441+55: iPad Air (13-inch) / \
    iPad Pro (12.9-inch, 3rd generation)
    834x1194@2 24 20 283+55 | 0 20 368+55; 24 25 283+55 | 0 25 368+55: iPad Pro (11-inch)
    834x1210@2 24 20 283+55 | 0 20 368+55; 24 25 283+55 | 0 25 368+55: iPad Pro 11-inch (M4)
    1032x1376@2 24 20 348+55 | 0 20 441+55; 24 25 348+55 | 0 25 441+55: iPad Pro 13-inch (M4)
    744x1133@2 24 20 283+55 | 0 20 368+55; 24 25 283+55 | 0 25 368+55: iPad mini (A17 Pro) / \
    iPad mini (6th generation)
    """

  /// A device's figures as the table has them.
  private func figures(of device: Device) -> String {
    let number = { (value: Double) in
      value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
    }
    let side = device.turned(to: .landscape)
    let (size, safe, other) = (device.size, device.safeArea, side.safeArea)
    return "\(number(size.width))x\(number(size.height))@\(number(device.scale))"
      + " \(number(safe.top)) \(number(safe.bottom))"
      + " \(number(device.keyboardHeight))+\(number(device.predictiveBarHeight))"
      + " | \(number(other.left)) \(number(other.bottom))"
      + " \(number(side.keyboardHeight))+\(number(side.predictiveBarHeight))"
  }

  @Test func everyDeviceIsInTheTable() {
    let rows = Self.table.split(separator: "\n").map { $0.components(separatedBy: ": ") }
    let known = rows.flatMap { row in row[1].components(separatedBy: " / ").map { ($0, row[0]) } }
    let found = DeviceModel.catalog.map { model -> String in
      let old = figures(of: model.device(on: .iOS18))
      let new = figures(of: model.device(on: .iOS26))
      let later = new.drop { $0 != " " }.dropFirst()
      return "\(model.name): \(old)" + (old == new ? "" : "; \(later)")
    }.sorted()
    #expect(found == known.map { "\($0.0): \($0.1)" }.sorted())
  }

  /// A side that is not known has a keyboard in proportion to its height.
  @Test func anUnknownKeyboardIsInProportion() {
    let device = Device(
      name: "a", width: 400, height: 800, scale: 2, safeArea: .zero, keyboardHeight: 0,
      predictiveBarHeight: 0)
    #expect(device.usualKeyboardHeight == 276)
    #expect(device.turned(to: .landscape).usualKeyboardHeight == 176)
    #expect(device.turned(to: .landscape).turned(to: .portrait) == device)
    #expect(!device.isPad && device.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
  }
}
