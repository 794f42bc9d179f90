import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import SeededRandom
import Testing

@testable import Filmstrips

@Suite struct FlatScreenTests {
  static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  let device = SampleFilm().device

  /// A bar that ends at `bar`, a keyboard that begins at `keyboard`, and the gap between them.
  func frame(bar: Double, keyboard: Double, region: [CGRect]? = nil) -> MarkedFrame {
    func layer(_ role: LayerRole, _ y: Double, _ height: Double) -> PaintedLayer {
      PaintedLayer(
        id: LayerID(0), role: role, owner: role,
        frame: CGRect(x: 0, y: y, width: 393, height: height), clip: Self.screen,
        backgroundColor: nil, opacity: 1)
    }
    let gap = CGRect(x: 0, y: bar, width: 393, height: max(0, keyboard - bar))
    return MarkedFrame(
      index: 0, time: 0,
      layers: [layer(.inputBar, bar - 52, 52), layer(.keyboard, keyboard, 336)],
      seam: SeamReading(
        keyboardTop: keyboard, barBottom: bar, guideTop: keyboard,
        gap: max(0, keyboard - bar), gapRegion: region ?? (keyboard > bar ? [gap] : [])))
  }

  @Test(arguments: [1.0, 2, 3], [1.0, 2, 7, 73, 200])
  func theGapHasAsManyPixelsAsItsArea(scale: Double, height: Double) throws {
    let flat = try FlatScreen.picture(
      frame(bar: 500, keyboard: 500 + height), device: device, scale: scale)
    let counts = flat.histogram()
    #expect(counts[FlatScreen.gap] == Int(height * 393 * scale * scale))
    #expect(counts[FlatScreen.bar] == Int(52 * 393 * scale * scale))
    #expect(counts[FlatScreen.keyboard] == Int(min(336, 352 - height) * 393 * scale * scale))
    #expect(
      Set(counts.keys).isSubset(of: [
        FlatScreen.gap, FlatScreen.bar, FlatScreen.keyboard, FlatScreen.backdrop,
      ]))
  }

  @Test func aGapInDevicePixelsIsExact() throws {
    // Two pixels of a 3x screen.
    let flat = try FlatScreen.picture(
      frame(bar: 500, keyboard: 500 + 2 / 3.0), device: device, scale: 3)
    #expect(flat.histogram()[FlatScreen.gap] == 2 * 393 * 3)
  }

  @Test func aGluedBarShowsNoGap() throws {
    let flat = try FlatScreen.picture(frame(bar: 516, keyboard: 516), device: device, scale: 2)
    #expect(flat.histogram()[FlatScreen.gap] == nil)
  }

  @Test func aRegionThatReachesUnderTheBarIsCountedShort() throws {
    let wrong = CGRect(x: 0, y: 490, width: 393, height: 20)
    let flat = try FlatScreen.picture(
      frame(bar: 500, keyboard: 510, region: [wrong]), device: device, scale: 1)
    #expect(flat.histogram()[FlatScreen.gap] == 393 * 10)
  }

  /// Rounding edges, not sizes, keeps what touches in points touching in pixels.
  @Test func touchingRectanglesStayTouching() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let edge = Double.random(in: 100...700, using: &random)
      let scale = Double.random(in: 0.2...3, using: &random)
      let geometry = PhoneGeometry(device: device, scale: scale)
      let above = geometry.pixels(CGRect(x: 0, y: edge - 50, width: 393, height: 50))
      let below = geometry.pixels(CGRect(x: 0, y: edge, width: 393, height: 336))
      #expect(above.maxY == below.y)
    }
  }
}
