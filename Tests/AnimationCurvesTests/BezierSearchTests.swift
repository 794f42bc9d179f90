import Foundation
import SeededRandom
import Testing

@testable import AnimationCurves

/// What a value of a Bezier costs: the steps of a search, and the inputs that a table answers.
struct BezierSearchTests {
  /// A cubic that never falls, from 0 to 1, with its evaluations counted.
  private func root(
    _ a: Double, _ b: Double, at x: Double, from guess: Double,
    in range: ClosedRange<Double> = 0...1
  ) -> (root: Double, count: Int) {
    var count = 0
    let search = MonotoneCubicRoot(lower: range.lowerBound, upper: range.upperBound)
    let root = search.find(from: guess) { s in
      count += 1
      let r = 1 - s
      return (
        s * (3 * r * (a * r + b * s) + s * s) - x,
        3 * (r * (a * r + 2 * (b - a) * s) + (1 - b) * s * s),
        6 * ((b - 2 * a) * r + (a - 2 * b + 1) * s)
      )
    }
    return (root, count)
  }

  /// Laguerre's method triples the digits at each step: three or four are enough for most, and no shape
  /// needs many.
  @Test func aRootTakesFewSteps() {
    var random = SplitMix64(seed: 0xB3)
    var total = 0
    for _ in 0..<4000 {
      let (a, b) = (random.number(in: 0...1), random.number(in: 0...1))
      let place = random.number(in: 0...1)
      let r = 1 - place
      let x = place * (3 * r * (a * r + b * place) + place * place)
      let found = root(a, b, at: x, from: x)
      let slope = 3 * (r * (a * r + 2 * (b - a) * place) + (1 - b) * place * place)
      if slope > 0.05 { #expect(abs(found.root - place) < 1e-14, "\(a) \(b) \(place)") }
      #expect(found.count <= 12, "\(a) \(b) \(place)")
      total += found.count
    }
    #expect(Double(total) / 4000 < 3.6)
  }

  /// A triple root is met at once, and what leads out of the bracket is halved into it.
  @Test func aBracketHoldsTheRoot() {
    let cube = root(0, 1, at: 0.5, from: 0.9)
    #expect(abs(cube.root - 0.5) < 1e-15 && cube.count <= 8)
    for (lower, upper) in [(0.0, 0.5), (-0.5, 0.5), (0, 1)] {
      var least = Double.infinity
      var most = -Double.infinity
      let search = MonotoneCubicRoot(lower: lower, upper: upper)
      let root = search.find(from: upper) { s in
        (least, most) = (min(least, s), max(most, s))
        return ((s - 0.25) * (s - 0.25) * (s - 0.25), 3 * (s - 0.25) * (s - 0.25), 6 * (s - 0.25))
      }
      #expect(abs(root - 0.25) < 1e-5 && least >= lower && most <= upper)
    }
  }

  private func answered(_ curve: UnitBezier, _ inputs: [Double]) -> [Double?] {
    BezierTable.withTable(of: curve) { table in
      inputs.map { input in
        let (values, isExact) = table.values(at: SIMD2(repeating: input))
        return isExact[0] ? values[0] : nil
      }
    }
  }

  /// A table answers nearly every input of UIKit's curves, those near level ends too, and of all curves
  /// what it answers is exact.
  @Test func aTableReachesAndIsExact() throws {
    var random = SplitMix64(seed: 0xB4)
    let inputs = (0..<500).map { Double($0) / 500 }
    for function in [TimingFunction.easeIn, .easeOut, .easeInEaseOut, .default] {
      let found = answered(function.bezier, inputs)
      #expect(found.count { $0 != nil } >= 495, "\(function)")
    }
    var reached = 0
    for round in 0..<600 {
      let isGentle = round.isMultiple(of: 2)
      let range = isGentle ? 0.2...0.8 : 0...1
      let curve = try UnitBezier(
        random.number(in: range), random.number(in: -1...2), random.number(in: range),
        random.number(in: -1...2))
      let found = answered(curve, inputs)
      for (x, y) in zip(inputs, found) {
        guard let y else { continue }
        #expect(abs(y - curve.value(at: x)) <= 1e-13, "\(curve) at \(x)")
      }
      if isGentle { reached += found.count { $0 != nil } }
    }
    #expect(reached >= 300 * 490, "\(reached)")
    #expect(answered(TimingFunction.easeIn.bezier, [-1e-9, 1, 2, .nan]).allSatisfy { $0 == nil })
  }

  /// Where a curve is nearly level the table leaves values out rather than give inexact ones.
  @Test func aTableIsExactBesideLevelPlaces() throws {
    var random = SplitMix64(seed: 0xB6)
    for _ in 0..<600 {
      let curve = try UnitBezier(
        random.number(in: 0.9...1), random.number(in: -1...2),
        1 - pow(10, random.number(in: -2.2 ... -1.2)), random.number(in: -1...2))
      let inputs = (0..<60).map { _ in 1 - pow(10, random.number(in: -8...0)) }
      for (x, y) in zip(inputs, answered(curve, inputs)) {
        guard let y else { continue }
        let tolerance = 6e-14 * max(1, abs(curve.y1), abs(curve.y2))
        #expect(abs(y - curve.value(at: x)) <= tolerance, "\(curve) at \(x)")
      }
    }
  }

  /// A value is the same beside any other.
  @Test func aValueOfAPairIsWhatItIsAlone() throws {
    var random = SplitMix64(seed: 0xB5)
    for _ in 0..<200 {
      let curve = try UnitBezier(
        random.number(in: 0...1), random.number(in: -1...2), random.number(in: 0...1),
        random.number(in: -1...2))
      let inputs = (0..<100).map { _ in random.number(in: -0.1...1.1) }
      let alone = answered(curve, inputs)
      BezierTable.withTable(of: curve) { table in
        for index in inputs.indices.dropFirst() {
          let pair = SIMD2(inputs[index - 1], inputs[index])
          let (values, isExact) = table.values(at: pair)
          #expect((isExact[0] ? values[0] : nil) == alone[index - 1])
          #expect((isExact[1] ? values[1] : nil) == alone[index])
        }
      }
    }
  }

  /// The control points of Material's and Android's curves, by their platforms' sources.
  @Test func androidsCurvesAreThePlatforms() {
    let points = NamedTiming.all.prefix(4).map { named -> [Double] in
      guard case .timingFunction(let function) = named.timing.curve else { return [] }
      let bezier = function.bezier
      return [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
    }
    #expect(points == [[0.2, 0, 0, 1], [0, 0, 0.2, 1], [0.4, 0, 1, 1], [0, 0, 1, 1]])
  }
}

/// Times of a progress, and curves as they are written in files.
struct TimingLawTests {
  private static let curves: [AnyTimingCurve] = {
    var list: [AnyTimingCurve] = [
      .timingFunction(.linear), .timingFunction(.easeIn), .timingFunction(.easeInEaseOut),
      .spring(KeyboardProfile.iOS18.spring), .spring(KeyboardProfile.iOS26.spring), .steps(.end),
      .steps(.start),
    ]
    if let swinging = try? Spring(perceptualDuration: 0.4, bounce: 0.6) {
      list.append(.spring(swinging))
    }
    if let line = try? PiecewiseLinear(stops: [.init(0), .init(0.7, at: 0.2), .init(1)]) {
      list.append(.piecewiseLinear(line))
    }
    return list
  }()

  /// The first time at which so much of the way is done: before it there is less.
  @Test(arguments: curves) func aProgressHasItsFirstTime(_ curve: AnyTimingCurve) throws {
    let timing = try AnimationTiming(curve: curve, duration: 0.8)
    #expect(timing.time(ofProgress: 0) == 0 && timing.time(ofProgress: -1) == 0)
    for step in 1...50 {
      let share = Double(step) / 50
      let time = timing.time(ofProgress: share)
      #expect(time >= 0 && time <= 0.8 && timing.progress(at: time + 1e-12) >= share - 1e-9)
      for earlier in 0..<200 where Double(earlier) / 200 * 0.8 < time - 1e-9 {
        #expect(timing.progress(at: Double(earlier) / 200 * 0.8) < share + 1e-9)
      }
    }
    #expect(timing.time(ofProgress: 5) == timing.time(ofProgress: 1))
  }

  @Test(arguments: curves) func aCurveIsReadAsItIsWritten(_ curve: AnyTimingCurve) throws {
    let data = try JSONEncoder().encode(curve)
    #expect(try JSONDecoder().decode(AnyTimingCurve.self, from: data) == curve)
    let text = String(decoding: data, as: UTF8.self)
    let other = text.contains("spring") ? "\"bezier\":[0,0,1,1]" : "\"spring\":[1,1,1]"
    for wrong in ["{}", text.dropLast() + ",\(other)}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(AnyTimingCurve.self, from: Data(wrong.utf8))
      }
    }
  }

  /// A leap's two sides count, at the beginning as at the end.
  @Test func theSidesOfALeapAtTheBeginningCount() throws {
    let early = try AnimationTiming(curve: .steps(.start), duration: 0.4)
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.4)
    let found = TimingComparison(early, linear, travel: 100).greatest
    #expect(abs(found.difference - 100) < 1e-7 && found.time < 1e-6)
  }

  @Test func aTimelineHasSoManyFrames() throws {
    let most = Double(FrameTimeline.maximumCount)
    let rate = try FrameRate(hertz: 1)
    func count(_ duration: Double) throws -> Int {
      let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: duration)
      return try FrameTimeline(timing: timing, rate: rate).count
    }
    #expect(try count(most - 1) == FrameTimeline.maximumCount)
    #expect(throws: CurveError.tooManyFrames(most + 1)) { try count(most) }
    #expect(throws: CurveError.tooManyFrames(most + 1.5)) { try count(most + 0.5) }
    #expect(throws: CurveError.self) { try CurveArgument(parsing: "0<<64") }
  }
}
