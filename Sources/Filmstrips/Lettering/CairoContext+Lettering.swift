import LayerTrees

/// Where a line of text stands against its place.
enum TextAlignment: Sendable {
  case left, center, right
}

extension CairoContext {
  /// Letters a line of text that stands on the pixel row above `y`.
  ///
  /// `x` is the left end, middle or right end of the line, as `alignment` says.
  func letter(
    _ text: String, x: Double, y: Double, _ lettering: Lettering, _ color: LayerColor,
    _ alignment: TextAlignment = .left
  ) {
    var left = x.rounded()
    switch alignment {
    case .left: break
    case .center: left = (x - lettering.width(of: text) / 2).rounded()
    case .right: left = (x - lettering.width(of: text)).rounded()
    }
    let pen = lettering.penWidth
    var place = PenPlace(
      x: left + (pen.rounded() / 2), y: y.rounded() - pen.rounded() / 2, lettering: lettering)
    for character in text {
      let glyph = GlyphTable.glyph(character)
      trace(glyph, at: place)
      place.x += lettering.advance(glyph)
    }
    stroke(color, width: pen)
  }

  private func trace(_ glyph: StrokeGlyph, at place: PenPlace) {
    let stretch = place.stretch(glyph)
    for step in glyph.steps {
      switch step {
      case .move(let x, let y): move(place.x + x * stretch, place.row(y))
      case .line(let x, let y): line(place.x + x * stretch, place.row(y))
      case .dot(let x, let y):
        move(place.x + x * stretch, place.row(y))
        line(place.x + x * stretch, place.row(y))
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        curve(
          place.x + x1 * stretch, place.row(y1), place.x + x2 * stretch, place.row(y2),
          place.x + x * stretch, place.row(y))
      }
    }
  }
}

/// Where a letter's origin stands, and how the grid's heights become pixel rows.
private struct PenPlace {
  var x: Double
  let y: Double
  let lettering: Lettering

  func stretch(_ glyph: StrokeGlyph) -> Double {
    glyph.width > 0 ? lettering.glyphWidth(glyph) / glyph.width : lettering.unit
  }

  /// Baseline, small letters' and capitals' heights are whole pixels; the rest lies between.
  func row(_ height: Double) -> Double {
    let unit = lettering.unit
    let pixels: Double =
      switch height {
      case ..<0: height * unit
      case ..<10: height / 10 * lettering.smallHeight
      case ..<14:
        lettering.smallHeight
          + (height - 10) / 4 * (lettering.capitalHeight - lettering.smallHeight)
      default: lettering.capitalHeight + (height - 14) * unit
      }
    return y - pixels
  }
}
