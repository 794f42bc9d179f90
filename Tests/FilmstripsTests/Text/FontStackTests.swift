import Foundation
import LayerTrees
import TestSupport
import Testing

@testable import Filmstrips

@Suite struct FontStackTests {
  let first = FakeFace("abc☺")
  let second = FakeFace("bcd键")
  let emoji = FakeFace("😀☺👍👨👩c", isColored: true)

  var fonts: FontStack { FontStack([first, second, emoji]) }

  func owners(_ text: Character) -> [FakeFace?] {
    fonts.glyphs(of: text).map { $0.face as? FakeFace }
  }

  @Test func theFirstFontThatHasACharacterSetsIt() {
    #expect(owners("a") == [first])
    #expect(owners("b") == [first])
    #expect(owners("d") == [second])
    #expect(owners("键") == [second])
    #expect(owners("c") == [first])
  }

  @Test func emojiAreColouredWhereTheyCanBe() {
    #expect(owners("😀") == [emoji])
    // Text style without the selector, emoji style with it.
    #expect(owners("\u{263A}") == [first])
    #expect(owners("\u{263A}\u{FE0F}") == [emoji])
    #expect(FontStack([first]).glyphs(of: "\u{263A}\u{FE0F}").map { $0.face === first } == [true])
  }

  @Test func sequencesShowTheirFirstEmoji() {
    #expect(owners("👍🏽") == [emoji])
    #expect(owners("👨‍👩‍👧") == [emoji])
    #expect(fonts.glyphs(of: "👨‍👩‍👧").map(\.index) == [0x1F468])
  }

  @Test func whatNoFontHasIsNoted() {
    let fonts = fonts
    #expect(fonts.glyphs(of: "z").map { $0.face == nil } == [true])
    _ = fonts.glyphs(of: "a")
    _ = fonts.glyphs(of: "語")
    _ = fonts.glyphs(of: "z")
    #expect(fonts.missing == ["z", "語"])
    let film = SampleFilm().film(rows: [])
    #expect(FilmWarning.warnings(of: film, fonts) == [.missingGlyph("z"), .missingGlyph("語")])
    #expect(FilmWarning.warnings(of: film, nil).isEmpty)
    // A title takes a box for what this program's own letters lack, unless there are fonts for it.
    let named = SampleFilm().film("Show 語", rows: [])
    #expect(FilmWarning.warnings(of: named, nil) == [.missingGlyph("語")])
    #expect(FilmWarning.warnings(of: named, FontStack([])).isEmpty)
  }

  @Test func missingCharactersAreBoxes() throws {
    let surface = try CairoSurface(width: 120, height: 44)
    let context = try CairoContext(surface)
    MessageText(
      text: "語語", fonts: FontStack([]), scale: 1, color: LayerColor(0xFF0000)
    ).draw(context, width: 120, height: 44)
    try context.finish("test")
    #expect(surface.histogram().filter { $0.key != 0 }.values.reduce(0, +) > 20)
    // A line is in the middle of its bubble.
    let rows = (0..<44).filter { y in (0..<120).contains { surface.rgb(x: $0, y: y) != 0 } }
    #expect(abs(Double((rows.first ?? 0) + (rows.last ?? 0)) / 2 - 21.5) < 2)
  }

  @Test(arguments: [
    ("a.ttf", "a.ttf", 0), ("a.ttc#2", "a.ttc", 2), ("a#b", "a#b", 0), ("#1", "#1", 0),
  ])
  func referencesAreRead(argument: String, path: String, index: Int) {
    #expect(FontReference(argument: argument) == FontReference(path: path, index: index))
  }

  @Test func aFontThatIsNoneIsNamed() throws {
    let missing = FilmOptions(fonts: [FontReference(path: "/no/such/font.ttf")])
    #expect(
      throws: FilmError.cannotReadFont(
        path: "/no/such/font.ttf", reason: "No such file or directory")
    ) {
      try missing.openFonts()
    }
    let folder = try TemporaryFolder()
    let path = try folder.file("font.ttf", "no font")
    #expect(
      throws: FilmError.cannotReadFont(
        path: path, reason: "it is not a font that FreeType can read")
    ) {
      try FilmRenderer(options: FilmOptions(fonts: [FontReference(path: path)]))
        .render(SampleFilm().film(rows: []))
    }
    let sample = SampleFilm()
    #expect(throws: FilmError.self) {
      try FilmAnimation(options: missing).file(
        sample.film(rows: [sample.row(.glued, handler: "frame")]))
    }
  }
}

extension FakeFace: Equatable {
  static func == (first: FakeFace, second: FakeFace) -> Bool { first === second }
}
