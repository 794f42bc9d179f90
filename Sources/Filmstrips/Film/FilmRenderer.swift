import Compositing
import Foundation
import Scenes

/// Draws films.
public struct FilmRenderer: Sendable {
  /// The layout and the look of the films.
  public var options: FilmOptions

  /// Creates a film renderer.
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
    let selection = FrameSelection(film, columns: min(options.columns, FilmOptions.mostColumns))
    let columns = selection?.stretches.reduce(0) { $0 + $1.frames.count } ?? 0
    let phones = Phones(
      film, options: options, fonts: fonts, columns: columns,
      breaks: max(0, (selection?.stretches.count ?? 1) - 1))
    let frames = FilmFrames(film, selection, isPlain: options.isPlain)
    let palette = FilmPalette.palette(options.appearance)
    let legend =
      options.isPlain
      ? nil : Legend(film: film, marks: frames.marks, scale: phones.scale, palette: palette)
    let layout = try FilmLayout(
      film, options: options, selection: selection, legend: legend,
      cellWidth: phones.cellWidth, cellHeight: phones.cellHeight)
    let surface = try CairoSurface(width: layout.width, height: layout.height)
    let context = try CairoContext(surface)
    try FilmDrawing(
      film: film, options: options, phones: phones, layout: layout, legend: legend,
      frames: frames, palette: palette, context: context
    ).draw()
    try context.finish("draw the film")
    return (surface, FilmWarning.warnings(of: film, fonts))
  }
}

extension FilmRenderer {
  /// The times of the frames that a strip shows, in seconds of its longest row, ascending.
  package func shownTimes(of film: Film) -> [Double] {
    let columns = min(options.columns, FilmOptions.mostColumns)
    guard let selection = FrameSelection(film, columns: columns) else { return [] }
    return selection.stretches.flatMap(\.frames).map { selection.reference.times[$0] }
  }

  /// The width of a row's pictures in pixels.
  package func pictureWidth(of film: Film) throws(FilmError) -> Int {
    Phones(film, options: options, fonts: try options.fontStack()).cellWidth
  }
}
