import TestSupport
import Testing

@testable import FlatPNG

/// Pictures whose repeats lie at the edge of deflate's window, 32,768 bytes back.
@Suite struct PNGWindowTests {
  /// A flat picture with one short piece of noise in row 0, and again in row `rows`, `shift` on.
  private func picture(width: Int, rows: Int, shift: Int) -> TestPicture {
    TestPicture(width, rows + 1) { x, y in
      let column = y == 0 ? x - 100 : x - 100 - shift
      guard y == 0 || y == rows, (0..<20).contains(column) else { return 0xFF_FF_FF }
      return PictureNoise.color(column)
    }
  }

  /// Rows of 16,384 bytes: two rows back is the window's edge, one pixel more is beyond it.
  @Test(arguments: -4...4) func repeatsAtTheEdge(_ shift: Int) throws {
    let decoded = try PNGEncoderTests.roundTrip(picture(width: 5_461, rows: 2, shift: shift))
    let distance = 2 * 16_384 + 3 * shift
    let noise = 20 * 3
    #expect(decoded.census[0].literals >= noise * (distance > 32_768 ? 2 : 1))
    #expect(decoded.census[0].literals < noise * (distance > 32_768 ? 2 : 1) + 20)
  }

  /// Rows of 16,387 bytes: the edge is two rows less two pixels back.
  @Test(arguments: -4...4) func repeatsNearTheEdge(_ shift: Int) throws {
    let decoded = try PNGEncoderTests.roundTrip(picture(width: 5_462, rows: 2, shift: shift))
    let distance = 2 * 16_387 + 3 * shift
    #expect(distance != 32_768 || decoded.census[0].greatestDistance == 32_768)
    #expect(decoded.census[0].literals < 20 * 3 * (distance > 32_768 ? 2 : 1) + 20)
  }

  /// The widest rows that reach the row above are the last that are not filtered.
  @Test func widestPlainRow() throws {
    let picture = TestPicture(10_922, 3) { x, _ in PictureNoise.color(x) }
    let decoded = try PNGEncoderTests.roundTrip(picture)
    #expect(decoded.filters == [0])
    #expect(decoded.census[0].greatestDistance == 32_767)
    #expect(decoded.census[0].literals < 3 * 10_922 + 4)
  }

  /// Wider rows are differences: equal rows cost nothing, though no copy can reach them.
  @Test(arguments: [10_923, 12_000]) func narrowestFilteredRow(_ width: Int) throws {
    let picture = TestPicture(width, 3) { x, _ in PictureNoise.color(x) }
    let decoded = try PNGEncoderTests.roundTrip(picture)
    #expect(decoded.filters == [2])
    #expect(decoded.census[0].literals < 3 * width + 20)
  }

  @Test func widestSurface() throws {
    try PNGEncoderTests.roundTrip(
      TestPicture(32_767, 4) { x, y in
        switch x / 4_000 % 4 {
        case 0: PictureNoise.color(x % 500, y / 2)
        case 1: 0xD1_D3_D9
        case 2: UInt32(x & 0xFF) << 8 | UInt32(y)
        default: PictureNoise.color(x, y)
        }
      })
  }

  @Test func filteredRowsInStripes() throws {
    let picture = TestPicture(11_000, 4) { x, y in PictureNoise.color(x / 50, y / 3) }
    let decoded = try PNGEncoderTests.roundTrip(picture, stripeSize: 11_000)
    #expect(decoded.chunks.count { $0.kind == "IDAT" } == 4)
  }
}
