/// Draws films into PNG files.
public struct FilmWriter: Sendable {
  public var renderer: FilmRenderer

  public init(options: FilmOptions = FilmOptions()) { renderer = FilmRenderer(options: options) }

  /// The film as the bytes of an 8-bit PNG file.
  public func png(_ film: Film) throws(FilmError) -> [UInt8] {
    try PictureEncoding.png(renderer.render(film))
  }

  /// Draws the film into a PNG file at `path`; a file there is replaced, none is left half-written.
  public func write(_ film: Film, to path: String) throws(FilmError) {
    try WholeFile.write(png(film), to: path)
  }
}
