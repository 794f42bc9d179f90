import Compositing
import Foundation
import Scenes

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
    let fonts = try options.fontStack()
    let phones = Phones(film, options: options, fonts: fonts)
    let selection = FrameSelection(film, columns: min(options.columns, FilmOptions.mostColumns))
    let layout = try FilmLayout(
      film, options: options, selection: selection, scale: phones.scale,
      cellWidth: phones.cellWidth, cellHeight: phones.cellHeight)
    let surface = try CairoSurface(width: layout.width, height: layout.height)
    let context = try CairoContext(surface)
    try FilmDrawing(
      film: film, options: options, phones: phones, layout: layout,
      palette: FilmPalette.palette(options.appearance), context: context
    ).draw()
    try context.finish("draw the film")
    return (surface, FilmWarning.warnings(of: fonts))
  }
}
