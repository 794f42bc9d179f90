import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// The rate of a clip is that of the frames of its motions: at rest recorders leave frames out.
struct ClipClockTests {
  /// Stamps of frames at a rate, in units; at rest, which is less than half of all steps, one of eight or
  /// fewer.
  private func stamps(
    _ rate: Double, unit: Double, rests: Double, by random: inout SplitMix64
  ) -> [Double] {
    let count = Int.random(in: 20...80, using: &random)
    let still = Int(Double(count) * rests)
    var steps = Array(repeating: 1, count: count - still)
    for _ in 0..<still {
      steps.insert(
        Int.random(in: 3...8, using: &random), at: random.next() & 1 == 0 ? 0 : steps.count)
    }
    var number = 0
    return [0]
      + steps.map { step in
        number += step
        return (Double(number) / rate / unit).rounded() * unit
      }
  }

  @Test(arguments: [15.0, 24, 30, 60, 120], [1 / 90_000.0, 1.0 / 600, 0.001])
  func theRateIsThatOfMotions(rate: Double, unit: Double) {
    var random = SplitMix64(seed: 7)
    for rests in [0, 0.2, 0.45] {
      for _ in 0..<TestLength.cases(20, long: 400) {
        let clock = ClipClock(stamps: stamps(rate, unit: unit, rests: rests, by: &random))
        #expect(abs(clock.rate / rate - 1) < 0.03, "\(clock.rate) with \(rests) at rest")
      }
    }
  }

  /// Rounded to hundredths, frames of 60 Hz are 10 and 20 ms apart.
  @Test func roundedStampsAreAveraged() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<20 {
      let clock = ClipClock(stamps: stamps(60, unit: 0.01, rests: 0.2, by: &random))
      #expect(abs(clock.rate / 60 - 1) < 0.1, "\(clock.rate)")
    }
  }
}
