import FlatPNG
import Foundation
import Scenes

/// The layout and the look of a film.
public struct FilmOptions: Hashable, Sendable, Codable {
  /// A part of the screen that the cells show.
  public enum Zoom: String, Hashable, Sendable, CaseIterable, Codable {
    /// A band around the seam, a pixel of the picture for each of the device's.
    case seam
  }

  /// The most frames that a row shows; fewer where fewer refreshes have motion, never above 2,000.
  public var columns: Int
  /// On how many lines a row's frames are spread at least.
  public var lines: Int
  /// The greatest width of the picture in pixels, at which lines wrap; nil for about 1,200, as
  /// wide as code hosts show a picture legibly, or for what a single column takes.
  public var width: Int?
  /// Pixels per point of the phones; nil for cells about 196 px wide.
  public var scale: Double?
  /// Light or dark.
  public var appearance: Appearance
  /// The part of the screen that is shown; nil for all of it.
  public var zoom: Zoom?
  /// The fonts of the messages' text, asked in this order; none for grey lines in its place.
  public var fonts: [FontReference]
  /// The most colours of a strip, 2 to 256, for a smaller file; nil for all that it has.
  public var colors: Int?
  /// True for the phones alone, without marks, verdicts and plots.
  public var isPlain: Bool

  /// Creates a film options.
  public init(
    columns: Int = 8,
    lines: Int = 1,
    width: Int? = nil,
    scale: Double? = nil,
    appearance: Appearance = .light,
    zoom: Zoom? = nil,
    fonts: [FontReference] = [],
    colors: Int? = nil,
    isPlain: Bool = false
  ) {
    self.columns = columns
    self.lines = lines
    self.width = width
    self.scale = scale
    self.appearance = appearance
    self.zoom = zoom
    self.fonts = fonts
    self.colors = colors
    self.isPlain = isPlain
  }
}

extension FilmOptions {
  static let mostColumns = 2_000

  /// The width at which lines wrap where none is asked for: with several rows, whose phones are
  /// smaller so that each row is one line, it is a little greater.
  static func standardWidth(rows: Int) -> Int { rows > 1 ? 1_400 : 1_200 }

  /// Throws `invalidOption` where no film can be drawn with the options.
  public func validate() throws(FilmError) {
    for (name, value) in [("columns", columns), ("rows", lines), ("width", width ?? 1)]
    where value < 1 {
      throw .invalidOption(name: name, value: "\(value)", expected: "1 or more")
    }
    if let colors, !IndexedEncoder.sizes.contains(colors) {
      throw .invalidOption(name: "colors", value: "\(colors)", expected: "within 2...256")
    }
    if let scale, !(0.05...8).contains(scale) {
      throw .invalidOption(name: "scale", value: "\(scale)", expected: "within 0.05...8")
    }
  }

  /// Throws `cannotReadFont` where one of the fonts is missing or is no font.
  public func openFonts() throws(FilmError) { _ = try fontStack() }

  /// The fonts, opened; nil without any.
  func fontStack() throws(FilmError) -> FontStack? {
    fonts.isEmpty ? nil : FontStack(try FontLibrary.shared.open(fonts))
  }

  /// The cells' scale for a film of that many columns and breaks between them: phones of several
  /// rows shrink, to a half at most, so that a row is one line where neither scale nor
  /// width.
  func cellScale(of film: Film, columns: Int, breaks: Int) -> Double {
    let size = film.device.size
    let natural = cellScale(screenWidth: Double(size.width), deviceScale: film.device.scale)
    guard scale == nil, width == nil, zoom == nil, lines == 1, film.rows.count > 1, !film.turns,
      columns > 0, size.width > 0
    else { return natural }
    let sides = FilmLayout.Measure.leftMargin + FilmLayout.Measure.rightMargin
    let room =
      Double(
        Self.standardWidth(rows: film.rows.count) - sides - breaks * FilmLayout.Measure.breakWidth)
      / Double(columns) - Double(FilmLayout.Measure.gutter) - 12
    return min(natural, max(natural * 0.5, room / Double(size.width)))
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

/// The appearance of the phone and of the paper around it.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
