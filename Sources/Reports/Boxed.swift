/// A value that few have, in a box of its own, so that those without it are small.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Box: Hashable, Sendable {
    case full(Value)
  }

  private var box: Box?

  init(_ value: Value?) { self.value = value }

  var value: Value? {
    get {
      guard case .full(let value) = box else { return nil }
      return value
    }
    set { box = newValue.map(Box.full) }
  }
}
