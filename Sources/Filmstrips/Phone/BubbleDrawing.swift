import Foundation
import LayerTrees

/// A message: a round bubble with grey lines for text, or with the text itself.
struct BubbleDrawing {
  let scale: Double
  let palette: PhonePalette
  let isOutgoing: Bool
  /// Distinguishes one message from the next, so that their lines differ.
  let seed: Int
  var text: String?
  var fonts: FontStack?

  /// The share of a full row that the bubble takes.
  var share: Double { [0.56, 0.7, 0.44, 0.62, 0.5, 0.74][abs(seed % 6)] }

  /// Draws the bubble over the whole of a transparent picture.
  func draw(_ context: CairoContext, width: Double, height: Double) {
    let radius = min(18 * scale, height / 2)
    context.rounded(0, 0, width, height, radius: radius)
    context.fill(isOutgoing ? palette.outgoing : palette.incoming)
    if let text, let fonts {
      MessageText(
        text: text, fonts: fonts, scale: scale,
        color: isOutgoing ? LayerColor(0xFFFFFF) : palette.ink
      ).draw(context, width: width, height: height)
    } else if let text {
      drawLines(of: text, context, width: width, height: height)
    } else {
      drawGreek(context, width: width, height: height)
    }
  }

  /// A stroke for each line of the text, as long as the line is.
  private func drawLines(
    of text: String, _ context: CairoContext, width: Double, height: Double
  ) {
    let inset = (14 * scale).rounded()
    let most = max(1, Int((height - 8 * scale) / (20 * scale)))
    let lines = TextLines(size: 17).estimatedWidths(
      of: text, width: (width - 2 * inset) / scale + 0.01
    ).prefix(most)
    guard width > 2 * inset else { return }
    let thickness = max(2, (7 * scale).rounded())
    let pitch = 20 * scale
    let first = (height - Double(lines.count) * pitch) / 2 + (pitch - thickness) / 2
    for (number, length) in lines.enumerated() where length > 0 {
      context.rounded(
        inset, (first + Double(number) * pitch).rounded(),
        max(thickness, min(width - 2 * inset, (length * scale).rounded())), thickness,
        radius: thickness / 2)
    }
    context.fill(isOutgoing ? palette.outgoingText : palette.incomingText)
  }

  private func drawGreek(_ context: CairoContext, width: Double, height: Double) {
    let inset = (14 * scale).rounded()
    let pitch = 20 * scale
    let lines = Int(((height - 12 * scale) / pitch).rounded(.down))
    guard lines > 0, width > 3 * inset else { return }
    let thickness = max(2, (7 * scale).rounded())
    let first = (height - Double(lines) * pitch) / 2 + (pitch - thickness) / 2
    for line in 0..<min(lines, 400) {
      let isLast = line == lines - 1
      let full = width - 2 * inset
      let length = isLast && lines > 1 ? full * [0.55, 0.8, 0.4][abs(seed % 3)] : full
      context.rounded(
        inset, (first + Double(line) * pitch).rounded(), length.rounded(), thickness,
        radius: thickness / 2)
    }
    context.fill(isOutgoing ? palette.outgoingText : palette.incomingText)
  }
}

/// A message's real text in its bubble.
struct MessageText {
  let text: String
  let fonts: FontStack
  let scale: Double
  let color: LayerColor

  /// The text's em and the distance of lines in points, as chats have them.
  private static let size = 17.0
  private var pitch: Double { max(20, Self.size * fonts.lineHeightShare) }
  /// Points between the bubble's edge and its text.
  private static let (side, top) = (14.0, 6.0)

  /// Draws the text into a bubble of that size in pixels.
  func draw(_ context: CairoContext, width: Double, height: Double) {
    let room = (width: width - 2 * Self.side * scale, height: height - 2 * Self.top * scale)
    guard room.width > 4, room.height > 3 else { return }
    FontLibrary.shared.alone {
      let setting = fitting(room)
      let pitch = setting.size * self.pitch / Self.size
      let shown = max(1, min(setting.lines.count, Int(room.height / pitch)))
      let first = (height - Double(shown) * pitch) / 2
      for (number, line) in setting.lines.prefix(shown).enumerated() {
        let middle = first + (Double(number) + 0.5) * pitch
        setting.draw(
          line, context,
          x: Self.side * scale + (line.isRightToLeft ? max(0, room.width - line.width) : 0),
          y: middle + 0.36 * setting.size, color: color)
      }
    }
  }

  /// The text in the largest size that fits, down to three fifths; what then is left is cut.
  private func fitting(_ room: (width: Double, height: Double)) -> TextSetting {
    let whole = text.precomposedStringWithCanonicalMapping
    var share = 1.0
    while true {
      let setting = TextSetting(
        whole, fonts: fonts, size: Self.size * scale * share, width: room.width + 0.01)
      let height = Double(setting.lines.count) * pitch * scale * share
      if height <= room.height + 0.5 || share < 0.65 { return setting }
      share -= 0.1
    }
  }
}
