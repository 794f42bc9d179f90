import SeededRandom
import Testing

/// The laws that libFuzzer looks for inputs against hold for what it begins with, and for that with
/// a few bytes changed.
@MainActor
@Suite(.serialized)
struct FuzzTargetTests {
  nonisolated static let names = [
    "baseline", "clip", "curve", "defaults", "export", "font", "log", "matrix", "merge", "options",
    "played", "playback", "png", "scene", "solver", "source",
  ]

  @Test func eachTargetIsTried() {
    #expect(FuzzTarget.all.map(\.name).sorted() == Self.names.sorted())
  }

  @Test(arguments: names)
  func theLawsHold(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = try target.seeds()
    try #require(!seeds.isEmpty)
    var broken: [String] = []
    FuzzTarget.lawIsBroken = { broken.append($0) }
    var random = SplitMix64(seed: 41)
    for number in 0..<40 {
      let seed = seeds[number % seeds.count]
      let input = number < seeds.count ? seed : changed(seed, by: &random)
      broken = []
      target.run(input)
      #expect(broken.isEmpty, "\(String(decoding: input, as: UTF8.self))")
    }
  }

  /// An input with a few bytes, or runs of bytes, that are others, left out, or there twice.
  private func changed(_ input: [UInt8], by random: inout SplitMix64) -> [UInt8] {
    var input = input
    for _ in 0..<Int.random(in: 1...3, using: &random) where !input.isEmpty {
      let start = Int.random(in: 0..<input.count, using: &random)
      let end = Int.random(in: start...min(start + 12, input.count), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: input[start] = UInt8.random(in: 0...127, using: &random)
      case 1: input.removeSubrange(start..<end)
      case 2: input.insert(contentsOf: input[start..<end], at: start)
      default: input[start] ^= 1 << UInt8.random(in: 0..<7, using: &random)
      }
    }
    return input
  }
}
