/// Finds where pixels of a stripe occurred before.
///
/// The candidates for each pixel are the one to the left, the one above, the last places of the same
/// two pixels, and, where the one to the left differs, the last place of the same one.
struct PixelMatcher: ~Copyable {
  /// A copy for the next pixels: its length in pixels, or 0, and its distance in bytes.
  typealias Copy = (length: Int, distance: Int)

  /// From this length on, in pixels, earlier places are not looked up.
  private static let longEnough = 16
  /// A shorter copy from the row above is not taken before nearer places are tried.
  private static let shortestAbove = 3
  /// The places of the same two pixels that are tried.
  private static let looks = 4

  private let singles: PixelPlaces
  private let pairs: PixelPlaces
  private let width: Int
  private let stride: Int
  private let rowSize: Int

  /// Makes a matcher for rows of `width` pixels that lie `stride` bytes apart.
  init(width: Int, stride: Int) {
    self.width = width
    self.stride = stride
    rowSize = 3 * width + 1
    singles = PixelPlaces(width: width)
    pairs = PixelPlaces(width: width)
  }

  /// Forgets all places.
  func reset() {
    singles.reset()
    pairs.reset()
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
      if same > best.length, same >= Self.shortestAbove { best = (same, rowSize) }
    }
    guard best.length < Self.longEnough else { return best }
    let place = PixelPlaces.Place(row: y, column: x)
    if best.length == 0 {
      let last = singles.exchange(UInt64(Self.pixel(here, 0)), place)
      best = copy(row, to: place, from: last, firstRow: firstRow) ?? best
    }
    guard limit >= 2 else { return best }
    var other = pairs.exchange(here.loadUnaligned(as: UInt64.self) & Self.pairMask, place)
    for _ in 0..<Self.looks {
      guard let copy = copy(row, to: place, from: other, firstRow: firstRow) else { break }
      if copy.length > best.length { best = copy }
      let earlier = pairs.place(before: other)
      guard earlier < other else { break }
      other = earlier
    }
    return best
  }

  /// The copy from a place; nil where it is out of reach.
  @inline(__always)
  private func copy(
    _ row: UnsafeRawPointer, to place: PixelPlaces.Place, from other: PixelPlaces.Place,
    firstRow: Int
  ) -> Copy? {
    guard other.row >= firstRow else { return nil }
    let rows = place.row &- other.row
    let distance = rows &* rowSize &+ 3 &* (place.column &- other.column)
    guard distance <= DeflateToken.farthestDistance else { return nil }
    let there = row - rows &* stride + 4 &* other.column
    let limit = width &- max(place.column, other.column)
    return (Self.equalPixels(row + 4 &* place.column, there, limit: limit), distance)
  }

  /// The colour `index` pixels on.
  @inline(__always)
  static func pixel(_ pixels: UnsafeRawPointer, _ index: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self) & Pixels.colorMask
  }
}

extension PixelMatcher {
  private static let pairMask: UInt64 = 0x00FF_FFFF_00FF_FFFF

  /// The number of equal pixels from `first` and from `second` on, at most `limit`.
  @inline(__always)
  static func equalPixels(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, limit: Int
  ) -> Int {
    var count = 0
    while count &+ 2 <= limit {
      let difference =
        first.loadUnaligned(fromByteOffset: 4 &* count, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: 4 &* count, as: UInt64.self)
      guard difference & pairMask == 0 else { break }
      count &+= 2
      if count & 7 == 0 { count = passEqualBlocks(first, second, from: count, limit: limit) }
    }
    if count < limit, pixel(first, count) == pixel(second, count) { count &+= 1 }
    return count
  }

  /// Passes over whole blocks of sixteen equal pixels.
  private static func passEqualBlocks(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, from start: Int, limit: Int
  ) -> Int {
    typealias Block = SIMD8<UInt64>
    let mask = Block(repeating: pairMask)
    var count = start
    while count &+ 16 <= limit {
      let difference =
        (first.loadUnaligned(fromByteOffset: 4 &* count, as: Block.self)
          ^ second.loadUnaligned(fromByteOffset: 4 &* count, as: Block.self)) & mask
      let half = difference.lowHalf | difference.highHalf
      let quarter = half.lowHalf | half.highHalf
      guard quarter.x | quarter.y == 0 else { break }
      count &+= 16
    }
    return count
  }
}

/// The last places of pixels, one for each hash, and for those a copy can reach the one before.
struct PixelPlaces: ~Copyable {
  private static let logSize = 13
  private static let size = 1 << logSize
  /// A power of two above the number of pixels that a copy can reach back.
  private static let window = 1 << 14

  /// The last place of each hash, and behind them the one before each place of the window.
  private let places: UnsafeMutablePointer<Place>
  private let width: Int

  /// A place in a picture, or none; they are ordered as they follow one another there.
  struct Place {
    /// The row plus 1 in the upper half, the column in the lower; 0 for no place.
    private let word: UInt64

    @inline(__always)
    init(row: Int, column: Int) {
      word = UInt64(truncatingIfNeeded: (row &+ 1) &<< 32 | column)
    }

    /// -1 for no place.
    @inline(__always)
    var row: Int { Int(truncatingIfNeeded: word &>> 32) &- 1 }

    @inline(__always)
    var column: Int { Int(truncatingIfNeeded: word & 0xFFFF_FFFF) }

    @inline(__always)
    static func < (first: Self, second: Self) -> Bool { first.word < second.word }

    fileprivate static let none = Self(row: -1, column: 0)
  }

  /// Makes a table for rows of `width` pixels.
  init(width: Int) {
    self.width = width
    places = .allocate(capacity: Self.size + Self.window)
    places.initialize(repeating: .none, count: Self.size + Self.window)
  }

  deinit {
    places.deallocate()
  }

  /// Forgets all places: those before others are reached through them alone.
  func reset() {
    places.update(repeating: .none, count: Self.size)
  }

  /// The last place of what has the hash of `pixels`, replaced by their own, which is later.
  ///
  /// The pixels there may differ.
  @inline(__always)
  func exchange(_ pixels: UInt64, _ place: Place) -> Place {
    // The multiplier is 2^64 over the golden ratio: the product's top bits depend on every bit.
    let hash = (pixels &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.logSize)
    let slot = Int(truncatingIfNeeded: hash)
    let last = places[slot]
    places[slot] = place
    places[link(of: place)] = last
    return last
  }

  /// The place before one, of what had the same hash; once that is out of reach, any later one.
  @inline(__always)
  func place(before place: Place) -> Place { places[link(of: place)] }

  @inline(__always)
  private func link(of place: Place) -> Int {
    Self.size &+ ((place.row &* width &+ place.column) & (Self.window &- 1))
  }
}
