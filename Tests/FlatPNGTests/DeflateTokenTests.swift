import TestSupport
import Testing

@testable import FlatPNG

@Suite struct DeflateTokenTests {
  @Test func everyLength() {
    for length in 3...258 {
      let symbol = DeflateSymbol(lengthIndex: UInt32(length - 3))
      let (least, bits) = DeflateRanges.lengths[symbol.symbol - 257]
      #expect(least + Int(symbol.extraBits) == length)
      #expect(Int(symbol.extraCount) == bits && symbol.extraBits < 1 << symbol.extraCount)
    }
    #expect(DeflateSymbol(lengthIndex: 255).symbol == 285)
  }

  @Test func everyDistance() {
    var wrong: [Int] = []
    for distance in 1...32_768 {
      let symbol = DeflateSymbol(distanceIndex: UInt32(distance - 1))
      let (least, bits) = DeflateRanges.distances[symbol.symbol]
      let isRight =
        least + Int(symbol.extraBits) == distance && Int(symbol.extraCount) == bits
        && symbol.extraBits < 1 << symbol.extraCount
      if !isRight { wrong.append(distance) }
    }
    #expect(wrong == [])
  }

  @Test func copiesKeepLengthAndDistance() {
    for length in [3, 4, 200, 258] {
      for distance in [1, 3, 4_096, 32_767, 32_768] {
        let token = DeflateToken(length: length, distance: distance)
        #expect(token.isCopy && !token.isPixel)
        #expect(token.lengthIndex + 3 == length && token.distanceIndex + 1 == distance)
      }
    }
  }

  @Test func literalsAreNoCopies() {
    #expect(DeflateToken(pixel: 0xFF_FF_FF).isPixel && !DeflateToken(pixel: 0xFF_FF_FF).isCopy)
    #expect(!DeflateToken(byte: 255).isPixel && !DeflateToken(byte: 255).isCopy)
  }
}
