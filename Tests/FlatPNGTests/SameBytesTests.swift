import Testing

@testable import FlatPNG

/// The bytes of a file depend on the pixels alone: they are the same on every machine, and stay.
@Suite struct SameBytesTests {
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var checksum = CRC32()
    bytes.withUnsafeBytes { checksum.update($0) }
    return checksum.value
  }

  /// A chat's screen: bars, bubbles with letters that come again, and keys.
  private func screen(_ width: Int, _ height: Int) -> TestPicture {
    TestPicture(width, height) { x, y in
      if y < height / 8 { return x % 50 == 7 ? 0x3C_3C_43 : 0xF9_F9_F9 }
      if y > height * 2 / 3 { return (x / 9 + y / 13) % 4 == 0 ? 0xFF_FF_FF : 0xD1_D3_D9 }
      let (column, row) = (x % 37, y % 23)
      guard column > 4, row > 3 else { return 0xFF_FF_FF }
      let letter = PictureNoise.color(column / 2 + x / 37 % 5, row / 2)
      return letter % 5 == 0 ? 0x00_00_00 : letter % 7 == 0 ? UInt32(x & 7) : 0xE9_E9_EB
    }
  }

  private func pictures() -> [TestPicture] {
    [
      screen(300, 240), screen(1170, 64),
      TestPicture(220, 180) { x, y in PictureNoise.color(x / 3, y / 2) & 0x0F_0F_0F },
      TestPicture(11_000, 3) { x, y in PictureNoise.color(x % 700, y / 2) },
      TestPicture(400, 300) { x, y in PictureNoise.color(x, y) % 3 == 0 ? 1 : UInt32(y % 11) },
    ]
  }

  @Test func picturesHaveTheSameBytes() throws {
    let files = try pictures().map { try $0.encoded() }
    #expect(files.map(\.count) == [3020, 4443, 15_771, 4929, 35_749])
    #expect(
      files.map(checksum) == [
        3_950_367_788, 1_769_691_148, 4_020_296_916, 3_748_153_764, 918_621_141,
      ])
  }

  @Test func picturesOfFewColoursHaveTheSameBytes() throws {
    let small = [
      screen(150, 120), TestPicture(90, 70) { x, y in PictureNoise.color(x / 4, y / 5) },
    ]
    let files = try small.flatMap { picture in
      try [12, 64].map { colors in
        try picture.withPixels { IndexedEncoder(colors: colors).encode($0) }
      }
    }
    #expect(files.map(\.count) == [556, 559, 464, 865])
    #expect(files.map(checksum) == [2_216_886_175, 757_518_219, 3_498_470_681, 3_731_430_577])
  }
}
