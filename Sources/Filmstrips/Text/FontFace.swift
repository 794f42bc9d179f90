import CCairo
import Foundation

/// A font as the setting of text needs to know it.
protocol TextFace: AnyObject {
  /// True if its glyphs are pictures in colours of their own.
  var isColored: Bool { get }

  /// The distance of lines in ems, as the font has it; 0 where it says nothing.
  var lineHeightShare: Double { get }

  /// The number of a character's glyph; nil where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> Int?

  /// The distance that a glyph moves the pen, in pixels, where the em is `size` pixels.
  func advance(of glyph: Int, size: Double) -> Double
}

extension TextFace {
  var lineHeightShare: Double { 0 }
}

/// A face of a font file, opened by FreeType; it lives as long as the process.
///
/// cairo keeps fonts beyond their last use, so that a face cannot be closed before cairo has
/// forgotten it. Faces are not for several threads at once: `FontLibrary` hands them out.
final class FontFace: TextFace {
  private let face: FT_Face
  private let font: OpaquePointer
  private let options: OpaquePointer
  private var scaledFonts: [Double: OpaquePointer] = [:]

  let isColored: Bool
  /// The file and the face's place in it.
  let reference: FontReference
  let lineHeightShare: Double

  /// Opens a face with the library; `check` turns a status of FreeType into an error.
  init(_ reference: FontReference, library: FT_Library) throws(FilmError) {
    var opened: FT_Face?
    let status = FT_New_Face(library, reference.path, FT_Long(reference.index), &opened)
    guard status == 0, let opened else {
      throw .cannotReadFont(path: reference.path, reason: Self.reason(reference, status, library))
    }
    guard let made = cairo_ft_font_face_create_for_ft_face(opened, 0),
      cairo_font_face_status(made) == CAIRO_STATUS_SUCCESS,
      let options = cairo_font_options_create()
    else {
      FT_Done_Face(opened)
      throw .cannotReadFont(path: reference.path, reason: "cairo cannot use it")
    }
    face = opened
    self.reference = reference
    let (units, height) = (opened.pointee.units_per_EM, opened.pointee.height)
    lineHeightShare = units > 0 ? Double(height) / Double(units) : 0
    font = made
    // FT_FACE_FLAG_COLOR: a macro that Swift does not see.
    isColored = opened.pointee.face_flags & (1 << 14) != 0
    // Whole outlines at any place: what fits the pixels differs between versions.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    self.options = options
  }

  /// The reason, in words, why a face could not be opened.
  private static func reason(
    _ reference: FontReference, _ status: FT_Error, _ library: FT_Library
  ) -> String {
    guard let file = fopen(reference.path, "rb") else { return String(cString: strerror(errno)) }
    fclose(file)
    var any: FT_Face?
    guard FT_New_Face(library, reference.path, -1, &any) == 0, let any else {
      return "it is not a font that FreeType can read"
    }
    defer { FT_Done_Face(any) }
    let count = any.pointee.num_faces
    guard reference.index < count else {
      return
        "it has \(count) face\(count == 1 ? "" : "s"), counted from #0, and no #\(reference.index)"
    }
    return "FreeType reports error \(status)"
  }

  func glyph(of scalar: Unicode.Scalar) -> Int? {
    let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return index == 0 ? nil : Int(index)
  }

  func advance(of glyph: Int, size: Double) -> Double {
    guard let scaled = scaledFont(size) else { return 0 }
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
    return extents.x_advance
  }

  /// The font at an em of `size` pixels; nil where cairo refuses it.
  private func scaledFont(_ size: Double) -> OpaquePointer? {
    if let known = scaledFonts[size] { return known }
    var (em, page) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&em, size, size)
    cairo_matrix_init_identity(&page)
    guard let made = cairo_scaled_font_create(font, &em, &page, options),
      cairo_scaled_font_status(made) == CAIRO_STATUS_SUCCESS
    else { return nil }
    scaledFonts[size] = made
    return made
  }

  /// Draws glyphs: outlines as a filled path, pictures as they are.
  func draw(
    _ glyphs: [cairo_glyph_t], size: Double, isBold: Bool = false, _ context: CairoContext
  ) {
    guard let scaled = scaledFont(size) else { return }
    cairo_set_scaled_font(context.pointer, scaled)
    if isColored {
      cairo_show_glyphs(context.pointer, glyphs, Int32(glyphs.count))
    } else {
      cairo_glyph_path(context.pointer, glyphs, Int32(glyphs.count))
      if isBold {
        cairo_set_line_width(context.pointer, size * 0.04)
        cairo_stroke_preserve(context.pointer)
      }
      cairo_fill(context.pointer)
    }
  }
}

/// A font by the file it is in, and by its number where a file holds several.
public struct FontReference: Hashable, Sendable, Codable {
  /// The font file.
  public let path: String
  /// The face's place in a collection, from 0.
  public let index: Int

  /// Creates a font reference.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }

  /// Reads `PATH` or `PATH#index`; a `#` without digits behind it belongs to the path.
  public init(argument: String) {
    guard let mark = argument.lastIndex(of: "#"), mark > argument.startIndex,
      let index = Int(argument[argument.index(after: mark)...]), (0...0x7FFF).contains(index),
      !FileManager.default.fileExists(atPath: argument)
    else {
      self.init(path: argument)
      return
    }
    self.init(path: String(argument[..<mark]), index: index)
  }
}
