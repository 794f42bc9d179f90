/// A font as the setting of text needs to know it.
protocol TextFace: AnyObject {
  /// Whether its glyphs are pictures in colours of their own.
  var isColored: Bool { get }

  /// The distance of lines in ems, as the font has it; 0 where it says nothing.
  var lineHeightShare: Double { get }

  /// The number of a character's glyph; nil where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> Int?

  /// How far a glyph moves the pen, in pixels, where the em is `size` pixels.
  func advance(of glyph: Int, size: Double) -> Double
}
