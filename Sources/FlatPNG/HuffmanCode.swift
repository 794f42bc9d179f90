/// A complete prefix code of least weight under a limit on its lengths, in deflate's canonical form.
///
/// Equal counts give equal codes on every machine: ties are broken by the symbol.
struct HuffmanCode: Hashable, Sendable {
  /// Bits of each symbol's code, 0 for a symbol that has none.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, first bit lowest.
  private(set) var codes: [UInt16]

  /// Makes a code for symbols that occur `counts` times.
  ///
  /// A code of fewer than two symbols is not complete, and some decoders refuse it: unused symbols
  /// then join at the front.
  ///
  /// - Parameters:
  ///   - counts: how often each symbol occurs; at least two symbols.
  ///   - limit: the greatest length, with `2^limit` at least the number of symbols.
  init(counts: [UInt32], limit: Int) {
    lengths = Array(repeating: 0, count: counts.count)
    codes = Array(repeating: 0, count: counts.count)
    let leaves = Self.leaves(counts)
    let depths = Self.depths(leaves)
    let isDeep = depths.dropFirst(limit + 1).contains { $0 > 0 }
    let population = isDeep ? Self.depths(leaves, limit: limit) : depths
    var rest = leaves[...]
    for length in population.indices.reversed() {
      for leaf in rest.prefix(population[length]) {
        lengths[leaf.symbol] = UInt8(length)
      }
      rest = rest.dropFirst(population[length])
    }
    assignCodes(population)
  }

  private typealias Leaf = (count: Int, symbol: Int)

  /// The symbols in use, rarest first.
  private static func leaves(_ counts: [UInt32]) -> [Leaf] {
    var keys = counts.indices.filter { counts[$0] > 0 }.map { Int(counts[$0]) << 16 | $0 }
    var spare = 0
    while keys.count < 2 {
      if counts[spare] == 0 { keys.append(spare) }
      spare += 1
    }
    keys.sort()
    return keys.map { ($0 >> 16, $0 & 0xFFFF) }
  }

  /// The number of leaves of Huffman's tree at each depth.
  ///
  /// Leaves and inner nodes both come in rising order, so the two lightest are at two fronts.
  private static func depths(_ leaves: [Leaf]) -> [Int] {
    var weights = leaves.map(\.count)
    var parents = Array(repeating: 0, count: 2 * leaves.count - 1)
    var leaf = 0
    var inner = leaves.count
    while weights.count < parents.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < leaves.count && (inner == weights.count || weights[leaf] <= weights[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        parents[child] = weights.count
        weight += weights[child]
      }
      weights.append(weight)
    }
    return population(parents, leafCount: leaves.count)
  }

  private static func population(_ parents: [Int], leafCount: Int) -> [Int] {
    var depth = Array(repeating: 0, count: parents.count)
    var population = Array(repeating: 0, count: leafCount)
    for node in parents.indices.dropLast().reversed() {
      depth[node] = depth[parents[node]] + 1
      if node < leafCount { population[depth[node]] += 1 }
    }
    return population
  }

  /// The number of leaves at each depth if none may lie deeper than `limit`: package-merge.
  ///
  /// Every leaf is a coin of its weight at each of `limit` levels. Level by level, neighbours are
  /// packed in pairs and the packages merged with the next level's coins; the lightest `2n - 2` items
  /// of the last level are the tree, and a leaf's depth is the number of its coins in them (Larmore
  /// and Hirschberg, 1990).
  private static func depths(_ leaves: [Leaf], limit: Int) -> [Int] {
    // An item is its weight, doubled, and 1 more for a package: coins go first, equal items are alike.
    let coins = leaves.map { 2 * $0.count }
    var levels = [coins]
    while levels.count < limit {
      let below = levels[levels.count - 1]
      let packages = stride(from: 1, to: below.count, by: 2).map { index -> Int in
        let weight = below[index - 1] / 2 + below[index] / 2
        return 2 * weight + 1
      }
      levels.append((coins + packages).sorted())
    }
    var population = Array(repeating: 0, count: limit + 1)
    var taken = 2 * leaves.count - 2
    var deeper = leaves.count
    for (depth, level) in levels.reversed().enumerated() {
      let coins = level.prefix(taken).count { $0.isMultiple(of: 2) }
      taken = 2 * (taken - coins)
      population[depth] = deeper - coins
      deeper = coins
    }
    population[limit] = deeper
    return population
  }

  /// Numbers the codes by length, then by symbol (RFC 1951, section 3.2.2).
  private mutating func assignCodes(_ population: [Int]) {
    var next = Array(repeating: 0, count: population.count)
    for length in 1..<population.count {
      next[length] = (next[length - 1] + population[length - 1]) << 1
    }
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let code = UInt16(truncatingIfNeeded: next[Int(length)] << (16 - Int(length)))
      codes[symbol] = code.bitReversed
      next[Int(length)] += 1
    }
  }
}

extension UInt16 {
  /// The same bits, last first.
  fileprivate var bitReversed: UInt16 {
    var bits = self
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    return bits >> 8 | bits << 8
  }
}

/// Up to 27 bits of a deflate stream and their number, in one word.
struct CodeEntry {
  private let word: UInt32

  @inline(__always)
  init(bits: UInt32, count: UInt32) {
    word = bits << 5 | count
  }

  @inline(__always)
  var bits: UInt64 { UInt64(word &>> 5) }

  @inline(__always)
  var count: UInt64 { UInt64(word & 31) }

  /// The same bits with more behind them, which makes at most 27.
  func appending(_ more: UInt32, count: UInt32) -> CodeEntry {
    CodeEntry(
      bits: UInt32(bits) | more << UInt32(self.count), count: UInt32(self.count) + count)
  }
}

extension BitCursor {
  /// Appends a code.
  @inline(__always)
  mutating func put(_ entry: CodeEntry) {
    put(entry.bits, count: entry.count)
  }

  /// Appends the codes of a pixel's red, green and blue.
  @inline(__always)
  mutating func put(pixel: UInt32, _ literals: UnsafePointer<CodeEntry>) {
    let red = literals[Int(pixel &>> 16)]
    let green = literals[Int(pixel &>> 8 & 255)]
    let blue = literals[Int(pixel & 255)]
    let bits = red.bits | green.bits &<< red.count
    let count = red.count &+ green.count
    put(bits | blue.bits &<< count, count: count &+ blue.count)
  }

  /// Appends a copy: a length with its extra bits, a distance less 1.
  @inline(__always)
  mutating func put(
    _ length: CodeEntry, _ distanceIndex: UInt32, _ distances: UnsafePointer<CodeEntry>
  ) {
    let symbol = DeflateSymbol(distanceIndex: distanceIndex)
    let distance = distances[symbol.symbol]
    let codes = length.count &+ distance.count
    let bits = length.bits | distance.bits &<< length.count
    put(
      bits | UInt64(symbol.extraBits) &<< codes, count: codes &+ UInt64(symbol.extraCount))
  }
}
