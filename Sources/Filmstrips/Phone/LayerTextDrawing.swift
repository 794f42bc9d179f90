import Foundation
import LayerTrees

/// Text on a layer: strokes as long as its lines, or its letters where there are fonts.
struct LayerTextDrawing {
  let text: LayerText
  /// The distance that the layer's content is scrolled, in points.
  let scroll: Double
  let fonts: FontStack?
  /// True if the layer has a colour or a fill of its own.
  var isOnGround = false

  func draw(_ context: CairoContext, in area: LookDrawing.Area) {
    var place = area.inset(by: text.insets)
    makeRoom(forCaretIn: &place, of: area)
    if text.isAtTop { place.y -= scroll * area.scale }
    guard place.width > 1, text.size > 0 else { return }
    let setting = LetteredText(text: text, fonts: fonts, area: place)
    let share = fonts?.lineHeightShare ?? TextLines.heightShare
    let pitch = text.size * share * area.scale
    let height = Double(setting.widths.count) * pitch
    let top = place.y + (text.isAtTop ? 0 : (place.height - height) / 2)
    for (number, width) in setting.widths.enumerated() {
      let line = top + Double(number) * pitch
      guard line < area.y + area.height, line + pitch > area.y else { continue }
      let x = left(of: width, in: place)
      if text.string.isEmpty { continue }
      if fonts != nil {
        setting.draw(line: number, context, x: x, y: line + pitch * 0.78)
      } else {
        if text.isAction, !isOnGround {
          drawPill(context, x: x, y: line + pitch / 2, width: width, pitch: pitch, in: area)
        }
        stroke(context, x: x, y: line + pitch / 2, width: width, scale: area.scale)
      }
    }
    drawCaret(context, setting.widths, top: top, pitch: pitch, in: place)
  }

  private func left(of width: Double, in place: LookDrawing.Area) -> Double {
    switch text.alignment {
    case .left: place.x
    case .center: place.x + (place.width - width) / 2
    case .right: place.x + place.width - width
    }
  }

  /// The caret is before a placeholder: where it would lie over it, the text moves aside.
  private func makeRoom(forCaretIn place: inout LookDrawing.Area, of area: LookDrawing.Area) {
    guard text.caret != nil, text.isCaretFirst, !text.string.isEmpty else { return }
    let room = text.alignment == .left ? place.x - area.x : .infinity
    let missing = max(0, caretPen(place.scale) + 1 - room)
    place.x += missing
    place.width -= missing
  }

  private func caretPen(_ scale: Double) -> Double { max(1, (2 * scale).rounded()) }

  /// The ground of a title without letters, so that one sees a button.
  private func drawPill(
    _ context: CairoContext, x: Double, y: Double, width: Double, pitch: Double,
    in area: LookDrawing.Area
  ) {
    let height = min(area.height, pitch * 1.35)
    let side = min(height / 2, max(0, (area.width - width) / 2))
    context.rounded(
      (x - side).rounded(), (y - height / 2).rounded(), (width + 2 * side).rounded(),
      height.rounded(), radius: height / 2)
    context.fill(text.color.faded(0.16))
  }

  /// A line's stroke, whose middle is at `y`.
  private func stroke(
    _ context: CairoContext, x: Double, y: Double, width: Double, scale: Double
  ) {
    guard width >= 1 else { return }
    let thickness = max(2, (0.41 * text.size * scale).rounded())
    context.rounded(
      x.rounded(), (y - thickness / 2).rounded(), max(thickness, width.rounded()), thickness,
      radius: thickness / 2)
    context.fill(text.color.greeked(isBold: text.isBold))
  }

  private func drawCaret(
    _ context: CairoContext, _ widths: [Double], top: Double, pitch: Double,
    in place: LookDrawing.Area
  ) {
    guard let color = text.caret else { return }
    let line = text.isCaretFirst || text.string.isEmpty ? 0 : widths.count - 1
    let width = text.string.isEmpty ? 0 : widths[line]
    let start = left(of: width, in: place)
    let x = text.isCaretFirst || text.string.isEmpty ? start : start + width + place.scale
    let y = top + Double(line) * pitch
    let pen = caretPen(place.scale)
    let isBefore = text.isCaretFirst && !text.string.isEmpty
    context.rectangle(
      min(isBefore ? x - pen - 1 : x, place.x + place.width - pen).rounded(), y.rounded(), pen,
      pitch.rounded())
    context.fill(color)
  }
}

/// The lines of a text within an area, in pixels.
private struct LetteredText {
  let widths: [Double]
  private let setting: TextSetting?
  private let text: LayerText

  init(text: LayerText, fonts: FontStack?, area: LookDrawing.Area) {
    self.text = text
    let isOneLine = text.lineLimit == 1
    let most =
      text.lineLimit > 0
      ? text.lineLimit
      : text.isAtTop
        ? 400
        : max(
          1,
          Int(
            area.height
              / (text.size * (fonts?.lineHeightShare ?? TextLines.heightShare) * area.scale) + 0.2))
    if let fonts {
      let setting = FontLibrary.shared.alone {
        TextSetting(
          isOneLine ? text.string.onOneLine : text.string, fonts: fonts,
          size: text.size * area.scale, width: isOneLine ? .infinity : area.width + 0.5)
      }
      self.setting = isOneLine ? setting.cut(to: area.width + 0.5, fonts: fonts) : setting
      widths = (self.setting?.lines ?? []).prefix(most).map(\.width)
    } else {
      setting = nil
      let lines = TextLines(size: text.size).estimatedWidths(
        of: isOneLine ? text.string.onOneLine : text.string,
        width: isOneLine ? .infinity : area.width / area.scale + 0.01)
      widths = lines.prefix(most).map { min(area.width, $0 * area.scale) }
    }
  }

  func draw(line: Int, _ context: CairoContext, x: Double, y: Double) {
    guard let setting, setting.lines.indices.contains(line) else { return }
    FontLibrary.shared.alone {
      setting.draw(
        setting.lines[line], context, x: x, y: y, color: text.color, isBold: text.isBold)
    }
  }
}

extension String {
  fileprivate var onOneLine: String {
    contains(where: \.isNewline)
      ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

extension LayerColor {
  /// The colour of a stroke in place of text: paler than letters are, for there is more of it.
  func greeked(isBold: Bool) -> LayerColor {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let share =
      if high - low > 0.25 {
        0.75
      } else if high > 0.6 {
        isBold ? 0.72 : 0.5
      } else {
        isBold ? 0.55 : 0.34
      }
    return LayerColor(
      red: red, green: green, blue: blue, alpha: max(min(alpha, 0.16), alpha * share))
  }
}
