import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import SeededRandom
import Testing

@testable import Filmstrips

/// Lines, outlines, masks and gradients show as far as a film has room for them.
struct DrawnLookTests {
  let device = Device(
    name: "plain", width: 200, height: 300, scale: 2, safeArea: .zero, keyboardHeight: 100,
    predictiveBarHeight: 0)

  private func layer(
    _ frame: CGRect, color: UInt32? = nil, look: LayerLook? = nil, rounding: RoundedClip? = nil,
    clip: CGRect? = nil
  ) -> PaintedLayer {
    PaintedLayer(
      id: LayerID(1), role: .plain, owner: .plain, frame: frame, clip: clip ?? device.bounds,
      backgroundColor: color.map { LayerColor($0) }, look: look, rounding: rounding, opacity: 1)
  }

  private func drawn(_ layers: [PaintedLayer], scale: Double = 1) throws -> CairoSurface {
    let geometry = PhoneGeometry(device: device, scale: scale)
    let surface = try CairoSurface(width: geometry.width, height: geometry.height)
    let context = try CairoContext(surface)
    try PhoneScreen(
      geometry: geometry, stamps: LayerStamps(geometry: geometry, appearance: .light),
      context: context, x: 0, y: 0, clip: geometry.screen
    ).draw(MarkedFrame(index: 0, time: 0, layers: layers, seam: nil, isDark: false))
    try context.finish("test")
    return surface
  }

  private func colors(_ surface: CairoSurface, x: Int) -> [UInt32] {
    (0..<surface.height).map { surface.rgb(x: x, y: $0) }
  }

  /// A line of half a point is a row of one colour, wherever between two pixels it begins.
  @Test(arguments: [0.31, 0.41, 0.5, 0.9], [false, true])
  func thinLinesAreTheSameAtEveryPlace(scale: Double, isRound: Bool) throws {
    var random = SplitMix64(seed: 12)
    let look = isRound ? LayerLook(shape: LayerShape(radius: 0.2)) : nil
    var seen: Set<[UInt32]> = []
    for _ in 0..<40 {
      let place = CGRect(x: 0, y: random.number(in: 60...200), width: 200, height: 0.5)
      // At the top or at the bottom of what it lies in.
      let top = Bool.random(using: &random) ? place.minY : place.maxY - 30
      let clip = CGRect(x: 0, y: top, width: 200, height: 30)
      let surface = try drawn([layer(place, color: 0x202020, look: look, clip: clip)], scale: scale)
      seen.insert(colors(surface, x: 30).filter { $0 != 0xFFFFFF })
    }
    let rows = try #require(seen.first)
    #expect(seen.count == 1 && rows.count == 1)
    #expect(rows.allSatisfy { $0 & 0xFF < 0xC0 })
  }

