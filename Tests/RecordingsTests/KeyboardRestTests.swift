import Testing

@testable import Recordings

/// The rows by which a keyboard at rest is known again.
struct KeyboardRestTests {
  private static let (height, columns) = (640, RowPictures.columns)

  private static func rest(_ top: Double, height: Int = height) -> KeyboardRest {
    KeyboardRest(frame: 7, top: top, edges: RowScreen(height: height).edges)
  }

  /// Its edge is three points of a screen at each side, its beginning a sixth of the screen, above the home indicator.
  @Test func aKeyboardHasAnEdgeAndABeginning() {
    let rest = Self.rest(400.4)
    #expect(rest.frame == 7 && rest.top == 400.4)
    #expect(rest.edge.rows == 397..<403 && rest.template.rows == 399..<505)
    #expect(rest.inner.rows == 434..<505)
    #expect(Self.rest(399.5).edge.rows == 397..<403)
    #expect(Self.rest(700, height: 1280).edge.rows == 695..<705)
    #expect(Self.rest(700, height: 1280).template.rows == 699..<912)
    #expect(Self.rest(700, height: 2556).edge.rows == 691..<709)
  }

  /// At the ends of a screen they are as much as it has.
  @Test func aKeyboardAtTheScreensEndHasRows() {
    #expect(Self.rest(560).template.rows == 559..<624)
    #expect(Self.rest(636).template.rows == 635..<636 && Self.rest(638).edge.rows == 633..<639)
    #expect(Self.rest(0).edge.rows == 0..<6 && Self.rest(0).template.rows == 1..<107)
  }

  /// A page with another one from a row on.
  private static func screen(_ top: Int, page: Int, keys: Int = 9, down: Int = 0) -> FrameEdges {
    var screen = RowScreen(RowScreen.lots(height, seed: page))
    screen.lay(RowScreen.lots(height - top, seed: keys), at: top + down)
    return screen.edges
  }

  /// The edge is where it is looked for, and no edge in any other page.
  @Test(arguments: [0, 40, -60]) func aFrameHasTheEdge(down: Int) {
    let keys = RowScreen.lots(Self.height, seed: 2)
    func whole(_ down: Int) -> FrameEdges {
      var screen = RowScreen(height: Self.height)
      screen.lay(keys, at: down)
      return screen.edges
    }
    let moved = KeyboardRest(frame: 0, top: 400, edges: whole(0))
    #expect(moved.hasEdge(in: whole(down), down: Double(down)))
    #expect(moved.hasEdge(in: whole(down), down: Double(down) + 0.4))
    #expect(!moved.hasEdge(in: whole(down), down: Double(down) + 20))
    #expect(!moved.hasEdge(in: RowScreen(height: Self.height).edges, down: Double(down)))
  }

  /// A keyboard is begun where it was, within a row, whatever page is above it; its first third says so.
  @Test func aFrameHasTheBeginning() {
    let rest = KeyboardRest(frame: 0, top: 400, edges: Self.screen(400, page: 1))
    #expect(
      rest.isBegun(in: Self.screen(400, page: 1)) && rest.isBegun(in: Self.screen(400, page: 2)))
    #expect(!rest.isBegun(in: Self.screen(400, page: 1, keys: 8)))
    for down in [-2, 2] { #expect(!rest.isBegun(in: Self.screen(400, page: 2, down: down))) }
    func cut(_ row: Int) -> FrameEdges {
      var screen = RowScreen(RowScreen.lots(Self.height, seed: 1))
      screen.lay(RowScreen.lots(240, seed: 9), at: 400)
      screen.lay(RowScreen.lots(240, seed: 8), at: row)
      return screen.edges
    }
    #expect(rest.isBegun(in: cut(436)) && rest.isBegun(in: cut(425)) && !rest.isBegun(in: cut(415)))
    #expect(!rest.isBegun(in: RowScreen(height: Self.height).edges))
  }
}
