/// Finds what stands for an identity: a hash table from numbers above 0 to indices.
///
/// Open addressing with linear probing over multiplied keys, at most half full; removal moves the
/// followers back, so nothing is left behind. Cost of each call: constant.
struct IdentityTable {
  private struct Slot: BitwiseCopyable {
    var key: Int
    var index: Int32
  }

  private var slots = Pool<Slot>()
  private(set) var count = 0
  private var shift = UInt64(59)

  init() { clear(bits: 5) }

  func deallocate() { slots.deallocate() }

  /// The index that stands for the key, or -1.
  @inline(__always)
  func index(of key: Int) -> Int32 {
    let mask = slots.count - 1
    var place = home(of: key)
    while true {
      let slot = slots[place]
      if slot.key == key { return slot.index }
      if slot.key == 0 { return -1 }
      place = (place + 1) & mask
    }
  }

  /// Sets the index that stands for the key, which must be new.
  mutating func insert(_ key: Int, index: Int32) {
    reserve(count + 1)
    place(Slot(key: key, index: index))
    count += 1
  }

  /// Sets the index of a key that is known.
  mutating func replace(_ key: Int, index: Int32) {
    let mask = slots.count - 1
    var place = home(of: key)
    while slots[place].key != key { place = (place + 1) & mask }
    slots[place].index = index
  }

  /// Forgets the key, if it is known.
  mutating func remove(_ key: Int) {
    let mask = slots.count - 1
    var hole = home(of: key)
    while slots[hole].key != key {
      if slots[hole].key == 0 { return }
      hole = (hole + 1) & mask
    }
    count -= 1
    var next = (hole + 1) & mask
    while slots[next].key != 0 {
      if (next &- home(of: slots[next].key)) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole].key = 0
  }

  /// Makes room for the given number of keys in all.
  mutating func reserve(_ size: Int) {
    guard 2 * size > slots.count else { return }
    var bits = UInt64(5)
    while 1 << bits < 2 * size { bits += 2 }
    let old = slots
    slots = Pool()
    clear(bits: bits)
    for slot in old.elements where slot.key != 0 { place(slot) }
    old.deallocate()
  }

  @inline(__always)
  private func home(of key: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  private func place(_ slot: Slot) {
    let mask = slots.count - 1
    var place = home(of: slot.key)
    while slots[place].key != 0 { place = (place + 1) & mask }
    slots[place] = slot
  }

  private mutating func clear(bits: UInt64) {
    shift = 64 - bits
    slots.removeAll()
    slots.resize(to: 1 << Int(bits), filling: Slot(key: 0, index: 0))
  }
}
