import Compositing
import Foundation
import LayerTrees
import SeededRandom
import Testing

/// Looks, turns and summits of quantities whose extremes are known.
struct MotionSearchTests {
  /// `a · sin(w·t + s) + c`, with its velocity.
  private struct Wave {
    let size: Double
    let frequency: Double
    let shift: Double
    var level = 0.0

    func motion(at time: Double) -> Motion {
      let angle = frequency * time + shift
      return Motion(
        level + size * sin(angle), velocity: size * frequency * cos(angle))
    }

    /// The times of its crests from one time to another.
    func crests(from start: Double, to end: Double) -> [Double] {
      let first = ((frequency * start + shift - .pi / 2) / (2 * .pi)).rounded(.up)
      return (0..<1000).map { (.pi / 2 + 2 * .pi * (first + Double($0)) - shift) / frequency }
        .prefix { $0 < end }.map { $0 }
    }
  }

  /// Even steps of at most 1/60 s and of an eighth of a swing; the end is looked at from before.
  @Test(arguments: [
    (0.0, 1.0, Double.infinity, 60), (0.5, 0.75, .infinity, 15), (0, 0.01, .infinity, 1),
    (0, 1, 0.08, 100), (2, 3, 0.2, 60), (0, 1, 1e-9, 4000), (0, 1.001, .infinity, 61),
  ])
  func looksAreEvenAndNear(_ start: Double, _ end: Double, _ swing: Double, _ count: Int) {
    let looks = MotionSearch.looks(from: start, to: end, swing: swing)
    #expect(looks.count == count + 1)
    #expect(looks.first == start && looks.last == end.nextDown)
    let step = (end - start) / Double(count)
    for (index, time) in looks.enumerated() {
      #expect(abs(time - (start + step * Double(index))) < 1e-12)
    }
  }

  /// The last instant at which something holds.
  @Test func aBoundaryIsFoundToTheEnd() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let (low, edge) = (0.0, Double.random(in: 0..<0.016, using: &random))
      let found = MotionSearch.boundary(from: low, to: 1.0 / 60) { $0 <= edge }
      #expect(found <= edge && edge - found < 1e-10)
    }
  }

  /// A wave turns at its crest and its trough, and nowhere else.
  @Test func turnsAreCrestsAndTroughs() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<200 {
      let wave = Wave(
        size: Double.random(in: 1...100, using: &random),
        frequency: Double.random(in: 1...40, using: &random),
        shift: Double.random(in: 0...6, using: &random))
      let left = Double.random(in: 0...1, using: &random)
      let right = left + 1.0 / 60
      let turn = MotionSearch.turn(
        from: (left, wave.motion(at: left)), to: (right, wave.motion(at: right)),
        of: wave.motion)
      let trough = Wave(size: 1, frequency: wave.frequency, shift: wave.shift + .pi)
      let places = [wave, trough].flatMap { $0.crests(from: left, to: right) }
      #expect((turn == nil) == places.isEmpty)
      if let turn, let place = places.first { #expect(abs(turn - place) < 1e-9) }
    }
  }

  /// Between two looks the summit is the crest; a value that leaps up from 0 is greatest after it.
  @Test func aSummitIsTheCrest() throws {
    let wave = Wave(size: 10, frequency: 10, shift: 0)
    let crest = Double.pi / 20
    let summit = { (left: Double, right: Double) in
      MotionSearch.summit(
        from: (left, wave.motion(at: left)), to: (right, wave.motion(at: right)), of: wave.motion)
    }
    let found = try #require(summit(0.15, 0.16))
    #expect(abs(found.time - crest) < 1e-8 && abs(found.value - 10) < 1e-12)
    // It only rises, or only falls: its greatest value is at a look.
    #expect(summit(0.14, 0.15) == nil && summit(0.16, 0.17) == nil)
    // It leaps to 8 at 0.105 and shrinks from there.
    let leap = { (time: Double) in
      time < 0.105 ? Motion.zero : Motion(8 - 100 * (time - 0.105), velocity: -100)
    }
    let top = try #require(
      MotionSearch.summit(from: (0.1, leap(0.1)), to: (0.11, leap(0.11)), of: leap))
    #expect(abs(top.time - 0.105) < 1e-10 && abs(top.value - 8) < 1e-6)
    // It grows and is gone at once.
    let fall = { (time: Double) in
      time < 0.105 ? Motion(3 + 100 * (time - 0.1), velocity: 100) : Motion.zero
    }
    let last = try #require(
      MotionSearch.summit(from: (0.1, fall(0.1)), to: (0.11, fall(0.11)), of: fall))
    #expect(abs(last.time - 0.105) < 1e-10 && abs(last.value - 3.5) < 1e-6)
    let none = { (_: Double) in Motion.zero }
    #expect(MotionSearch.summit(from: (0, .zero), to: (1, .zero), of: none) == nil)
  }

  /// The samples hold every crest, and never less than 0.
  @Test(arguments: [10.0, 2.5, 1]) func samplesHoldTheCrests(_ size: Double) {
    let wave = Wave(size: size, frequency: 25, shift: 0.3, level: -2)
    let times = MotionSearch.looks(from: 0, to: 1, swing: 2 * .pi / 25)
    let samples = MotionSearch.samples(at: times, of: wave.motion)
    let crests = wave.crests(from: 0, to: 1)
    #expect(samples.count == times.count + crests.count && crests.count == 4)
    for crest in crests {
      #expect(
        samples.contains {
          abs($0.time - crest) < 1e-9 && abs($0.value - max(0, size - 2)) < 1e-9
        })
    }
    #expect(samples.allSatisfy { abs($0.value - max(0, wave.motion(at: $0.time).value)) < 1e-12 })
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  /// A peak without a velocity is found to 1e-7 s.
  @Test(arguments: [0.1, 0.123456, 0.19]) func aPeakWithoutAVelocityIsFound(_ place: Double) {
    let found = MotionSearch.summit(from: 0.1, to: 0.2) { 5 - abs($0 - place) }
    #expect(abs(found.time - place) < 1e-7 && abs(found.value - 5) < 1e-7)
  }
}

