import SeededRandom

/// Choices that follow from a seed, the same on every machine.
struct HuntRandom {
  private var generator: SplitMix64

  /// The choices of the case of a number, far from those of the others.
  init(seed: UInt64, number: Int) {
    var scrambled = SplitMix64(seed: number)
    var mixed = SplitMix64(seed: seed ^ scrambled.next())
    generator = SplitMix64(seed: mixed.next())
  }

  /// A whole number from 0 up to a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(generator.next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// One time in the given number.
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// A multiple of a step between two bounds.
  mutating func number(from low: Double, to high: Double, step: Double = 1) -> Double {
    (low + Double(below(Int((high - low) / step) + 1)) * step).tidy
  }

  /// An entry of a map, one time in the given number.
  mutating func entry(
    _ key: String, oneIn count: Int, _ value: (inout HuntRandom) -> DraftValue
  ) -> DraftValue.Entry? {
    isOne(in: count) ? DraftValue.Entry(key, value(&self)) : nil
  }
}
