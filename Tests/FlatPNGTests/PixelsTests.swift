import Testing

@testable import FlatPNG

@Suite struct PixelsTests {
  private func make(_ width: Int, _ height: Int, stride: Int, bytes: Int) throws {
    let words = Array(repeating: UInt8(0), count: bytes)
    try words.withUnsafeBytes { _ = try Pixels($0, width: width, height: height, stride: stride) }
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 4), (4, -1), (0x8000_0000, 1), (1, 0x8000_0000)])
  func refusesSizesThatPNGCannotState(_ width: Int, _ height: Int) {
    #expect(throws: PNGError.unsupportedSize(width: width, height: height)) {
      try make(width, height, stride: 16, bytes: 64)
    }
  }

  /// Width, height, stride, bytes at hand.
  @Test(arguments: [
    [4, 4, 16, 63], [4, 4, 15, 64], [5, 3, 16, 64], [1, 1, 4, 0], [4, 4, -16, 64],
    [1, 0x7FFF_FFFF, 1 << 40, 64], [0x7FFF_FFFF, 0x7FFF_FFFF, 1 << 33, 64],
  ])
  func refusesMissingPixels(_ numbers: [Int]) {
    let expected = PNGError.missingPixels(
      width: numbers[0], height: numbers[1], stride: numbers[2], byteCount: numbers[3])
    #expect(throws: expected) {
      try make(numbers[0], numbers[1], stride: numbers[2], bytes: numbers[3])
    }
  }

  @Test func lastRowMayEndWithItsLastPixel() throws {
    try make(3, 4, stride: 16, bytes: 3 * 16 + 12)
    #expect(throws: PNGError.self) { try make(3, 4, stride: 16, bytes: 3 * 16 + 11) }
  }
}
