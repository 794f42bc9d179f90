@testable import Compositing
import Foundation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// What of a seam counts, by rectangles whose differences are known.
struct SeamMeasureTests {
  /// A layer in the keyboard's own window, painted above the keys.
  private func scene(bar: HandmadeLayer, overlay: HandmadeLayer) -> HandmadeScene {
    HandmadeScene([
      bar,
      HandmadeLayer(
        role: .window, frame: HandmadeScene.screen, inside: [.keyboard(top: 400), overlay]),
    ])
  }

  /// An accessory covers a bar from its own top on, if it reaches below the bar's top at all.
  @Test(arguments: [(300.0, 356.0), (300, 357), (340, 380), (360, 400), (390, 420), (399, 600)])
  func anOverlayCoversWhatItReachesOver(_ top: Double, _ bottom: Double) {
    let overlay = HandmadeLayer.cover(0, top, 300, bottom - top)
    let reading = scene(bar: .bar(bottom: 400), overlay: overlay).reading
    #expect(reading?.overlap == (bottom > 356 ? 400 - top : 0))
    let shown = overlay.frame.intersection(CGRect(x: 0, y: 356, width: 300, height: 44))
    #expect(reading?.area(of: .overlap) == (bottom > 356 ? 300 * Double(shown.height) : 0))
  }

  /// What is beside the bar does not cover it, nor does what is only below the keys' top.
  @Test(arguments: [(99.0, 380.0, 20.0), (100, 380, 0), (0, 400, 0), (0, 410, 0)])
  func anOverlayBesideTheBarCoversNothing(_ left: Double, _ top: Double, _ overlap: Double) {
    var bar = HandmadeLayer.bar(bottom: 400)
    bar.frame.size.width = 100
    let overlay = HandmadeLayer.cover(left, top, 300 - left, 600 - top)
    #expect(scene(bar: bar, overlay: overlay).reading?.overlap == overlap)
  }

