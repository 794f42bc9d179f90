/// Values of a page that are there once, however many cases have them.
struct PagePool<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// The place of a value, which is given one if it has none.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
