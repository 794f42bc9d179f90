/// Finds where pixels of a stripe occurred before, with three candidates for each pixel.
///
/// They are the pixel to the left, the pixel above, and the last place of the same two pixels.
struct PixelMatcher: ~Copyable {
  /// A copy for the next pixels: its length in pixels, or 0, and its distance in bytes.
  typealias Copy = (length: Int, distance: Int)

  /// Above this, in pixels, the last place of the same pair is not looked up.
  private static let longEnough = 8
  /// A shorter copy from far away costs more bits than its pixels do.
  private static let shortestFar = 3

  private let places = PixelPairs()
  private let width: Int
  private let stride: Int
  private let rowSize: Int

  /// Makes a matcher for rows of `width` pixels that lie `stride` bytes apart.
  init(width: Int, stride: Int) {
    self.width = width
    self.stride = stride
    rowSize = 3 * width + 1
  }

  /// Forgets all places.
  func reset() {
    places.reset()
  }

  /// The copy that covers most pixels from column `x` on.
  ///
  /// - Parameters:
  ///   - row: the pixels of row `y`.
  ///   - above: the pixels of the row above, where a copy can reach them.
  ///   - x: the column, less than the width.
  ///   - y: the row.
  ///   - firstRow: the first row that can be copied from, at most `y`.
  /// - Returns: the copy, of length 0 where none is worth it.
  @inline(__always)
  func longestCopy(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer?, x: Int, y: Int, firstRow: Int
  ) -> Copy {
    let here = row + 4 &* x
    let limit = width &- x
    var best: Copy = (0, 3)
    if x > 0 { best.length = Self.equalPixels(here, here - 4, limit: limit) }
    if let above {
      let same = Self.equalPixels(here, above + 4 &* x, limit: limit)
      if same > best.length, same >= Self.shortestFar { best = (same, rowSize) }
    }
    guard best.length < Self.longEnough, limit >= 2 else { return best }
    let place = places.exchange(here, row: y, column: x)
    guard place.row >= firstRow else { return best }
    let rows = y &- place.row
    let distance = rows &* rowSize &+ 3 &* (x &- place.column)
    guard distance <= DeflateToken.farthestDistance else { return best }
    let there = row - rows &* stride + 4 &* place.column
    let same = Self.equalPixels(here, there, limit: min(limit, width &- place.column))
    return same > best.length &+ 1 ? (same, distance) : best
  }

  /// The colour `index` pixels on.
  @inline(__always)
  static func pixel(_ pixels: UnsafeRawPointer, _ index: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self) & Pixels.colorMask
  }
}
