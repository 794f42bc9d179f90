import Compositing
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import TestSupport
import Testing

/// What cuts off a layer as it is painted: clips, round corners and masks, in points of the screen.
struct PaintedClipTests {
  private func painted(_ layers: [HandmadeLayer]) -> [PaintedLayer] {
    Compositor(HandmadeScene(layers).playback).frame(0).layers
  }

  private func box(
    _ frame: CGRect, look: LayerLook? = nil, masks: Bool = true, inside: [HandmadeLayer]
  ) -> HandmadeLayer {
    var box = HandmadeLayer(
      frame: frame, color: HandmadeLayer.white, masks: masks, inside: inside)
    box.look = look
    return box
  }

  private static let frame = CGRect(x: 20, y: 30, width: 100, height: 80)

  /// Round corners cut off what is inside a layer that masks to its bounds, and not the layer.
  @Test(arguments: [(true, 12.0, true), (false, 12, false), (true, 0, false)])
  func roundCornersCutOffWhatIsInside(_ masks: Bool, _ radius: Double, _ isCut: Bool) {
    let shape = LayerShape(radius: radius, corners: .topLeft)
    let layers = painted([
      box(
        Self.frame, look: LayerLook(shape: shape), masks: masks, inside: [.cover(0, 0, 10, 10)])
    ])
    #expect(layers.count == 2 && layers[0].rounding == nil)
    #expect(
      layers[1].rounding == (isCut ? RoundedClip(rect: Self.frame, shape: shape, unit: 1) : nil))
    #expect(layers[1].clip == (masks ? Self.frame : HandmadeScene.screen))
  }

  /// A mask cuts off the layer itself as well, and a point of it is as long as it is scaled.
  @Test(arguments: [1.0, 2, 0.5]) func aMaskCutsOffTheLayerItself(_ scale: Double) {
    var shape = LayerShape(radius: 12)
    shape.mask = LayerOutline([.move(.zero), .line(CGPoint(x: 50, y: 40)), .close])
    var layer = box(Self.frame, look: LayerLook(shape: shape), inside: [.cover(45, 40, 10, 10)])
    layer.transform = CGAffineTransform(scaleX: scale, y: scale)
    let layers = painted([layer])
    let rect = CGRect(
      x: 70 - 50 * scale, y: 70 - 40 * scale, width: 100 * scale, height: 80 * scale)
    #expect(layers.count == 2)
    for painted in layers {
      #expect(painted.rounding == RoundedClip(rect: rect, shape: shape, unit: scale))
    }
    // Its own points are not scaled.
    #expect(layers[0].bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(layers[0].frame == rect)
  }

  /// A quarter turn leaves the length of a point as it is.
  @Test func aTurnKeepsTheLengthOfAPoint() throws {
    var shape = LayerShape()
    shape.mask = LayerOutline([.move(.zero), .line(CGPoint(x: 50, y: 40)), .close])
    var layer = box(Self.frame, look: LayerLook(shape: shape), inside: [])
    layer.transform = CGAffineTransform(a: 0, b: 3, c: -3, d: 0, tx: 0, ty: 0)
    let rounding = try #require(painted([layer]).first?.rounding)
    #expect(rounding.unit == 3 && rounding.shape == shape)
  }

  /// Clips add up, and what they leave nothing of is not painted.
  @Test func clipsAddUp() {
    let inner = box(CGRect(x: 60, y: 40, width: 100, height: 80), inside: [.cover(0, 0, 90, 70)])
    let layers = painted([box(Self.frame, inside: [inner, .cover(200, 0, 10, 10)])])
    let both = CGRect(x: 80, y: 70, width: 40, height: 40)
    #expect(layers.map(\.clip) == [HandmadeScene.screen, Self.frame, both])
    #expect(layers.map(\.order) == [0, 0, 0])
    let beyond = box(CGRect(x: 100, y: 0, width: 50, height: 50), inside: [.cover(0, 0, 9, 9)])
    #expect(painted([box(Self.frame, inside: [beyond])]).count == 1)
  }

  /// A figure that reaches into a clip is painted although its layer's rectangle is beyond.
  @Test(arguments: [(-400.0, false), (-299, true), (-309, true), (-310, false)])
  func aFigureReachesBeyondItsLayer(_ x: Double, _ isPainted: Bool) {
    let outline = LayerOutline([
      .move(CGPoint(x: x, y: 0)), .line(CGPoint(x: x + 10, y: 10)), .close,
    ])
    var layer = HandmadeLayer(frame: CGRect(x: 300, y: 0, width: 10, height: 10))
    layer.look = LayerLook(
      elements: [.figure(LayerFigure(outline, fill: HandmadeLayer.white))])
    #expect(painted([layer]).count == (isPainted ? 1 : 0))
  }
}
