import Foundation
import LayerTrees
import SeededRandom
import TestSupport
import Testing

@testable import Filmstrips

/// Text in the glyphs of a font file whose every number is known.
@Suite struct MadeFontTests {
  private let folder: TemporaryFolder
  private let font = MadeFont.small
  private let reference: FontReference

  init() throws {
    folder = try TemporaryFolder()
    reference = FontReference(path: folder.url.appendingPathComponent("made.ttf").path)
    try font.write(to: reference.path)
  }

  private var options: FilmOptions { FilmOptions(fonts: [reference]) }

  private func fonts() throws -> FontStack { try #require(try options.fontStack()) }

  private func word(_ color: LayerColor) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  @Test("A font's file says which glyphs it has, and how wide and how far apart they are")
  func glyphsAreRead() throws {
    let fonts = try fonts()
    let face = try #require(fonts.faces.first)
    #expect(!face.isColored && face.lineHeightShare == 2 && fonts.lineHeightShare == 2)
    #expect(face.glyph(of: "z") == nil)
    for (character, advance) in font.letters {
      let scalar = try #require(character.unicodeScalars.first)
      #expect(face.glyph(of: scalar) == font.number(of: character))
      for size in [9.0, 17, 40.5, 17] {
        let found = face.advance(of: font.number(of: character), size: size)
        #expect(abs(found - Double(advance) * size / 1000) < 0.02)
      }
    }
    let again = try self.fonts().faces.first
    #expect(again === face)
  }

  @Test(
    "A face that a file lacks is named with the number of those that it has", arguments: [1, 2])
  func facesAreCounted(count: Int) throws {
    let path = folder.url.appendingPathComponent("faces.ttc").path
    try font.write(to: path, faces: count)
    let all = (0..<count).map { FontReference(path: path, index: $0) }
    #expect(try FontLibrary.shared.open(all).map(\.reference) == all)
    let faces = count == 1 ? "1 face" : "2 faces"
    #expect(
      throws: FilmError.cannotReadFont(
        path: path, reason: "it has \(faces), counted from #0, and no #\(count)")
    ) {
      try FontLibrary.shared.open([FontReference(path: path, index: count)])
    }
  }

