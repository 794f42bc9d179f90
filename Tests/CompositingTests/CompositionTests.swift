import Compositing
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// The gap and overlap that a person would see, in trees made by hand.
struct CompositionTests {
  private func area(_ reading: SeamReading) -> Double {
    reading.gapRegion.reduce(0) { $0 + Double($1.width * $1.height) }
  }

  @Test func gapIsFromBarToKeyboard() throws {
    let reading = try #require(HandmadeScene([.bar(bottom: 380), .keyboard(top: 400)]).reading)
    #expect(reading.gap == 20 && reading.overlap == 0)
    #expect(reading.barBottom == 380 && reading.keyboardTop == 400 && reading.guideTop == 400)
    #expect(reading.gapRegion == [CGRect(x: 0, y: 380, width: 300, height: 20)])
    #expect(reading.overlapRegion.isEmpty)
  }

  @Test func overlapIsFromKeyboardToBar() throws {
    let reading = try #require(HandmadeScene([.bar(bottom: 430), .keyboard(top: 400)]).reading)
    #expect(reading.gap == 0 && reading.overlap == 30)
    #expect(reading.overlapRegion == [CGRect(x: 0, y: 400, width: 300, height: 30)])
  }

  /// A keyboard that has passed the bar covers no more than the bar, but is far above it.
  @Test func overlapCanExceedTheBar() throws {
    let reading = try #require(HandmadeScene([.bar(bottom: 500), .keyboard(top: 400)]).reading)
    #expect(reading.overlap == 100)
    #expect(reading.overlapRegion == [CGRect(x: 0, y: 456, width: 300, height: 44)])
    let below = try #require(HandmadeScene([.bar(bottom: 700), .keyboard(top: 400)]).reading)
    #expect(below.overlap == 300 && below.overlapRegion.isEmpty)
  }

  @Test func touchingIsNothing() throws {
    let reading = try #require(HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)]).reading)
    #expect(reading.gap == 0 && reading.overlap == 0 && reading.gapRegion.isEmpty)
  }

