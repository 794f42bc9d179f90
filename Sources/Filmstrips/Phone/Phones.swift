import Compositing
import Detectors
import Foundation
import Scenes

/// A film's phone as it is held: upright, and on its side where the scene turns it.
struct Phones {
  /// The phone in one position, with its pictures.
  struct Phone {
    let geometry: PhoneGeometry
    let stamps: LayerStamps
    /// The pictures of a screen that shows itself for dark surroundings.
    let darkStamps: LayerStamps
    let zoom: ZoomWindow?

    /// The size of the part that a cell shows, in pixels.
    var width: Int { zoom?.width ?? geometry.body.width }
    var height: Int { zoom?.height ?? geometry.body.height }
  }

  private let phones: [Phone]
  /// True if nothing is drawn over the screens.
  private let isPlain: Bool
  /// The fonts of the film; nil without any.
  let fonts: FontStack?
  /// The scale in pixels per point.
  let scale: Double
  /// The size in pixels of a cell that any position fits into.
  let cellWidth: Int
  let cellHeight: Int

  /// The phones of a film; of a strip, that many columns and breaks have to fit.
  init(
    _ film: Film, options: FilmOptions, fonts: FontStack?, columns: Int = 0, breaks: Int = 0
  ) {
    let scale = options.cellScale(of: film, columns: columns, breaks: breaks)
    let positions = film.turns ? [Device.Orientation.portrait, .landscape] : [.portrait]
    let phones = positions.map { position in
      let geometry = PhoneGeometry(device: film.device.turned(to: position), scale: scale)
      return Phone(
        geometry: geometry,
        stamps: LayerStamps(geometry: geometry, appearance: options.appearance, fonts: fonts),
        darkStamps: LayerStamps(
          geometry: geometry, appearance: .dark, on: options.appearance, fonts: fonts),
        zoom: options.zoom.map { _ in ZoomWindow(geometry: geometry, app: film.window) })
    }
    self.phones = phones
    self.fonts = fonts
    isPlain = options.isPlain
    self.scale = scale
    cellWidth = phones.map(\.width).max() ?? 1
    cellHeight = phones.map(\.height).max() ?? 1
  }

  /// The phone as a frame shows it.
  subscript(frame: MarkedFrame) -> Phone {
    phones.first { $0.geometry.device.orientation == frame.orientation } ?? phones[0]
  }

  /// Draws a frame, or its picture, in the middle of the cell whose corner is at (`x`, `y`).
  func draw(
    _ frame: MarkedFrame, reading: SeamReading?, picture: FramePicture? = nil, x: Int, y: Int,
    palette: FilmPalette,
    context: CairoContext
  ) throws(FilmError) {
    let phone = self[frame]
    try PhoneCell(
      geometry: phone.geometry, stamps: frame.isDark ? phone.darkStamps : phone.stamps,
      palette: palette, context: context,
      picture: picture, isPlain: isPlain
    ).draw(
      frame, reading: reading, zoom: phone.zoom, x: x + (cellWidth - phone.width) / 2,
      y: y + (cellHeight - phone.height) / 2)
  }
}

/// The part of the screen around the seam that a zoomed cell shows.
struct ZoomWindow {
  let geometry: PhoneGeometry
  let width: Int
  let height: Int
  /// The right edge of the app's window, in pixels of the screen.
  private let right: Int

  init(geometry: PhoneGeometry, app: CGRect? = nil) {
    self.geometry = geometry
    right = app.map { geometry.pixels($0).maxX } ?? geometry.width
    width = max(1, min(geometry.width, 208))
    height = max(1, min(geometry.height, 280))
  }

  /// The window in pixels of the screen: at the app's right edge, the seam in its middle.
  func rect(_ reading: SeamReading?) -> PixelRect {
    let bottom = Double(geometry.device.size.height)
    let middle = reading.map { ($0.barBottom + min($0.keyboardTop, bottom)) / 2 } ?? bottom
    let top = PhoneGeometry.pixels(middle * geometry.scale) - height / 2
    return PixelRect(
      x: max(0, right - width), y: max(0, min(top, geometry.height - height)), width: width,
      height: height)
  }
}
