import Testing

@testable import FlatPNG

@Suite struct PixelMatcherTests {
  /// Two runs that differ in one pixel or none, at every place and from every start.
  @Test func equalPixelsEndAtTheFirstDifference() {
    for bit in [0, 8, 23, 24, 31] {
      for place in 0..<70 {
        let first = (0..<70).map { PictureNoise.color($0) }
        var second = first
        second[place] ^= 1 << UInt32(bit)
        for limit in [0, 1, 2, 15, 16, 17, 33, place, place + 1, 69, 70] where limit <= 70 {
          let count = first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
              Self.equal(first, second, limit: limit)
            }
          }
          #expect(count == (bit < 24 ? min(place, limit) : limit))
        }
      }
    }
  }

  private static func equal(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, limit: Int
  ) -> Int? {
    guard let first = first.baseAddress, let second = second.baseAddress else { return nil }
    return PixelMatcher.equalPixels(first, second, limit: limit)
  }

  /// A row that is a difference lies in place of the one before: nothing there can be copied.
  @Test func copiesComeFromReachableRowsOnly() {
    let width = 11_000
    let words = (0..<2 * width).map { index in
      let column = index < width ? index - 500 : index - width - 100
      return (0..<5).contains(column) ? PictureNoise.color(column) : UInt32(0)
    }
    for firstRow in 0...1 {
      let matcher = PixelMatcher(width: width, stride: 4 * width)
      let copy = words.withUnsafeBytes { bytes -> PixelMatcher.Copy? in
        guard let row = bytes.baseAddress else { return nil }
        _ = matcher.longestCopy(row, above: nil, x: 500, y: 0, firstRow: 0)
        return matcher.longestCopy(
          row + 4 * width, above: nil, x: 100, y: 1, firstRow: firstRow)
      }
      #expect(firstRow == 0 ? copy?.length ?? 0 >= 5 : copy?.length == 0)
      #expect(firstRow == 1 || copy?.distance == 3 * width + 1 - 3 * 400)
    }
  }

  @Test func differencesAreTakenByteByByte() {
    let row = (0..<3_000).map { PictureNoise.color($0) }
    let above = (0..<3_000).map { $0 % 3 == 0 ? row[$0] : PictureNoise.color($0, 1) }
    let difference = RowDifference(width: 3_000)
    row.withUnsafeBytes { row in
      above.withUnsafeBytes { above in
        if let row = row.baseAddress { difference.take(row, above: above.baseAddress) }
      }
    }
    for x in 0..<3_000 {
      let expected = [UInt32(16), 8, 0].reduce(UInt32(0)) { word, shift in
        let byte =
          UInt8(truncatingIfNeeded: row[x] >> shift)
          &- UInt8(truncatingIfNeeded: above[x] >> shift)
        return word | UInt32(byte) << shift
      }
      #expect(PixelMatcher.pixel(difference.pixels, x) == expected)
    }
  }
}
