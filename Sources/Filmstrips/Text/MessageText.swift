import Foundation
import LayerTrees

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
