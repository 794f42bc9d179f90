public import FlatPNG

/// Draws films into PNG files.
public struct FilmWriter: Sendable {
  /// The renderer that draws the film.
  public var renderer: FilmRenderer
  /// A strip or an animation.
  public var format: FilmFormat
  /// The encoder of the file.
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
    /// The parts that could not be drawn as they were asked for.
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

/// The form of a film's picture: a strip of frames side by side, or an animation.
public enum FilmFormat: Hashable, Sendable, Codable {
  /// A strip, as a PNG.
  case png
  /// Every refresh of what moves, as an APNG that runs `slowness` times slower than the scene.
  case apng(slowness: Double)

  /// The suffix that distinguishes an animation's file from the strip's; both names end in `.png`.
  public var titleSuffix: String {
    switch self {
    case .png: ""
    case .apng: " animation"
    }
  }
}

extension FilmFormat {
  /// The factors by which an animation may run slower than the scene.
  static let slownessRange = 0.1...1_000

  /// Throws where the format cannot be written.
  public func validate() throws(FilmError) {
    guard case .apng(let slowness) = self, !Self.slownessRange.contains(slowness) else { return }
    throw .invalidOption(name: "slow", value: "\(slowness)", expected: "within 0.1...1000")
  }
}
