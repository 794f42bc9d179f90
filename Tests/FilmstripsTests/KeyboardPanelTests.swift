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

  /// Four rows of equal height; a key is as many columns wide as a keyboard's, less a gap.
  @Test(arguments: [false, true], [0.0, 34]) func keysFillTheirRows(_ isPad: Bool, _ zone: Double) {
    let (width, height) = isPad ? (834.0, 283.0) : (393.0, 258.0)
    let plan = KeyboardPlan(
      width: width, height: height, bottomInset: zone, expectedHeight: height,
      predictiveHeight: 44, isPad: isPad, head: 5)
    struct Span {
      let start: Double
      let span: Double
      let name: String
      var isDark = true
    }
    func keys(_ letters: String, from start: Double) -> [Span] {
      letters.enumerated().map { index, letter in
        Span(start: start + Double(index), span: 1, name: String(letter), isDark: false)
      }
    }
    func dark(_ start: Double, _ span: Double, _ name: String) -> [Span] {
      [Span(start: start, span: span, name: name)]
    }
    let (first, second, third) = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
    var rows: [[Span]] = [keys(first, from: 0), keys(second, from: 0.5)]
    if isPad {
      rows[0] += dark(10, 1, "delete")
      rows[1] += dark(9.5, 1.5, "return")
      rows.append(dark(0, 1, "shift") + keys(third + ",.", from: 1) + dark(10, 1, "shift"))
    } else {
      rows.append(dark(0, 1.3, "shift") + keys(third, from: 1.5) + dark(8.7, 1.3, "delete"))
    }
    let side = isPad ? 2.75 : 2.5
    rows.append(dark(0, side / 2, "123") + dark(side / 2, side / 2, "face"))
    rows[3].append(Span(start: side, span: 2 * side, name: "space", isDark: false))
    rows[3] += dark(3 * side, side, isPad ? "123" : "return")
    let margin = isPad ? 6.0 : 3
    let foot: Double = zone == 0 || isPad ? zone : max(zone, min(76, height * 0.22))
    let pitch: Double = (height - 5 - foot) / 4
    let column: Double = (width - 2 * margin) / (isPad ? 11 : 10)
    let across: Double = min(6, column * 0.17)
    let down: Double = min(12, pitch * 0.22)
    var expected: [CGRect] = []
    for (row, spans) in rows.enumerated() {
      let top: Double = 5 + Double(row) * pitch + down / 2
      for span in spans {
        let left: Double = margin + span.start * column + across / 2
        let wide: Double = span.span * column - across
        expected.append(CGRect(x: left, y: top, width: wide, height: pitch - down))
      }
    }
    #expect(plan.predictiveHeight == 0 && plan.keys.count == expected.count)
    for (key, frame) in zip(plan.keys, expected) {
      #expect(abs(key.frame.minX - frame.minX) < 1e-9 && abs(key.frame.maxX - frame.maxX) < 1e-9)
      #expect(abs(key.frame.minY - frame.minY) < 1e-9 && abs(key.frame.maxY - frame.maxY) < 1e-9)
    }
    let names = plan.keys.map { $0.label.isEmpty ? $0.mark.map { "\($0)" } ?? "" : $0.label }
    #expect(names == rows.flatMap { $0.map(\.name) })
    #expect(plan.keys.map(\.isDark) == rows.flatMap { $0.map(\.isDark) })
  }

  /// Suggestions are there from six tenths of their height on; without room there are no keys.
  @Test func whatAKeyboardHasRoomFor() {
    func plan(_ height: Double) -> KeyboardPlan {
      KeyboardPlan(
        width: 393, height: height, bottomInset: 0, expectedHeight: 216, predictiveHeight: 50,
        isPad: false)
    }
    #expect(plan(246).predictiveHeight == 0 && plan(246.1).predictiveHeight == 50)
    #expect(plan(59).keys.isEmpty && !plan(60).keys.isEmpty)
    #expect(plan(266).keys.map(\.frame.minY).min() ?? 0 > 50)
  }

  /// The dots for an app's own panel's pages are 14 points apart in the middle of the 22 above its foot.
  @Test(arguments: [1.0, 2]) func dotsAreAboveTheFoot(scale: Double) throws {
    let (width, height, foot) = (200.0 * scale, 150.0 * scale, 34.0 * scale)
    let surface = try CairoSurface(width: Int(width), height: Int(height))
    TilePanel(scale: scale, palette: .light, foot: foot)
      .draw(try CairoContext(surface), width: width, height: height)
    let (middle, y, off) = (Int(width / 2), Int(height - foot - 11 * scale), Int(5 * scale))
    for page in -1...1 {
      let x = middle + page * Int(14 * scale)
      #expect(surface.rgb(x: x, y: y) == 0xA9AFB8)
      for (right, down) in [(off, 0), (0, off), (0, -off)] {
        #expect(surface.rgb(x: x + right, y: y + down) != 0xA9AFB8)
      }
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
    // A key over the middle is two, with the distance and a gap of 6 points between them.
    for key in plan.keys where key.frame.minX < 299 && key.frame.maxX > 301 {
      let parts = halves.filter { $0.label == key.label && $0.frame.minY == key.frame.minY }
        .map(\.frame).filter { $0.minX == key.frame.minX || $0.maxX == key.frame.maxX + 200 }
      #expect(parts.count == 2 && parts.allSatisfy { $0.width == key.frame.width / 2 - 3 })
      #expect(abs(parts[1].minX - parts[0].maxX - 206) < 1e-9)
    }
  }
}