/// Times in which a value exceeds a level, against a count over a staircase.
struct ExcursionTests {
  private func samples(_ values: [Double]) -> [MotionSample] {
    values.enumerated().map { MotionSample(time: Double($0), value: $1) }
  }

  /// Each run of samples above the level is one, between the samples around it.
  @Test func everyRunAboveTheLevelIsOne() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let values = (0..<20).map { _ in Double(Int.random(in: 0...3, using: &random)) }
      let found = samples(values).excursions(above: 1, apartBy: 0.5) { values[Int($0)] }
      var runs: [ClosedRange<Int>] = []
      for (index, value) in values.enumerated() where value > 1 {
        if let last = runs.last, last.upperBound == index - 1 {
          runs[runs.count - 1] = last.lowerBound...index
        } else {
          runs.append(index...index)
        }
      }
      #expect(found.map(\.start.upperBound) == runs.map { Double($0.lowerBound) })
      #expect(found.map(\.start.lowerBound) == runs.map { Double(max(0, $0.lowerBound - 1)) })
      #expect(found.map(\.end.lowerBound) == runs.map { Double($0.upperBound) })
      #expect(
        found.map(\.end.upperBound)
          == runs.map { $0.upperBound == 19 ? .infinity : Double($0.upperBound + 1) })
      #expect(found.map(\.peak.value) == runs.map { values[$0].max() ?? 0 })
      for (excursion, run) in zip(found, runs) {
        // Of equals the first is the peak.
        let peak = values[run].firstIndex(of: excursion.peak.value) ?? 0
        #expect(excursion.peak.time == Double(peak))
        for time in 0..<20 {
          let isInside = time >= max(0, run.lowerBound - 1) && time <= run.upperBound + 1
          #expect(excursion.contains(Double(time)) == isInside)
        }
      }
    }
  }

  /// Two that are apart by less than asked for are one; where the samples leave that open, the ends
  /// are searched for.
  @Test(arguments: [(0.5, 2), (0.99, 2), (1.01, 1), (1.9, 1), (2.5, 1)])
  func whatIsTooNearIsOne(_ apart: Double, _ count: Int) throws {
    // Above 1 until 1.5 and from 2.5 on, as samples at 1, 2 and 3 leave open.
    let value = { (time: Double) in time <= 1.5 || time >= 2.5 ? 4.0 : 0 }
    let found = [
      MotionSample(time: 0, value: 2), MotionSample(time: 1, value: 4),
      MotionSample(time: 2, value: 0), MotionSample(time: 3, value: 5),
      MotionSample(time: 4, value: 0),
    ].excursions(above: 1, apartBy: apart, value: value)
    #expect(found.count == count)
    #expect(found.map(\.peak.value).max() == 5 && found.last?.end == 3...4)
    #expect(found.first?.start == 0...0)
  }
}
