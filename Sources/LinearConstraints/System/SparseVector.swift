/// A vector of which few entries are set, kept with the list of those.
struct SparseVector {
  /// All entries; those not listed are 0.
  private(set) var values = Pool<Double>()
  /// The entries that were set, in the order in which they were.
  private(set) var indices = Pool<Int32>()
  private var isListed = Pool<Bool>()

  func deallocate() {
    values.deallocate()
    indices.deallocate()
    isListed.deallocate()
  }

  mutating func grow(to size: Int) {
    values.resize(to: size, filling: 0)
    isListed.resize(to: size, filling: false)
    indices.reserve(size)
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    if !isListed[index] {
      isListed[index] = true
      indices.append(index)
    }
    values[index] += value
  }

  /// Sets an entry to 0; it stays listed.
  @inline(__always)
  func erase(_ index: Int32) { values[index] = 0 }

  mutating func clear() {
    for index in indices.elements {
      values[index] = 0
      isListed[index] = false
    }
    indices.removeAll()
  }
}

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
