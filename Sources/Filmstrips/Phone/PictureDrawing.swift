import Foundation
import LayerTrees

/// A picture's placeholder: a symbol in its colour, or a quiet tile for anything else.
struct PictureDrawing {
  let picture: LayerPicture
  /// The shape of the layer that it lies on.
  let shape: LayerShape
  let palette: PhonePalette
  var fonts: FontStack?

  func draw(_ context: CairoContext, in area: LookDrawing.Area) {
    var place = area.inset(by: picture.insets)
    if picture.width > 0, picture.height > 0 {
      let (width, height) = (picture.width * area.scale, picture.height * area.scale)
      place.y += (place.height - height) / 2
      switch picture.alignment {
      case .left: break
      case .center: place.x += (place.width - width) / 2
      case .right: place.x += place.width - width
      }
      (place.width, place.height) = (width, height)
    }
    guard place.width >= 1, place.height >= 1 else { return }
    if let canvas = picture.canvas {
      draw(canvas, context, in: place)
    } else if picture.isSymbol || picture.color != nil {
      SymbolDrawing(name: picture.name ?? "", color: picture.color ?? palette.softInk)
        .draw(context, in: place)
    } else {
      drawTile(context, in: place)
    }
  }

  /// Draws the app's own drawing, stretched to its place, within the layer's corners.
  private func draw(
    _ canvas: LayerCanvas, _ context: CairoContext, in place: LookDrawing.Area
  ) {
    guard canvas.width > 0, canvas.height > 0 else { return }
    var area = LookDrawing.Area(
      x: place.x, y: place.y, width: place.width, height: place.height,
      scale: place.width / canvas.width)
    area.scaleY = place.height / canvas.height
    let outline = ShapeDrawing(shape: shape, scale: place.scale)
    context.clippedToPath({
      outline.trace(context, x: place.x, y: place.y, width: place.width, height: place.height)
    }) {
      LookDrawing(
        look: LayerLook(elements: canvas.elements), color: nil,
        bounds: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height),
        palette: palette, fonts: fonts
      ).drawElements(context, in: area)
    }
  }

  /// A tile with a landscape on it; a round one has a person's outline.
  private func drawTile(_ context: CairoContext, in place: LookDrawing.Area) {
    let side = min(place.width, place.height)
    let outline = ShapeDrawing(shape: shape, scale: place.scale)
    let tint = self.tint
    outline.trace(context, x: place.x, y: place.y, width: place.width, height: place.height)
    context.fill(tint.ground)
    guard side >= 9 else { return }
    let isRound = shape.corners == .all && shape.radius * place.scale >= side * 0.4
    context.clippedToPath({
      outline.trace(context, x: place.x, y: place.y, width: place.width, height: place.height)
    }) {
      isRound ? drawPerson(context, place, tint.mark) : drawLandscape(context, place, tint.mark)
    }
  }

  private func drawPerson(
    _ context: CairoContext, _ place: LookDrawing.Area, _ color: LayerColor
  ) {
    let (x, y, side) = (
      place.x + place.width / 2, place.y + place.height / 2, min(place.width, place.height)
    )
    context.circle(x, y - side * 0.1, radius: side * 0.18)
    context.circle(x, y + side * 0.5, radius: side * 0.34)
    context.fill(color)
  }

  private func drawLandscape(
    _ context: CairoContext, _ place: LookDrawing.Area, _ color: LayerColor
  ) {
    let side = min(place.width, place.height)
    let (x, bottom) = (place.x, place.y + place.height)
    context.move(x, bottom)
    context.line(x, bottom - side * 0.22)
    context.line(x + place.width * 0.32, bottom - side * 0.5)
    context.line(x + place.width * 0.56, bottom - side * 0.26)
    context.line(x + place.width * 0.72, bottom - side * 0.4)
    context.line(x + place.width, bottom - side * 0.16)
    context.line(x + place.width, bottom)
    context.close()
    context.fill(color)
    context.circle(x + place.width * 0.72, place.y + side * 0.3, radius: side * 0.09)
    context.fill(color)
  }

  /// One of a few quiet colours, always the same for a name.
  private var tint: (ground: LayerColor, mark: LayerColor) {
    let isDark = palette.isDark
    guard let name = picture.name else {
      return isDark
        ? (LayerColor(0x33383F), LayerColor(0x4A515B))
        : (LayerColor(0xE1E5EA), LayerColor(0xC6CCD4))
    }
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let tints: [(UInt32, UInt32)] =
      isDark
      ? [
        (0x2B3B4E, 0x3D536D), (0x32443A, 0x476153), (0x4A3D2E, 0x685640), (0x453243, 0x61475E),
        (0x2C4447, 0x3F6064), (0x3B3850, 0x534F70),
      ]
      : [
        (0xD3E2F4, 0xB4CDEA), (0xD6EADB, 0xB8D9C1), (0xF6E4CC, 0xEBCDA5), (0xF1D9E6, 0xE2BBD0),
        (0xD2EBEC, 0xB0D8DA), (0xE1DDF4, 0xC8C1E8),
      ]
    let chosen = tints[Int(hash % UInt32(tints.count))]
    return (LayerColor(chosen.0), LayerColor(chosen.1))
  }
}
