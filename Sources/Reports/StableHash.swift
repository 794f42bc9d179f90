/// A hash that is the same on every run and machine: FNV-1a, in 64 bits.
///
/// Source: draft-eastlake-fnv, section 3.
package struct StableHash: Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Hashes words, each apart from the next.
  package init(_ words: [String] = []) { add(words) }

  /// Goes on with further words.
  package mutating func add(_ words: [String]) {
    for word in words {
      for byte in word.utf8 { add(byte) }
      add(0)
    }
  }

  private mutating func add(_ byte: UInt8) {
    state ^= UInt64(byte)
    state = state &* 0x0000_0100_0000_01b3
  }

  /// Sixteen digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
