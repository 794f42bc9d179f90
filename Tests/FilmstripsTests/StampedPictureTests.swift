import LayerGeometry
import LayerTrees
import Foundation
import SeededRandom
import Testing

@testable import Filmstrips

/// Pictures that are painted on others, and an app's own pictures in their places.
@Suite struct StampedPictureTests {
  private func paper(_ width: Int, _ height: Int, _ color: UInt32) throws -> CairoContext {
    let context = try CairoContext(CairoSurface(width: width, height: height))
    context.rectangle(0, 0, Double(width), Double(height))
    context.fill(LayerColor(color))
    return context
  }

  @Test("A picture shows at its place as far as the clip and as opaque as is asked for")
  func picturesAreStamped() throws {
    let stamp = try paper(20, 10, 0x000000).surface
    var random = SplitMix64(seed: 61)
    for _ in 0..<40 {
      let (x, y) = (
        Int.random(in: -25...45, using: &random), Int.random(in: -15...35, using: &random)
      )
      let clip = PixelRect(x: 5, y: 4, width: 30, height: 20)
      for (opacity, shown) in [(0.0, 0xFFFFFF), (0.5, 0x808080), (1, 0)] as [(Double, UInt32)] {
        let context = try paper(40, 30, 0xFFFFFF)
        context.stamp(stamp, x: x, y: y, clip: clip, opacity: opacity)
        try context.finish("test")
        let place = PixelRect(x: x, y: y, width: 20, height: 10).intersection(clip)
        for row in 0..<30 {
          for column in 0..<40 {
            let isInside =
              (place.x..<place.maxX).contains(column) && (place.y..<place.maxY).contains(row)
            let level = Int(context.surface.rgb(x: column, y: row) & 255)
            let wanted = Int((isInside ? shown : 0xFFFFFF) & 255)
            guard abs(level - wanted) > 1 else { continue }
            Issue.record("\(opacity) at \(column), \(row)")
            return
          }
        }
      }
    }
  }

  @Test("A picture is stretched over its place, within the clip")
  func picturesAreStretched() throws {
    let stamp = try paper(2, 2, 0x0000FF).surface
    let context = try paper(40, 30, 0xFFFFFF)
    context.stamp(
      stamp, over: PixelRect(x: 4, y: 6, width: 30, height: 9),
      clip: PixelRect(x: 0, y: 0, width: 20, height: 30))
    context.stamp(
      stamp, over: PixelRect(x: 30, y: 20, width: 0, height: 9),
      clip: PixelRect(x: 0, y: 0, width: 40, height: 30))
    try context.finish("test")
    #expect(context.surface.histogram()[0x0000FF] == 16 * 9)
    #expect(
      context.surface.rgb(x: 4, y: 6) == 0x0000FF && context.surface.rgb(x: 19, y: 14) == 0x0000FF)
  }

  @Test("Each part of a picture that is stretched is in the same part of its place")
  func partsOfAPictureAreStretched() throws {
    let stamp = try paper(8, 4, 0x0000FF)
    stamp.rectangle(4, 0, 4, 4)
    stamp.fill(LayerColor(0x00FF00))
    stamp.rectangle(0, 2, 8, 2)
    stamp.fill(LayerColor(0xFF0000))
    try stamp.finish("test")
    let context = try paper(60, 40, 0xFFFFFF)
    context.stamp(
      stamp.surface, over: PixelRect(x: 10, y: 5, width: 40, height: 24),
      clip: PixelRect(x: 0, y: 0, width: 60, height: 40))
    try context.finish("test")
    for (x, y, color) in [
      (13, 8, 0x0000FF), (26, 13, 0x0000FF), (33, 8, 0x00FF00), (47, 13, 0x00FF00),
      (13, 20, 0xFF0000), (47, 26, 0xFF0000), (52, 10, 0xFFFFFF), (30, 32, 0xFFFFFF),
    ] as [(Int, Int, UInt32)] {
      #expect(context.surface.rgb(x: x, y: y) == color, "\(x), \(y)")
    }
  }

  @Test("What is faded shows as a whole, and what is not at once")
  func whatIsDrawnFades() throws {
    for (opacity, level) in [(0.5, 128), (1, 0)] {
      let context = try paper(10, 10, 0xFFFFFF)
      context.faded(opacity) {
        for _ in 0..<2 {
          context.rectangle(2, 2, 4, 4)
          context.fill(LayerColor(0x000000))
        }
      }
      try context.finish("test")
      #expect(abs(Int(context.surface.rgb(x: 3, y: 3) & 255) - level) <= 1)
      #expect(context.surface.rgb(x: 7, y: 3) == 0xFFFFFF)
    }
  }

  @Test("A picture with a size of its own is at its side, and in the middle of the height")
  func picturesHaveAPlace() throws {
    let outline = LayerOutline([
      .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
      .line(CGPoint(x: 0, y: 10)), .close,
    ])
    for (alignment, left) in [(LayerAlignment.left, 10), (.center, 40), (.right, 70)] {
      var picture = LayerPicture()
      picture.canvas = LayerCanvas(
        width: 10, height: 10, elements: [.figure(LayerFigure(outline, fill: LayerColor(0x00FF00)))]
      )
      (picture.width, picture.height, picture.alignment) = (20, 10, alignment)
      let context = try paper(120, 80, 0xFFFFFF)
      PictureDrawing(picture: picture, shape: LayerShape(), palette: .light)
        .draw(context, in: LookDrawing.Area(x: 10, y: 5, width: 80, height: 60, scale: 1))
      try context.finish("test")
      #expect(context.surface.histogram()[0x00FF00] == 20 * 10)
      #expect(context.surface.rgb(x: left, y: 30) == 0x00FF00)
      #expect(context.surface.rgb(x: left + 19, y: 39) == 0x00FF00)
    }
  }
}
