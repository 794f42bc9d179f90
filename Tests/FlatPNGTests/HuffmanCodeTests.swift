import Testing

@testable import FlatPNG

@Suite struct HuffmanCodeTests {
  /// The least weight of a prefix code: the sum of all merges of the two lightest.
  private func leastWeight(_ counts: [UInt32]) -> Int {
    var weights = counts.filter { $0 > 0 }.map(Int.init)
    var total = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let merged = weights.removeLast() + weights.removeLast()
      total += merged
      weights.append(merged)
    }
    return total
  }

  /// The least weight under a limit: the lightest `2n - 2` packages of the coin collector's problem.
  private func leastWeight(_ counts: [UInt32], limit: Int) -> Int {
    let leaves = counts.filter { $0 > 0 }.map(Int.init).sorted()
    let coins = (1..<limit).reduce(leaves) { coins, _ in
      let packages = stride(from: 1, to: coins.count, by: 2).map { coins[$0 - 1] + coins[$0] }
      return (leaves + packages).sorted()
    }
    return coins.prefix(2 * leaves.count - 2).reduce(0, +)
  }

  private func weight(_ code: HuffmanCode, _ counts: [UInt32]) -> Int {
    zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// Complete, within the limit, canonical, and no rarer symbol shorter than a more frequent one.
  private func expectSound(_ code: HuffmanCode, _ counts: [UInt32], limit: Int) {
    let used = counts.indices.filter { code.lengths[$0] > 0 }
    #expect(used.allSatisfy { code.lengths[$0] <= limit })
    let shares = used.map { 1 << (limit - Int(code.lengths[$0])) }
    #expect(shares.reduce(0, +) == 1 << limit)
    #expect(counts.indices.allSatisfy { counts[$0] == 0 || code.lengths[$0] > 0 })
    for one in used {
      for other in used where counts[one] > counts[other] {
        #expect(code.lengths[one] <= code.lengths[other])
      }
    }
    let sorted = used.sorted { (code.lengths[$0], $0) < (code.lengths[$1], $1) }
    var next = 0
    var last = 0
    for symbol in sorted {
      let length = Int(code.lengths[symbol])
      next <<= length - last
      last = length
      let reversed = (0..<length).reduce(0) { bits, place -> Int in
        let bit = (next >> place) & 1
        return bits | bit << (length - 1 - place)
      }
      #expect(Int(code.codes[symbol]) == reversed)
      next += 1
    }
  }

  @Test(arguments: 0..<60) func randomCounts(_ seed: UInt64) {
    var noise = PictureNoise(seed: seed)
    let counts = (0..<Int.random(in: 2...286, using: &noise)).map { _ in
      UInt32.random(in: 0...3, using: &noise) == 0
        ? 0 : UInt32(1) << UInt32.random(in: 0...9, using: &noise)
    }
    let code = HuffmanCode(counts: counts, limit: 15)
    expectSound(code, counts, limit: 15)
    if counts.count(where: { $0 > 0 }) > 1 {
      #expect(weight(code, counts) == leastWeight(counts))
    }
  }

  /// Counts that grow like Fibonacci's numbers make the deepest tree.
  @Test(arguments: [(3, 7), (8, 7), (9, 7), (19, 7), (16, 15), (17, 15), (24, 15)])
  func limitedLengths(_ count: Int, _ limit: Int) {
    var counts: [UInt32] = [1, 1]
    while counts.count < count {
      counts.append(counts[counts.count - 1] + counts[counts.count - 2])
    }
    let code = HuffmanCode(counts: counts, limit: limit)
    expectSound(code, counts, limit: limit)
    let least = leastWeight(counts, limit: limit)
    #expect(count > limit + 1 || least == leastWeight(counts))
    #expect(weight(code, counts) == least)
  }

  @Test func fewerThanTwoSymbolsAreFilledUp() {
    for counts: [UInt32] in [[0, 0, 0], [5, 0, 0], [0, 0, 5]] {
      let code = HuffmanCode(counts: counts, limit: 15)
      expectSound(code, counts, limit: 15)
      #expect(code.lengths.count { $0 == 1 } == 2)
    }
  }
}
