import Foundation
@testable import Reports
import SeededRandom
import Testing

/// Columns are read back as the hundredths that were written; hashes are those of the standard.
struct PageColumnTests {
  /// A reader of its own, by the description of the format.
  static func read(_ text: String) -> [Int?] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var rest = Array(text)[...]
    func number() -> Int {
      var (value, shift) = (0, 0)
      while let letter = rest.popFirst(), let digit = letters.firstIndex(of: letter) {
        value |= (digit & 31) << shift
        shift += 5
        if digit < 32 { break }
      }
      return value % 2 == 0 ? value / 2 : -(value + 1) / 2
    }
    var (values, changes): ([Int?], [Int?]) = ([], [])
    while let next = rest.first {
      if next == "!" {
        rest.removeFirst()
        let last = changes[changes.count - 1]
        changes += Array(repeating: last, count: number())
      } else if next == "~" {
        rest.removeFirst()
        changes.append(nil)
      } else {
        changes.append(number())
      }
    }
    var (last, step) = (0, 0)
    for change in changes {
      guard let change else {
        values.append(nil)
        (last, step) = (0, 0)
        continue
      }
      step += change
      last += step
      values.append(last)
    }
    return values
  }

  @Test(arguments: 0..<200) func columnsAreReadAsWritten(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var values: [Double?] = []
    var last = 0.0
    for _ in 0..<Int.random(in: 0...80, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: values.append(nil)
      case 1: last = Double.random(in: -1000...1000, using: &random)
      case 2: last += 0.25
      default: break
      }
      values.append(last)
    }
    let expected = values.map { $0.map { Int(($0 * 100).rounded()) } }
    #expect(Self.read(PageColumn(values).text) == expected)
  }

  @Test func aRestIsShort() {
    #expect(PageColumn(Array(repeating: 409, count: 1000)).text.count < 16)
    #expect(PageColumn((0..<1000).map { Double($0) }).text.count < 16)
  }

  /// Source: FIPS 180-4's examples, and the million of a's of its predecessor.
  @Test func hashesAreThoseOfTheStandard() {
    let hex: (String) -> String = { text in
      SHA256.hash(Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    #expect(hex("").hasPrefix("e3b0c44298fc1c149afbf4c8996fb924"))
    #expect(hex("abc").hasPrefix("ba7816bf8f01cfea414140de5dae2223"))
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        .hasPrefix("248d6a61d20638b8e5c026930c3e6039"))
    for length in 50..<70 { #expect(hex(String(repeating: "a", count: length)).count == 64) }
  }
}
