import LayerTrees
import Testing

@testable import Filmstrips

@Suite struct LetteringTests {
  static let printable = (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }
  static let signs: [Character] = ["·", "–", "×", "→", "²", "≤", "µ", "°", "…", "−", "✓", "✗", "±"]

  /// The picture of a text in black on white, with its ink's first and last column.
  func ink(_ text: String, _ lettering: Lettering) throws -> (pixels: [UInt32], columns: [Int]) {
    let (width, height) = (Int(lettering.width(of: text)) + 40, Int(lettering.size * 2) + 20)
    let surface = try CairoSurface(width: width, height: height)
    let context = try CairoContext(surface)
    context.rectangle(PixelRect(x: 0, y: 0, width: width, height: height))
    context.fill(LayerColor(0xFFFFFF))
    context.letter(
      text, x: 20, y: Double(height) * 0.66, lettering, LayerColor(0x000000))
    try context.finish("test")
    var pixels: [UInt32] = []
    var columns: Set<Int> = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = surface.rgb(x: x, y: y)
        pixels.append(pixel)
        if pixel != 0xFFFFFF { columns.insert(x - 20) }
      }
    }
    return (pixels, columns.sorted())
  }

  @Test func everyPrintableCharacterHasStrokes() throws {
    for character in Self.printable + Self.signs {
      let glyph = try #require(GlyphTable.glyphs[character], "no letter for \(character)")
      #expect(glyph.steps.isEmpty == (character == " "), "\(character)")
    }
  }

  @Test func noTwoLettersLookTheSame() throws {
    var seen: [[UInt32]: Character] = [:]
    for character in Self.printable + Self.signs {
      var picture = try ink("H\(character)H", Lettering(size: 40)).pixels
      picture.append(UInt32(Lettering(size: 40).width(of: String(character))))
      #expect(seen[picture] == nil, "\(character) looks like \(seen[picture] ?? " ")")
      seen[picture] = character
    }
  }

  @Test(arguments: [9.0, 11, 13, 14, 17, 24, 25, 60])
  func inkStaysWithinTheMeasuredWidth(size: Double) throws {
    for character in Self.printable + Self.signs where character != " " {
      let lettering = Lettering(size: size)
      let columns = try ink(String(character), lettering).columns
      let first = try #require(columns.first, "\(character) leaves no ink")
      let last = try #require(columns.last)
      #expect(first >= -1, "\(character) at \(size)")
      #expect(Double(last) < lettering.width(of: String(character)) + 1, "\(character) at \(size)")
    }
  }

  /// A letter reaches from its left edge to its right one, but for figures, which have one width.
  @Test func lettersFillTheirWidth() {
    for (character, glyph) in GlyphTable.glyphs where !character.isNumber {
      let ends = glyph.steps.map { step -> Double in
        switch step {
        case .move(let x, _), .line(let x, _), .dot(let x, _), .curve(_, _, _, _, let x, _): x
        }
      }
      guard let left = ends.min(), let right = ends.max() else { continue }
      // The tail of a Q leans out.
      #expect(left == 0 && abs(right - glyph.width) <= 0.2, "\(character)")
    }
  }

  @Test func figuresStandUnderEachOther() {
    let widths = Set("0123456789".map { Lettering.label.width(of: "\($0)\($0)") })
    #expect(widths.count == 1)
  }

  @Test func anUnknownCharacterIsABox() throws {
    #expect(try ink("語", .label).pixels == ink("韓", .label).pixels)
    #expect(try !ink("語", .label).columns.isEmpty)
  }

  @Test func shortenedTextFits() {
    let text = "frame(timing: easeInOut, turn: next)"
    for width in stride(from: 0.0, through: 400, by: 7) {
      let short = Lettering.label.fitting(text, width: width)
      #expect(Lettering.label.width(of: short) <= width || short.isEmpty)
      #expect(short == text || short.isEmpty || short.hasSuffix("…"))
    }
    #expect(Lettering.label.fitting(text, width: 1000) == text)
  }

  @Test func linesLoseNoWordAndFit() {
    let text = "frame(timing: easeInOut, turn: next) moves by a curve of its own"
    for width in stride(from: 130.0, through: 700, by: 7) {
      let lines = Lettering.heading.lines(of: text, width: width)
      #expect(lines.joined(separator: " ") == text)
      #expect(lines.allSatisfy { Lettering.heading.width(of: $0) <= width })
    }
  }

  /// Stems fall on whole pixels: a capital I of a pen of one pixel is one column of full ink.
  @Test func stemsAreCrisp() throws {
    let lettering = Lettering(size: 12)
    #expect(lettering.penWidth == 1)
    let columns = try ink("I", lettering).columns
    #expect(columns.count == 1)
  }
}
