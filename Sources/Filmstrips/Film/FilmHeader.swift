import Foundation
import KeyboardScenes

/// The film's title and the line that says what was filmed.
struct FilmHeader {
  let film: Film
  let left: Int
  /// Where text must end.
  let right: Int
  let palette: FilmPalette
  let context: CairoContext

  func draw() {
    let room = Double(right - left)
    let left = Double(left)
    let top = Double(FilmLayout.Measure.topMargin)
    context.letter(
      Lettering.title.fitting(film.title, width: room), x: left, y: top + 19, .title, palette.ink)
    context.letter(
      Lettering.text.fitting(subtitle, width: room), x: left, y: top + 45, .text, palette.softInk)
  }

  private var subtitle: String {
    let device = film.device
    let size =
      "\(Figures.plain(Double(device.size.width))) × \(Figures.plain(Double(device.size.height))) pt"
    return [
      device.name, "\(size) at \(Figures.plain(device.scale))×", film.system,
      "\(Figures.plain(film.rate)) Hz",
    ].filter { !$0.isEmpty }.joined(separator: "   ·   ")
  }
}
