import Testing

@testable import Recordings

/// The keyboard's top edge in a rest: where it is, of which edges it is one, and where none is.
struct KeyboardTopTests {
  private static let (height, columns) = (FinderScreen.height, FinderScreen.columns)

  /// A finder of a keyboard alone, whose slide was seen from a row on.
  private static func top(
    _ row: Int, slide: Int? = nil, strip: Int = 208, ways: [Int] = [40, 90, 150],
    _ change: (inout RowScreen, Int) -> Void = { _, _ in }
  ) -> (row: Double, strength: Float) {
    let screen = FinderScreen(bar: nil, strip: strip)
    func frame(_ down: Int) -> [UInt8] {
      var drawn = RowScreen(screen.frame(bar: nil, keyboard: row + down))
      change(&drawn, down)
      return drawn.pixels
    }
    return screen.finder(
      open: frame(0), closed: screen.frame(bar: nil), ways: ways.map { (frame($0), $0) },
      slideTop: slide ?? row
    ).keyboardTop()
  }

  /// Keyboards of the device's own rest where they do, if they are read within 1.3 rows of that; others where they are.
  @Test(arguments: [
    (508, 508.0), (552, 552), (507, 508), (509, 508), (551, 552), (510, 510), (506, 506),
    (480, 480),
    (600, 600),
  ])
  func aSharpEdgeIsTheTop(_ drawn: Int, _ top: Double) {
    let found = Self.top(drawn, ways: drawn.isMultiple(of: 5) ? [] : [40, 90, 150])
    #expect(found.row == top && abs(found.strength - 32) < 1)
  }

  /// It is looked for from 76 points above what slides to four below that.
  @Test func theEdgeIsLookedForAboveTheKeys() {
    for slide in [505, 508, 540, 570, 582] { #expect(Self.top(508, slide: slide).row == 508) }
    #expect(Self.top(480, slide: 560).row != 480 && Self.top(480, slide: 550).row == 480)
    let none = Self.top(508, slide: 500)
    #expect(none.row == 500 && none.strength == 0)
  }

  /// Without an edge the top is where the slide begins.
  @Test func withoutAnEdgeTheTopIsTheSlides() {
    let found = Self.top(480, slide: 500, strip: 240)
    #expect(found.row == 500 && found.strength == 0)
  }

  /// A faint edge is on a whole point, or where a keyboard of the device's own is that is less than three points away.
  @Test(arguments: [(490, 490.0), (506, 508), (510, 508), (504, 504), (512, 512), (554, 552)])
  func aFaintEdgeIsWhereAKeyboardRests(_ drawn: Int, _ top: Double) {
    #expect(Self.top(drawn, strip: drawn == 490 ? 238 : 234).row == top)
  }

  /// What moves with the keyboard is its edge; a line of the page is not, in however many pictures it shows.
  @Test func aLineOfThePageIsNotTheTop() {
    let found = Self.top(508) { screen, _ in screen.fill(470..<474, with: 20) }
    #expect(found.row == 508)
    let still = Self.top(508) { screen, down in screen.fill(470 + down..<474 + down, with: 20) }
    #expect(still.row < 480)
  }

  /// The first edge from above is the top, however much stronger those of keys are.
  @Test func theFirstEdgeIsTheTop() {
    let found = Self.top(508, slide: 540, strip: 228) { screen, down in
      screen.fill(530 + down..<545 + down, with: 20)
    }
    #expect(found.row == 508)
    // Next to 220 levels five are what a codec leaves.
    let faint = Self.top(508, slide: 540, strip: 235) { screen, down in
      screen.fill(530 + down..<545 + down, with: 5)
    }
    #expect(faint.row == 530)
  }

  /// Near a row to which a way leads an edge is where it is, and that row where there is none.
  @Test func anEdgeNearARowIsTaken() {
    let screen = FinderScreen(bar: nil)
    let finder = screen.finder(
      open: screen.frame(bar: nil, keyboard: 500), closed: screen.frame(bar: nil),
      ways: [40, 90].map { (screen.frame(bar: nil, keyboard: 500 + $0), $0) }, slideTop: 540)
    for row in [498.4, 499, 500, 501.3] { #expect(finder.keyboardTop(near: row) == 500) }
    for row in [490.5, 497, 503, 520.25] { #expect(finder.keyboardTop(near: row) == row) }
  }

  /// A bar's own edges are there without the keyboard as well.
  @Test(arguments: [0, 6, 12, 20]) func aBarsEdgeIsNotTheTop(apart: Int) {
    let finder = FinderScreen().finder(bar: 508 - apart, to: 810)
    #expect(finder.run?.offset == 302 + apart)
    #expect(finder.keyboardTop().row == 508)
    let low = FinderScreen().finder(bar: 500 - apart, to: 810, keyboard: 500, slideTop: 541)
    #expect(low.keyboardTop().row == 500)
  }
}
