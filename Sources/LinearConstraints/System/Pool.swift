/// Plain values in one growing piece of memory, which the owner frees.
///
/// It is what an array is, without reference counting and bounds checks; indices are checked in
/// debug builds. Cost of growing: at least doubling, so constant per element.
struct Pool<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Makes an empty pool, which has no memory yet.
  @inline(__always)
  init() {
    base = UnsafeMutablePointer(bitPattern: 64) ?? .allocate(capacity: 1)
    capacity = 0
  }

  func deallocate() {
    if capacity > 0 { base.deallocate() }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity + 1) }
    base[count] = element
    count += 1
  }

  /// Adds elements that are to be set at once; answers the index of the first.
  @inline(__always)
  mutating func extend(by size: Int) -> Int {
    if count + size > capacity { reserve(count + size) }
    count += size
    return count - size
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  /// Cuts the end off, or adds copies of an element.
  mutating func resize(to size: Int, filling element: Element) {
    reserve(size)
    if size > count { (base + count).initialize(repeating: element, count: size - count) }
    count = size
  }

  /// Makes this the given number of copies of an element.
  mutating func fill(_ size: Int, with element: Element) {
    count = 0
    resize(to: size, filling: element)
  }

  /// Makes this a copy of another pool's elements.
  mutating func copy(_ other: Pool) {
    count = 0
    reserve(other.count)
    base.update(from: other.base, count: other.count)
    count = other.count
  }

  /// Makes room for the given number of elements in all.
  mutating func reserve(_ size: Int) {
    guard size > capacity else { return }
    let room = max(size, (capacity < 256 ? 4 : 2) * capacity, 32)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    larger.update(from: base, count: count)
    deallocate()
    base = larger
    capacity = room
  }
}

extension Pool {
  /// The elements, while the pool is not changed.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}
