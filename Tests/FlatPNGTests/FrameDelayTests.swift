import SeededRandom
import Testing

@testable import FlatPNG

@Suite struct FrameDelayTests {
  @Test(arguments: [1, 24, 25, 30, 50, 60, 90, 120, 240, 1000]) func refreshesAreExact(rate: UInt16)
  {
    for times: UInt16 in 1...12 {
      let delay = FrameDelay(seconds: Double(times) / Double(rate))
      #expect(Int(delay.numerator) * Int(rate) == Int(delay.denominator) * Int(times))
    }
  }

  /// No fraction with a denominator up to 2,000 is nearer by more than its own precision.
  @Test func itIsTheNearestFraction() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      let seconds = Double.random(in: 0.001...20, using: &random)
      let delay = FrameDelay(seconds: seconds)
      let error = abs(Double(delay.numerator) / Double(delay.denominator) - seconds)
      let best = (1...2_000).map { denominator -> Double in
        let part = Double(denominator)
        return abs((seconds * part).rounded() / part - seconds)
      }.min()
      #expect(error <= max(best ?? 0, 1e-7), "\(seconds)")
    }
  }

  @Test func oddNumbersOfSecondsAreKept() {
    #expect(FrameDelay(seconds: -1).numerator == 0)
    #expect(FrameDelay(seconds: .nan).numerator == 0)
    #expect(FrameDelay(seconds: 1e9) == FrameDelay(numerator: 65_535, denominator: 1))
    #expect(FrameDelay(seconds: 0).denominator != 0)
    #expect(FrameDelay(seconds: 1e-9).denominator != 0)
  }
}