  @Test func aFigureReachesBeyondItsLayer() throws {
    let box = LayerOutline([
      .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 60, y: 20)), .line(CGPoint(x: 60, y: 40)),
      .line(CGPoint(x: 10, y: 40)), .close,
    ])
    let look = LayerLook(elements: [.figure(LayerFigure(box, fill: LayerColor(0xFF0000)))])
    #expect(look.reach == CGRect(x: 10, y: 20, width: 50, height: 20))
    let surface = try drawn([layer(CGRect(x: 100, y: 50, width: 0, height: 0), look: look)])
    #expect(surface.histogram()[0xFF0000] == 50 * 20)
    #expect(surface.rgb(x: 110, y: 70) == 0xFF0000)
  }

  @Test func aMaskLetsNothingElseThrough() throws {
    var shape = LayerShape()
    shape.mask = LayerOutline([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 40, y: 0)), .line(CGPoint(x: 40, y: 30)),
      .line(CGPoint(x: 0, y: 30)), .close,
    ])
    let frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    let mask = RoundedClip(rect: frame, shape: shape)
    let surface = try drawn([layer(frame, color: 0x0000FF, rounding: mask)])
    #expect(surface.histogram()[0x0000FF] == 40 * 30)
    #expect(surface.rgb(x: 51, y: 61) == 0x0000FF)
  }

  @Test func aGradientRunsFromOneColourToTheOther() throws {
    let gradient = LayerGradient(
      colors: [LayerColor(0xFF0000), LayerColor(0x0000FF)], start: CGPoint(x: 0.5, y: 0),
      end: CGPoint(x: 0.5, y: 1))
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let reds = colors(
      try drawn([layer(frame, look: LayerLook(elements: [.gradient(gradient)]))]), x: 100
    ).prefix(200).map { $0 >> 16 }
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(reds[0] > 0xF0 && reds[199] < 0x10)
  }

  /// An app's drawing is stretched with its view, as on a phone.
  @Test func aCanvasFillsItsLayer() throws {
    let half = LayerOutline([
      .move(.zero), .line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 10)),
      .line(CGPoint(x: 0, y: 10)), .close,
    ])
    var picture = LayerPicture()
    picture.canvas = LayerCanvas(
      width: 10, height: 10, elements: [.figure(LayerFigure(half, fill: LayerColor(0x00FF00)))])
    let surface = try drawn([
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 60), look: LayerLook(elements: [.picture(picture)]))
    ])
    #expect(surface.histogram()[0x00FF00] == 50 * 60)
  }

  /// The caret is before a placeholder, not on it.
  @Test(arguments: [0.0, 7], [0.4, 1])
  func theCaretIsBesideThePlaceholder(inset: Double, scale: Double) throws {
    var text = LayerText(
      "Message", size: 17, color: LayerColor(0xFF0000),
      insets: UIEdgeInsets(left: inset, right: inset), caret: LayerColor(0x0000FF))
    text.isCaretFirst = true
    let surface = try drawn(
      [
        layer(
          CGRect(x: 20, y: 20, width: 150, height: 36), look: LayerLook(elements: [.text(text)]))
      ], scale: scale)
    let row = (0..<surface.width).map { surface.rgb(x: $0, y: Int(38 * scale)) }
    let blue = try #require(row.lastIndex(of: 0x0000FF))
    let red = try #require(row.indices.first { row[$0] >> 16 == 0xFF && row[$0] & 0xFF < 0xF0 })
    #expect(red - blue == 2)
  }

  /// There are as many lines as an area has room for, of the last four fifths and more.
  @Test(arguments: [(0.3, 1), (1.75, 1), (1.85, 2), (2.75, 2), (2.85, 3)])
  func linesFitTheirArea(_ room: Double, _ count: Int) throws {
    let words = Array(repeating: "some words", count: 12).joined(separator: " ")
    let text = LayerText(words, size: 20, color: LayerColor(0xFF0000), lineLimit: 0)
    let frame = CGRect(x: 20, y: 50, width: 90, height: room * 20 * TextLines.heightShare)
    let column = colors(
      try drawn([layer(frame, look: LayerLook(elements: [.text(text)]))]), x: 30)
    #expect(zip(column, column.dropFirst()).count { $0 == 0xFFFFFF && $1 != $0 } == count)
  }

  /// Without letters a button's title lies on a pill; on a ground of its own it needs none.
  @Test func aButtonIsSeenWithoutLetters() throws {
    func ink(isAction: Bool, ground: LayerColor? = nil) throws -> Int {
      var text = LayerText("Send", size: 17, color: LayerColor(0x0000FF), alignment: .center)
      text.isAction = isAction
      let surface = try drawn([
        layer(
          CGRect(x: 40, y: 40, width: 80, height: 36),
          look: LayerLook(fill: ground, elements: [.text(text)]))
      ])
      return 200 * 300 - surface.histogram()[0xFFFFFF, default: 0]
    }
    #expect(try ink(isAction: true) > 2 * ink(isAction: false))
    let white = LayerColor(0xFFFFFF)
    #expect(try ink(isAction: true, ground: white) == ink(isAction: false, ground: white))
  }
}