  /// A keyboard away from the bottom covers a bar by the height that both have in common, if that
  /// is wider than half a point.
  @Test(arguments: [
    (0.0, 30.0), (99, 30), (99.4, 30), (99.6, 0), (100, 0), (150, 0), (-250, 0), (-249, 30),
  ])
  func awayFromTheBottomTheCommonPartCounts(_ left: Double, _ overlap: Double) {
    var bar = HandmadeLayer.bar(bottom: 330)
    bar.frame.size.width = 100
    let keyboard = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: left, y: 300, width: 250, height: 150),
      color: HandmadeLayer.white)
    let reading = HandmadeScene([bar, keyboard]).reading
    #expect(reading?.overlap == overlap && reading?.gap == 0)
  }

  /// Each half of a split keyboard takes 36 % of its width; between the two nothing is covered.
  @Test(arguments: [(0.0, 30.0), (107, 30), (109, 0), (120, 0), (141, 0), (143, 30), (250, 30)])
  func aSplitKeyboardCoversByItsHalves(_ left: Double, _ overlap: Double) {
    var bar = HandmadeLayer.bar(bottom: 330)
    (bar.frame.origin.x, bar.frame.size.width) = (left, 50)
    var keyboard = HandmadeLayer.keyboard(top: 300)
    keyboard.frame.size.height = 150
    keyboard.panel = .split
    #expect(HandmadeScene([bar, keyboard]).reading?.overlap == overlap)
  }

  /// The greater of two common parts counts, and as much of it as the opacity shows.
  @Test(arguments: [0.25, 1]) func awayItCoversByItsOpacity(_ opacity: Double) {
    var keyboard = HandmadeLayer.keyboard(top: 300)
    keyboard.frame.size.height = 150
    (keyboard.panel, keyboard.opacity) = (.split, opacity)
    #expect(HandmadeScene([.bar(bottom: 330), keyboard]).reading?.overlap == 30 * opacity)
  }

  /// While it moves there, or the app is in the background, there is nothing to see.
  @Test func awayOnlyARestCounts() {
    var keyboard = HandmadeLayer.keyboard(top: 300)
    keyboard.frame.size.height = 150
    let moving = keyboard.coming(from: 100, .linear(0.5))
    let readings = Compositor(HandmadeScene([.bar(bottom: 330), moving]).playback).readings
    #expect(readings.dropLast().allSatisfy { $0?.overlap == 0 } && readings.last??.overlap == 30)
  }

  /// A keyboard is at the bottom if it spans the screen and reaches its end, within half a point.
  @Test(arguments: [
    (CGRect(x: 0.5, y: 400, width: 299.5, height: 200), true),
    (CGRect(x: 0.6, y: 400, width: 299.4, height: 200), false),
    (CGRect(x: 0, y: 400, width: 299.5, height: 200), true),
    (CGRect(x: 0, y: 400, width: 299.4, height: 200), false),
    (CGRect(x: 0, y: 400, width: 300, height: 199.5), true),
    (CGRect(x: 0, y: 400, width: 300, height: 199.4), false),
    (CGRect(x: -10, y: 400, width: 320, height: 300), true),
  ])
  func halfAPointIsStillAtTheBottom(_ frame: CGRect, _ isDocked: Bool) {
    let keyboard = HandmadeLayer(role: .keyboard, frame: frame, color: HandmadeLayer.white)
    #expect(HandmadeScene([.bar(bottom: 380), keyboard]).reading?.gap == (isDocked ? 20 : 0))
  }

  /// A bar beside the screen neither leaves a gap nor is covered.
  @Test(arguments: [(-300.0, 0.0), (-299, 1), (299, 1), (300, 0)])
  func aBarBesideTheScreenHasNoSeam(_ left: Double, _ share: Double) {
    for (bottom, gap, overlap) in [(380.0, 20.0, 0.0), (430, 0, 30)] {
      var bar = HandmadeLayer.bar(bottom: bottom)
      bar.frame.origin.x = left
      let reading = HandmadeScene([bar, .keyboard(top: 400)]).reading
      #expect(reading?.gap == share * gap && reading?.overlap == share * overlap)
      let area = reading.map { $0.area(of: .gap) + $0.area(of: .overlap) }
      #expect(area == share * (gap + overlap))
    }
  }

  /// A keyboard above its guide has passed its end: what lies between the two covers nothing, and
  /// a bar belongs to the higher of them.
  @Test(arguments: [(370.0, 10.0, 0.0), (380, 0, 0), (385, 0, 0), (390, 0, 0), (400, 0, 10)])
  func whatPassesTheGuideCoversNothing(_ bottom: Double, _ gap: Double, _ overlap: Double) {
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 390, width: 300, height: 210))
    let reading = HandmadeScene([.bar(bottom: bottom), guide, .keyboard(top: 380)]).reading
    #expect(reading?.guideTop == 380)
    #expect(reading?.gap == gap && reading?.overlap == overlap)
  }

  /// A keyboard that is closed covers nothing, wherever its rectangle is.
  @Test(arguments: [(Phase.closed, 0.0), (.closing, 30), (.open, 30), (.opening, 30)])
  func aClosedKeyboardCoversNothing(_ phase: Phase, _ overlap: Double) throws {
    var scene = HandmadeScene([.bar(bottom: 430), .keyboard(top: 400)])
    scene.phases = [(0, phase)]
    let reading = try #require(scene.reading)
    #expect(reading.overlap == overlap && reading.overlapRegion.isEmpty == (overlap == 0))
    #expect(scene.greatest(.overlap) == overlap)
  }

  /// Below the screen there are no keys: what is left of a bar there is not covered.
  @Test(arguments: [(599.0, 41.0), (600, 0), (650, 0)])
  func aKeyboardBelowTheScreenCoversNothing(_ top: Double, _ overlap: Double) {
    var keyboard = HandmadeLayer.keyboard(top: top)
    keyboard.frame.size.height = 200
    #expect(HandmadeScene([.bar(bottom: 640), keyboard]).reading?.overlap == overlap)
  }

  /// Points that a design leaves between bar and keyboard are no gap.
  @Test(arguments: [0.0, 8, 30]) func theSpacingOfADesignIsNoGap(_ spacing: Double) {
    var scene = HandmadeScene([.bar(bottom: 380), .keyboard(top: 400)])
    scene.spacing = spacing
    #expect(scene.reading?.gap == max(0, 20 - spacing))
  }

  /// In a window that ends above the keyboard's end the seam goes no farther than that.
  @Test(arguments: [(300.0, 450.0), (450, 450), (470, 470)])
  func aWindowEndsItsSeam(_ bottom: Double, _ top: Double) {
    var scene = HandmadeScene([.bar(bottom: bottom), .keyboard(top: 500)])
    scene.window = CGRect(x: 0, y: 450, width: 300, height: 150)
    #expect(scene.reading?.gap == 500 - top)
  }
}

/// A line without a part of it.
struct MotionIntervalTests {
  /// Against a count of open unit lengths, over seeded ends.
  @Test func whatIsLeftIsWhatIsNotTaken() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let ends = (0..<4).map { _ in Int.random(in: 0...12, using: &random) }
      let whole = MotionInterval(lower: Motion(Double(ends[0])), upper: Motion(Double(ends[1])))
      let rest = whole.without(Motion(Double(ends[2])), Motion(Double(ends[3])))
      let parts = [rest.above, rest.below].compactMap(\.self)
      let open = (0..<12).filter {
        $0 >= ends[0] && $0 < ends[1] && !($0 >= ends[2] && $0 < ends[3])
      }
      guard ends[0] < ends[1] else { continue }
      #expect(parts.allSatisfy { $0.length.value > 0 })
      let left = (0..<12).filter { cell in
        parts.contains { Double(cell) >= $0.lower.value && Double(cell) < $0.upper.value }
      }
      #expect(left == open)
      #expect(parts.reduce(0) { $0 + $1.length.value } == Double(open.count))
    }
  }
}
