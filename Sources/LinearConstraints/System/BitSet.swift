/// A set of positions that is walked in order while later ones are still put in.
struct BitSet {
  private var words = Pool<UInt64>()
  private var lowest = Int.max
  private var highest = -1

  func deallocate() { words.deallocate() }

  mutating func grow(to size: Int) { words.resize(to: max(words.count, size / 64 + 1), filling: 0) }

  @inline(__always)
  mutating func insert(_ position: Int32) {
    let word = Int(position >> 6)
    words[word] |= 1 << UInt64(position & 63)
    if word < lowest { lowest = word }
    if word > highest { highest = word }
  }

  @inline(__always)
  mutating func remove(_ position: Int32) {
    words[Int(position >> 6)] &= ~(1 << UInt64(position & 63))
  }

  /// Takes the lowest position out; nil if the set is empty.
  @inline(__always)
  mutating func popFirst() -> Int32? {
    while lowest <= highest {
      let word = words[lowest]
      if word != 0 {
        words[lowest] = word & (word &- 1)
        return Int32(lowest << 6 + word.trailingZeroBitCount)
      }
      lowest += 1
    }
    reset()
    return nil
  }

  /// Takes the highest position out; nil if the set is empty.
  @inline(__always)
  mutating func popLast() -> Int32? {
    while highest >= lowest {
      let word = words[highest]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[highest] = word & ~(1 << UInt64(bit))
        return Int32(highest << 6 + bit)
      }
      highest -= 1
    }
    reset()
    return nil
  }

  private mutating func reset() {
    lowest = Int.max
    highest = -1
  }
}