  @Test func anOpaqueViewAboveTheBarClosesTheGap() throws {
    let cover = HandmadeLayer.cover(0, 370, 300, 40)
    let above = try #require(
      HandmadeScene([.bar(bottom: 380), cover, .keyboard(top: 400)]).reading)
    #expect(above.gap == 0 && above.gapRegion.isEmpty)
    let below = try #require(
      HandmadeScene([cover, .bar(bottom: 380), .keyboard(top: 400)]).reading)
    #expect(below.gap == 20)
  }

  @Test func whatIsNotOpaqueClosesNothing() throws {
    var clear = HandmadeLayer.cover(0, 370, 300, 40)
    clear.color = LayerColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    var faint = HandmadeLayer.cover(0, 370, 300, 40)
    faint.opacity = 0.5
    var hidden = HandmadeLayer.cover(0, 370, 300, 40)
    hidden.isHidden = true
    var empty = HandmadeLayer.cover(0, 370, 300, 40)
    empty.color = nil
    var container = HandmadeLayer(frame: HandmadeScene.screen, inside: [.cover(0, 370, 300, 40)])
    container.opacity = 0.3
    for layer in [clear, faint, hidden, empty, container] {
      let reading = HandmadeScene([.bar(bottom: 380), layer, .keyboard(top: 400)]).reading
      #expect(reading?.gap == 20)
    }
  }

  /// A cover of a third of the width leaves two strips; one of half the height leaves the rest.
  @Test func partialCoversSplitStrips() throws {
    let middle = try #require(
      HandmadeScene([.bar(bottom: 380), .cover(100, 370, 100, 40), .keyboard(top: 400)]).reading)
    #expect(middle.gap == 20 && area(middle) == 200 * 20)
    #expect(middle.gapRegion.map(\.minX) == [0, 200])
    let upper = try #require(
      HandmadeScene([.bar(bottom: 380), .cover(0, 380, 100, 15), .keyboard(top: 400)]).reading)
    #expect(upper.gap == 20 && area(upper) == 100 * 5 + 200 * 20)
    let band = try #require(
      HandmadeScene([.bar(bottom: 370), .cover(0, 375, 300, 10), .keyboard(top: 400)]).reading)
    #expect(band.gap == 15 && area(band) == 300 * 20)
    #expect(band.gapRegion.map(\.height).sorted() == [5, 15])
  }

  /// Area against a direct count of open half points, over seeded covers.
  @Test func areasAgreeWithACount() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let covers = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        HandmadeLayer.cover(
          Double(Int.random(in: -20...280, using: &generator)),
          Double(Int.random(in: 360...410, using: &generator)),
          Double(Int.random(in: 1...200, using: &generator)),
          Double(Int.random(in: 1...30, using: &generator)))
      }
      let bottom = Double(Int.random(in: 370...399, using: &generator))
      let reading = try #require(
        HandmadeScene([.bar(bottom: bottom)] + covers + [.keyboard(top: 400)]).reading)
      var (open, tallest) = (0, 0)
      for x in 0..<300 {
        var run = 0
        for y in Int(bottom)..<400 {
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let isOpen = !covers.contains { $0.frame.contains(point) }
          run = isOpen ? run + 1 : 0
          open += isOpen ? 1 : 0
          tallest = max(tallest, run)
        }
      }
      #expect(area(reading) == Double(open))
      #expect(reading.gap == Double(tallest))
      for (index, rect) in reading.gapRegion.enumerated() {
        for other in reading.gapRegion[(index + 1)...] {
          #expect(rect.intersection(other).isEmpty)
        }
      }
    }
  }

  /// Layers that a scrolling container cuts off cover nothing.
  @Test func clippedCoversCountAsFarAsTheyShow() throws {
    var box = HandmadeLayer(
      frame: CGRect(x: 0, y: 0, width: 300, height: 390), inside: [.cover(0, 370, 300, 40)])
    box.masks = true
    let reading = try #require(
      HandmadeScene([.bar(bottom: 380), box, .keyboard(top: 400)]).reading)
    #expect(reading.gap == 10)
    #expect(reading.gapRegion == [CGRect(x: 0, y: 390, width: 300, height: 10)])
  }

  @Test func undockedAndFloatingKeyboardsAreNoSeam() throws {
    for frame in [
      CGRect(x: 0, y: 300, width: 300, height: 200), CGRect(x: 50, y: 400, width: 200, height: 200),
      CGRect(x: 0, y: -264, width: 300, height: 304), CGRect(x: 1, y: 400, width: 299, height: 200),
    ] {
      let keyboard = HandmadeLayer(role: .keyboard, frame: frame, color: HandmadeLayer.white)
      for bottom in [200.0, 600] {
        let reading = try #require(HandmadeScene([.bar(bottom: bottom), keyboard]).reading)
        let covered = HandmadeLayer.bar(bottom: bottom).frame.intersection(frame)
        #expect(reading.gap == 0)
        #expect(reading.overlap == (covered.isNull ? 0 : Double(covered.height)))
        #expect(reading.keyboardTop == Double(frame.minY))
      }
    }
  }

  @Test func withoutBarOrKeyboardThereIsNoReading() {
    var hiddenBar = HandmadeLayer.bar(bottom: 380)
    hiddenBar.isHidden = true
    var hiddenKeyboard = HandmadeLayer.keyboard(top: 400)
    hiddenKeyboard.isHidden = true
    var hiddenParent = HandmadeLayer(frame: HandmadeScene.screen, inside: [.bar(bottom: 380)])
    hiddenParent.isHidden = true
    for layers: [HandmadeLayer] in [
      [.bar(bottom: 380)], [.keyboard(top: 400)], [], [hiddenBar, .keyboard(top: 400)],
      [.bar(bottom: 380), hiddenKeyboard], [hiddenParent, .keyboard(top: 400)],
    ] {
      let scene = HandmadeScene(layers)
      #expect(scene.reading == nil)
      #expect(scene.greatest(.gap) == 0 && scene.greatest(.overlap) == 0)
    }
  }

  /// Below the safe area's top the home indicator's zone begins, which no bar has to fill.
  @Test func theSafeAreaZoneIsNoGap() throws {
    var scene = HandmadeScene([.bar(bottom: 550), .keyboard(top: 590)])
    scene.safeBottom = 34
    let reading = try #require(scene.reading)
    #expect(reading.gap == 16)
    #expect(reading.gapRegion == [CGRect(x: 0, y: 550, width: 300, height: 16)])
  }

  /// The bar's own background fills what is below it, down to where the guide says it belongs.
  @Test func whatTheBarPaintsBelowItselfFillsTheZoneOnly() throws {
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 390, width: 300, height: 210))
    let background = HandmadeLayer.cover(0, 0, 300, 44 + 34)
    for (bottom, gap) in [(390.0, 0.0), (385, 5), (366, 24), (360, 30)] {
      var scene = HandmadeScene([
        .bar(bottom: bottom, inside: [background]), guide, .keyboard(top: 400),
      ])
      scene.safeBottom = 34
      #expect(scene.reading?.gap == gap)
      #expect(scene.reading?.guideTop == 390)
    }
    var bare = HandmadeScene([.bar(bottom: 390), guide, .keyboard(top: 400)])
    bare.safeBottom = 34
    #expect(bare.reading?.gap == 0 && bare.reading?.backdrop == 10)
    bare.paintsFoot = true
    #expect(bare.reading?.gap == 10)
  }

  /// A view behind the bar that begins with it is its background; one that begins above is not.
  @Test(arguments: [(346.0, 0.0), (390, 0), (300, 10), (395, 10)])
  func whatBeginsBehindTheBarFillsTheZone(top: Double, gap: Double) {
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 390, width: 300, height: 210))
    let views = [HandmadeLayer.cover(0, top, 300, 600 - top), .bar(bottom: 390)]
    let app = HandmadeLayer(
      role: .window, frame: HandmadeScene.screen,
      inside: [HandmadeLayer(frame: HandmadeScene.screen, inside: views)])
    var scene = HandmadeScene([app, guide, .keyboard(top: 400)])
    scene.safeBottom = 34
    scene.paintsFoot = true
    #expect(scene.reading?.gap == gap)
  }

  @Test func aBarThatIsTurnedOrScaledIsMeasuredByItsBox() throws {
    var bar = HandmadeLayer.bar(bottom: 380)
    bar.transform = CGAffineTransform(scaleX: 1, y: 0.5)
    #expect(HandmadeScene([bar, .keyboard(top: 400)]).reading?.barBottom == 369)
    bar.transform = CGAffineTransform(translationX: 0, y: 20)
    #expect(HandmadeScene([bar, .keyboard(top: 400)]).reading?.gap == 0)
  }
}
