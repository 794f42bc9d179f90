import Foundation

/// HarfBuzz, where the system has it: which glyphs a run of joined or reordered letters has.
///
/// It is looked for when it is first needed, so that the package builds and runs without it.
final class TextShaper: @unchecked Sendable {
  /// Nil where the system has no HarfBuzz.
  static let shared = TextShaper()

  /// A glyph of a run, from left to right.
  struct Glyph {
    let index: Int
    /// The place in UTF-16 units of the character that it belongs to.
    let place: Int
    /// In ems.
    let advance: Double
    let shift: Double
    let rise: Double
  }

  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer?) -> Void
  private typealias OpenFile = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias MakeFace = @convention(c) (OpaquePointer?, UInt32) -> OpaquePointer?
  private typealias MakeFont = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias Number = @convention(c) (OpaquePointer?) -> UInt32
  private typealias SetNumber = @convention(c) (OpaquePointer?, UInt32) -> Void
  private typealias AddText = @convention(c) (
    OpaquePointer?, UnsafePointer<UInt16>?, Int32, UInt32, Int32
  ) -> Void
  private typealias Shape = @convention(c) (
    OpaquePointer?, OpaquePointer?, UnsafeRawPointer?, UInt32
  ) -> Void
  private typealias List = @convention(c) (
    OpaquePointer?, UnsafeMutablePointer<UInt32>?
  ) -> UnsafeRawPointer?

  private let makeBuffer: Make
  private let freeBuffer: Free
  private let openBlob: OpenFile
  private let makeFace: MakeFace
  private let makeFont: MakeFont
  private let unitsPerEm: Number
  private let addText: AddText
  private let setDirection: SetNumber
  private let guess: Free
  private let shape: Shape
  private let infos: List
  private let positions: List
  /// Guards the fonts that are open.
  private let lock = NSLock()
  private var fonts: [FontReference: (font: OpaquePointer, units: Double)] = [:]

  private static let names =
    ["libharfbuzz.so.0", "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib"]

  private init?() {
    guard let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
      return nil
    }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let makeBuffer = function("hb_buffer_create", Make.self),
      let freeBuffer = function("hb_buffer_destroy", Free.self),
      let openBlob = function("hb_blob_create_from_file", OpenFile.self),
      let makeFace = function("hb_face_create", MakeFace.self),
      let makeFont = function("hb_font_create", MakeFont.self),
      let unitsPerEm = function("hb_face_get_upem", Number.self),
      let addText = function("hb_buffer_add_utf16", AddText.self),
      let setDirection = function("hb_buffer_set_direction", SetNumber.self),
      let guess = function("hb_buffer_guess_segment_properties", Free.self),
      let shape = function("hb_shape", Shape.self),
      let infos = function("hb_buffer_get_glyph_infos", List.self),
      let positions = function("hb_buffer_get_glyph_positions", List.self)
    else { return nil }
    (self.makeBuffer, self.freeBuffer, self.openBlob) = (makeBuffer, freeBuffer, openBlob)
    (self.makeFace, self.makeFont, self.unitsPerEm) = (makeFace, makeFont, unitsPerEm)
    (self.addText, self.setDirection, self.guess) = (addText, setDirection, guess)
    (self.shape, self.infos, self.positions) = (shape, infos, positions)
  }

  /// The glyphs of a run in a font, from left to right; nil where the font cannot be read.
  func glyphs(
    of text: ArraySlice<UInt16>, from font: FontReference, isRightToLeft: Bool
  ) -> [Glyph]? {
    lock.lock()
    defer { lock.unlock() }
    guard let (font, units) = open(font), let buffer = makeBuffer() else { return nil }
    defer { freeBuffer(buffer) }
    Array(text).withUnsafeBufferPointer { units in
      addText(buffer, units.baseAddress, Int32(units.count), 0, Int32(units.count))
    }
    // HB_DIRECTION_LTR and HB_DIRECTION_RTL.
    setDirection(buffer, isRightToLeft ? 5 : 4)
    guess(buffer)
    shape(font, buffer, nil, 0)
    return read(buffer, units: units, start: text.startIndex)
  }

  /// Reads records of five 32-bit words: the glyph's number and its cluster are words 0 and 2 of
  /// one list, advance and offsets words 0, 2 and 3 of the other.
  private func read(_ buffer: OpaquePointer, units: Double, start: Int) -> [Glyph]? {
    var (count, same): (UInt32, UInt32) = (0, 0)
    guard let info = infos(buffer, &count), let position = positions(buffer, &same), count == same
    else { return count == 0 ? [] : nil }
    return (0..<Int(count)).map { number in
      let place = number * 20
      func length(_ word: Int) -> Double {
        Double(position.load(fromByteOffset: place + 4 * word, as: Int32.self)) / units
      }
      return Glyph(
        index: Int(info.load(fromByteOffset: place, as: UInt32.self)),
        place: start + Int(info.load(fromByteOffset: place + 8, as: UInt32.self)),
        advance: length(0), shift: length(2), rise: length(3))
    }
  }

  private func open(_ reference: FontReference) -> (OpaquePointer, Double)? {
    if let known = fonts[reference] { return known }
    guard let blob = openBlob(reference.path), let face = makeFace(blob, UInt32(reference.index)),
      let font = makeFont(face)
    else { return nil }
    let opened = (font, max(1, Double(unitsPerEm(face))))
    fonts[reference] = opened
    return opened
  }
}
