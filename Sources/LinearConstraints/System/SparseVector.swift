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
    guard size > values.count else { return }
    let room = size + size / 8 + 8
    values.reserve(room)
    isListed.reserve(room)
    values.resize(to: size, filling: 0)
    isListed.resize(to: size, filling: false)
    indices.reserve(room)
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
