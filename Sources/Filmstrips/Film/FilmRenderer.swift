import Compositing
import Foundation
import KeyboardScenes

/// Draws films.
public struct FilmRenderer: Sendable {
  public var options: FilmOptions

  public init(options: FilmOptions = FilmOptions()) { self.options = options }

  /// The film as a picture without alpha; the same film and options give the same pixels.
  public func render(_ film: Film) throws(FilmError) -> CairoSurface {
    try picture(of: film).surface
  }

  /// The film as a picture, and what is to be said about it.
  func picture(
    of film: Film
  ) throws(FilmError) -> (surface: CairoSurface, warnings: [FilmWarning]) {
    try options.validate()
    let scale = options.cellScale(
      screenWidth: Double(film.device.size.width), deviceScale: film.device.scale)
    let geometry = PhoneGeometry(device: film.device, scale: scale)
    let selection = FrameSelection(film, columns: min(options.columns, FilmOptions.mostColumns))
    let zoom = options.zoom.map { _ in ZoomWindow(geometry: geometry) }
    let layout = try FilmLayout(
      film, options: options, selection: selection, scale: scale,
      cellWidth: zoom?.width ?? geometry.body.width,
      cellHeight: zoom?.height ?? geometry.body.height)
    let surface = try CairoSurface(width: layout.width, height: layout.height)
    let context = try CairoContext(surface)
    let fonts = try options.fontStack()
    try FilmDrawing(
      film: film, options: options, geometry: geometry, zoom: zoom, layout: layout,
      palette: FilmPalette.palette(options.appearance),
      stamps: LayerStamps(geometry: geometry, appearance: options.appearance, fonts: fonts),
      context: context
    ).draw()
    try context.finish("draw the film")
    return (surface, FilmWarning.warnings(of: fonts))
  }
}