  @Test(
    "Glyphs are filled from the pen on, and bold ones a fiftieth of an em beyond their edges",
    arguments: [false, true])
  func glyphsAreDrawn(isBold: Bool) throws {
    let setting = TextSetting("abc", fonts: try fonts(), size: 100, width: 1000)
    let surface = try CairoSurface(width: 260, height: 120)
    let context = try CairoContext(surface)
    setting.draw(
      setting.lines[0], context, x: 20, y: 90, color: LayerColor(0xFF0000), isBold: isBold)
    try context.finish("test")
    let grown = isBold ? 2 : 0
    let boxes = [30..<60, 80..<160, 180..<230].map { $0.lowerBound - grown..<$0.upperBound + grown }
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let isInk = (40 - grown..<90 + grown).contains(y) && boxes.contains { $0.contains(x) }
        guard (surface.rgb(x: x, y: y) == 0xFF0000) != isInk else { continue }
        Issue.record("pixel \(x), \(y)")
        return
      }
    }
  }

  @Test("Letters from right to left are shaped in the order in which they show")
  func lettersAreShaped() throws {
    guard TextShaper.shared != nil else { return }
    var random = SplitMix64(seed: 31)
    let letters = Array("אבג𐤀𐤁 12ab ")
    for _ in 0..<100 {
      let fonts = try fonts()
      let count = Int.random(in: 1...12, using: &random)
      let middle = (0..<count).compactMap { _ in letters.randomElement(using: &random) }
      let source = Array("א") + middle + Array("ב")
      let size = Double.random(in: 8...40, using: &random)
      let setting = TextSetting(String(source), fonts: fonts, size: size, width: 10_000)
      let direction = TextDirection(source)
      let shown = direction.visualRuns(in: source.indices).flatMap { run in
        direction.levels[run.lowerBound] % 2 == 1 ? source[run].reversed() : Array(source[run])
      }
      let line = try #require(setting.lines.first)
      #expect(line.isRightToLeft && setting.lines.count == 1)
      #expect(line.glyphs.map(\.glyph.index) == shown.map(font.number))
      var x = 0.0
      for (placed, letter) in zip(line.glyphs, shown) {
        let width = try #require(font.width(of: letter, size: size))
        #expect(abs(placed.x - x) < 1e-6 && abs(placed.advance - width) < 1e-6)
        #expect(placed.rise == 0 && placed.glyph.face === fonts.faces.first)
        x += width
      }
      #expect(abs(line.width - x) < 1e-6 && fonts.missing.isEmpty && !fonts.isUnshaped)
    }
  }

  /// Among letters that it has, a font's own box is 800 units wide; alone a box is 0.6 em.
  @Test(
    "What a font lacks is a box and is noted, alone and among letters that it has",
    arguments: [("צ", [12.0]), ("אצ", [16, 12]), ("צא", [12, 12]), ("א צ", [16, 6, 12])])
  func missingLettersAreNoted(text: String, widths: [Double]) throws {
    guard TextShaper.shared != nil else { return }
    let fonts = try fonts()
    let setting = TextSetting(text, fonts: fonts, size: 20, width: 1000)
    #expect(setting.lines.map { $0.glyphs.map(\.advance) } == [widths])
    #expect(fonts.missing == ["צ"])
  }

  @Test("Lines are as wide as the words on them, however often they are measured")
  func linesAreMeasured() throws {
    let setter = try #require(try options.textSetter())
    #expect(setter.lineHeightShare == 2)
    #expect(try FilmOptions().textSetter() == nil)
    var random = SplitMix64(seed: 32)
    for _ in 0..<40 {
      let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
            "abc".randomElement(using: &random)
          })
      }
      for (size, room) in [(10.0, 6.0), (17, 6), (17, 11), (17, 11)] {
        let width = size * (room + 0.05)
        var lines: [Double] = []
        for word in words {
          let own = word.reduce(0) { $0 + (font.width(of: $1, size: size) ?? 0) }
          if let last = lines.last, last + 0.3 * size + own <= width {
            lines[lines.count - 1] = last + 0.3 * size + own
          } else {
            lines.append(own)
          }
        }
        let found = setter.lineWidths(of: words.joined(separator: " "), size: size, width: width)
        #expect(found.count == lines.count && zip(found, lines).allSatisfy { abs($0 - $1) < 0.05 })
      }
    }
  }

  @Test("A title that this program's letters lack is set in the film's fonts, line by line")
  func titlesAreSet() throws {
    let fonts = try fonts()
    let em = Lettering.title.size * 0.92
    let title = String(repeating: "語", count: 3 * Int(400 / em) + 1)
    let film = SampleFilm().film(title, rows: [])
    let oneLine = FilmHeader.extraHeight(SampleFilm().film("a", rows: []), room: 400, fonts: nil)
    #expect(FilmHeader.extraHeight(film, room: 400, fonts: fonts) == oneLine + 3 * 30)
    let surface = try CairoSurface(width: 430, height: 280)
    let context = try CairoContext(surface)
    let palette = FilmPalette.light
    context.rectangle(0, 0, 430, 280)
    context.fill(palette.paper)
    FilmHeader(film: film, left: 20, right: 420, fonts: fonts, palette: palette, context: context)
      .draw()
    try context.finish("test")
    func isInk(_ column: Double, _ y: Int) -> Bool {
      surface.rgb(x: 20 + Int(column * em), y: y) == word(palette.ink)
    }
    for line in 0..<4 {
      let baseline = FilmLayout.Measure.topMargin + 19 + 30 * line
      let middle = baseline - Int(em / 4)
      #expect(isInk(0.5, middle) && !isInk(0, middle) && isInk(1.5, middle) == (line < 3))
      #expect(!isInk(0.5, baseline + 1) && !isInk(0.5, baseline - Int(em * 0.5) - 2))
    }
  }

  @Test("A message from right to left ends at the right side of its bubble")
  func messagesBeginAtTheirSide() throws {
    guard TextShaper.shared != nil else { return }
    for (text, left, right) in [("aa", 15.7, 29.3), ("אא", 207.3, 224.3)] {
      let surface = try CairoSurface(width: 240, height: 60)
      let context = try CairoContext(surface)
      MessageText(text: text, fonts: try fonts(), scale: 1, color: LayerColor(0xFFFFFF))
        .draw(context, width: 240, height: 60)
      try context.finish("test")
      let columns = (0..<240).filter { x in (0..<60).contains { surface.rgb(x: x, y: $0) != 0 } }
      #expect(abs(Double(columns.first ?? 0) - left) < 1.1, "\(text)")
      #expect(abs(Double(columns.last ?? 0) + 1 - right) < 1.1, "\(text)")
    }
  }
}
