import Foundation
import Scenes

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

  /// Nothing where the app fills the screen.
  private var windowText: String {
    guard let window = film.window else { return "" }
    let parts = [window.width, window.height, window.minX, window.minY].map {
      Figures.plain(Double($0))
    }
    return "window \(parts[0]) × \(parts[1]) at (\(parts[2]), \(parts[3]))"
  }

  private var subtitle: String {
    let device = film.device
    let size =
      "\(Figures.plain(Double(device.size.width))) × \(Figures.plain(Double(device.size.height))) pt"
    return [
      device.name, "\(size) at \(Figures.plain(device.scale))×", windowText, film.system,
      "\(Figures.plain(film.rate)) Hz",
    ].filter { !$0.isEmpty }.joined(separator: "   ·   ")
  }
}
