public import FlatPNG
/// Draws films into PNG files.
public struct FilmWriter: Sendable {
  /// What draws the film.
  public var renderer: FilmRenderer
  /// A strip or an animation.
  public var format: FilmFormat
  /// What writes the file.
  public var encoder: PNGEncoder

  /// A writer whose pictures are each encoded by `parallelism` threads.
  public init(
    options: FilmOptions = FilmOptions(), format: FilmFormat = .png, parallelism: Int = 1
  ) {
    renderer = FilmRenderer(options: options)
    self.format = format
    encoder = PNGEncoder(parallelism: parallelism)
  }

  /// A film as the bytes of a file, and what is to be said about it.
  public struct File: Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]
    /// What could not be drawn as it was asked for.
    public let warnings: [FilmWarning]
  }

  /// The film as the bytes of an 8-bit PNG or APNG file.
  public func file(_ film: Film) throws(FilmError) -> File {
    switch format {
    case .png:
      let picture = try renderer.picture(of: film)
      let bytes = try PictureEncoding.png(picture.surface) { pixels in
        guard let colors = renderer.options.colors else { return encoder.encode(pixels) }
        return IndexedEncoder(colors: colors).encode(pixels)
      }
      return File(bytes: bytes, warnings: picture.warnings)
    case .apng(let slowness):
      let animation = FilmAnimation(
        options: renderer.options, slowness: slowness, encoder: encoder)
      return try animation.file(film)
    }
  }

  /// The film as the bytes of an 8-bit PNG file.
  public func png(_ film: Film) throws(FilmError) -> [UInt8] { try file(film).bytes }

  /// Draws the film into a file at `path`; a file there is replaced, none is left half-written.
  @discardableResult
  public func write(_ film: Film, to path: String) throws(FilmError) -> [FilmWarning] {
    let file = try file(film)
    try WholeFile.write(file.bytes, to: path)
    return file.warnings
  }
}
