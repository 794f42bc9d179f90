/// How a film is laid out and drawn.
public struct FilmOptions: Hashable, Sendable {
  /// What part of the screen the cells show.
  public enum Zoom: String, Hashable, Sendable, CaseIterable {
    /// A band around the seam, a pixel of the picture for each of the device's.
    case seam
  }

  /// The most frames that a row shows; fewer where fewer refreshes have motion, never above 2,000.
  public var columns: Int
  /// On how many lines a row's frames are spread at least.
  public var lines: Int
  /// The greatest width of the picture in pixels, at which lines wrap; nil for one line.
  public var width: Int?
  /// Pixels per point of the phones; nil for cells about 196 px wide.
  public var scale: Double?
  public var appearance: Appearance
  public var zoom: Zoom?

  public init(
    columns: Int = 8,
    lines: Int = 1,
    width: Int? = nil,
    scale: Double? = nil,
    appearance: Appearance = .light,
    zoom: Zoom? = nil
  ) {
    self.columns = columns
    self.lines = lines
    self.width = width
    self.scale = scale
    self.appearance = appearance
    self.zoom = zoom
  }
}

extension FilmOptions {
  static let mostColumns = 2_000

  /// Throws `invalidOption` where no film can be drawn with the options.
  public func validate() throws(FilmError) {
    for (name, value) in [("columns", columns), ("rows", lines), ("width", width ?? 1)]
    where value < 1 {
      throw .invalidOption(name: name, value: "\(value)", expected: "1 or more")
    }
    if let scale, !(0.05...8).contains(scale) {
      throw .invalidOption(name: "scale", value: "\(scale)", expected: "within 0.05...8")
    }
  }

  /// Half a pixel per point; less for screens wider than a phone's, more for tiny ones.
  func cellScale(screenWidth: Double, deviceScale: Double) -> Double {
    if let scale { return scale }
    if zoom == .seam { return min(8, max(1, deviceScale)) }
    guard screenWidth > 0, screenWidth.isFinite else { return 0.5 }
    let natural =
      screenWidth > 480 ? 280 / screenWidth : screenWidth < 240 ? 120 / screenWidth : 0.5
    return min(8, max(0.05, natural))
  }
}
