import AnimationCurves
import Foundation
import SeededRandom
import Testing

/// Curves as files have them, and as people write them.
struct CurveReadingTests {
  private static let curves: [AnyTimingCurve] = {
    let spring = try? Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: 3)
    let steps = try? StepTiming(count: 3, term: .jumpBoth)
    let lines = try? PiecewiseLinear(stops: [.init(0), .init(0.9, at: 0.2), .init(1)])
    return [
      .timingFunction(.easeIn), .timingFunction(.linear), spring.map { .spring($0) },
      steps.map { .steps($0) }, lines.map { .piecewiseLinear($0) },
    ].compactMap(\.self)
  }()

  @Test("A timing is read as it was written, and one that cannot be is refused")
  func timingsAreRead() throws {
    #expect(Self.curves.count == 5)
    for curve in Self.curves {
      let timing = try AnimationTiming(curve: curve, duration: 0.375)
      let data = try JSONEncoder().encode(timing)
      #expect(try JSONDecoder().decode(AnimationTiming.self, from: data) == timing)
      let text = String(decoding: data, as: UTF8.self)
      let wrong = Data(text.replacing("0.375", with: "-0.375").utf8)
      do {
        _ = try JSONDecoder().decode(AnimationTiming.self, from: wrong)
        Issue.record("a duration below 0 was read")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.debugDescription.hasPrefix("cannot be: duration is -0.375"))
      }
    }
  }

  @Test(
    "Points are pairs of numbers, in order", arguments: ["[[0]]", "[[0,0,1]]", "[]", "[[0,0],1]"])
  func pointsArePairs(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PiecewiseLinear.self, from: Data(json.utf8))
    }
  }

  @Test("Each way to write a curve that is listed can be read, and says what it means")
  func spellingsAreRead() throws {
    let spellings = CurveArgument.spellings
    #expect(Set(spellings.map(\.example)).count == spellings.count && spellings.count > 12)
    for spelling in spellings {
      #expect(throws: Never.self) { try CurveArgument(parsing: spelling.example) }
      #expect(spelling.meaning.count > 3, "\(spelling.example)")
    }
    for named in NamedTiming.all {
      let meaning = spellings.first { $0.example == named.name }?.meaning
      #expect(meaning == "\(named.timing.duration) s. \(named.provenance)")
    }
  }

  @Test("The fourth number of a spring is its velocity")
  func springsHaveAVelocity() throws {
    for (text, velocity) in [("spring(2, 300, 20)", 0.0), ("spring(2, 300, 20, -4)", -4)] {
      let spring = try Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: velocity)
      #expect(try CurveArgument(parsing: text) == .timing(.spring(spring)))
    }
  }

  @Test("Springs are the same if all of their numbers are, and say all of them")
  func springsAreCompared() throws {
    let one = try Spring(mass: 1, stiffness: 100, damping: 10)
    let others = [
      try Spring(mass: 2, stiffness: 100, damping: 10),
      try Spring(mass: 1, stiffness: 101, damping: 10),
      try Spring(mass: 1, stiffness: 100, damping: 11),
      try Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 1),
      try Spring(mass: 1, stiffness: 100, damping: 10, allowsOverdamping: true),
    ]
    #expect(one == (try Spring(mass: 1, stiffness: 100, damping: 10)))
    #expect(others.allSatisfy { $0 != one } && Set(others + [one]).count == 6)
    #expect(one.description == "spring(mass: 1.0, stiffness: 100.0, damping: 10.0)")
    #expect(others[3].description.hasSuffix(", initialVelocity: 1.0)"))
    #expect(others[4].description.hasSuffix(", allowsOverdamping: true)"))
    // A spring goes at its own pace, whatever the duration.
    for time in [0.0, 0.1, 0.7] {
      #expect(one.progress(at: time, duration: 9) == one.progress(at: time))
      #expect(one.velocity(at: time, duration: 9) == one.velocity(at: time))
    }
  }

  @Test("The smallest fractions of the time are written so that they are read the same")
  func smallFractionsAreWritten() throws {
    var random = SplitMix64(seed: 52)
    for _ in 0..<300 {
      let digits = Double.random(in: 1...10, using: &random)
      let small = digits * pow(10, Double(Int.random(in: -12 ... -3, using: &random)))
      let lines = try PiecewiseLinear(
        stops: [.init(0, at: 0), .init(0.5, at: small), .init(1, at: 1)])
      let text = try AnyTimingCurve.piecewiseLinear(lines).cssDescription(duration: 1)
      #expect(try CurveArgument(parsing: text) == .timing(.piecewiseLinear(lines)), "\(text)")
    }
  }

  @Test("Two animations take as long as the longer one, and a profile no time below 0")
  func durationsAreChecked() throws {
    let timings = try [0.2, 0.5].map {
      try AnimationTiming(curve: .timingFunction(.linear), duration: $0)
    }
    #expect(TimingComparison(timings[0], timings[1]).duration == 0.5)
    #expect(TimingComparison(timings[1], timings[0]).duration == 0.5)
    for duration in [-1, Double.infinity] {
      #expect(throws: CurveError.outOfRange(.duration, duration)) {
        try KeyboardProfile(
          name: "", spring: Spring(), duration: duration, notifiedDuration: 1,
          postsInsideAnimation: true, provenance: "")
      }
    }
  }
}

/// Values of files that have a range, a length or a default.
struct ValueCodingTests {
  private struct Read: Decodable {
    let number, count: Int
    let pair: [Double]
    let word: String

    private enum CodingKeys: String, CodingKey { case number, count, pair, word }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      number = try fields.integer(.number, in: 1...4, or: 2)
      count = try fields.integer(.count, in: 0...9)
      pair = try fields.numbers(.pair, count: 2)
      word = try fields.value(.word, or: "none")
    }
  }

  private func read(_ json: String) throws -> Read {
    try JSONDecoder().decode(Read.self, from: Data("{\(json)}".utf8))
  }

  @Test("What is left out has its default, and what is needed is asked for")
  func defaultsAreRead() throws {
    let least = try read(#""count":0,"pair":[1,2]"#)
    #expect(least.number == 2 && least.count == 0 && least.pair == [1, 2] && least.word == "none")
    let nulls = try read(#""number":null,"count":9,"pair":[0,0],"word":null"#)
    #expect(nulls.number == 2 && nulls.word == "none")
    let full = try read(#""number":4,"count":9,"pair":[0,0],"word":"a""#)
    #expect(full.number == 4 && full.count == 9 && full.word == "a")
    for (json, words) in [
      (#""number":5,"count":0,"pair":[1,2]"#, "must be 1 to 4, not 5"),
      (#""count":10,"pair":[1,2]"#, "must be 0 to 9, not 10"),
      (#""count":1,"pair":[1]"#, "must be a list of 2 numbers, not of 1"),
      (#""count":1,"pair":[1,2,3]"#, "must be a list of 2 numbers, not of 3"),
    ] {
      do {
        _ = try read(json)
        Issue.record("\(json)")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.debugDescription == words)
      }
    }
    #expect(throws: DecodingError.self) { try read(#""pair":[1,2]"#) }
  }
}
