import AnimationCurves
import Foundation
import LayerGeometry
import SeededRandom
import Testing

@testable import LayerTrees

/// The times between which a clock reads what runs in it, and where it turns.
struct ClockSpanTests {
  private func clock(_ random: inout SplitMix64) -> MediaClock {
    func one<Value>(of values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    return MediaClock(
      beginTime: random.number(in: -1...1), duration: one(of: [1, 2, .infinity]),
      speed: one(of: [0.5, 1, 2, 3]), timeOffset: one(of: [0, 0, 0.5]),
      repeatCount: one(of: [1, 1, 2, 2.5]), autoreverses: one(of: [false, false, true]),
      fillsBackwards: Bool.random(using: &random), fillsForwards: Bool.random(using: &random),
      pacing: one(of: [nil, nil, AnimationPacing(.timingFunction(.easeIn))]))
  }

  /// While it runs, a clock reads nothing outside of its span; of a plain one the span is no longer.
  @Test func nothingIsReadOutsideOfTheSpan() {
    var random = SplitMix64(seed: 43)
    var plain = 0
    for _ in 0..<400 {
      let clock = clock(&random)
      let (start, end) = (random.number(in: 0...0.4), random.number(in: 0.5...2.5))
      let span = clock.span(from: start, to: end)
      let last = clock.beginTime + 12 / clock.speed
      for time in stride(from: clock.beginTime, to: last, by: 0.01 / clock.speed) {
        guard let read = clock.local(at: Motion(time))?.value else { continue }
        let isRunning = time - clock.beginTime < clock.activeDuration / clock.speed
        if isRunning, read > start + 1e-9, read < end - 1e-9 {
          #expect(time >= span.start - 1e-9 && time <= span.end + 1e-9, "\(clock)")
        }
      }
      let isPlain =
        clock.repeatCount == 1 && !clock.autoreverses && clock.pacing == nil
        && clock.timeOffset == 0 && end < clock.duration
      guard isPlain || clock.duration.isInfinite else { continue }
      plain += 1
      let read = [span.start, span.end].map { clock.local(at: Motion($0))?.value ?? .nan }
      #expect(abs(read[0] - start) < 1e-9 && abs(read[1] - end) < 1e-9, "\(clock)")
    }
    #expect(plain > 100)
  }

  /// Kinks are looked for in 64 cycles, each of which begins and ends at one.
  @Test(arguments: [1.0, 2.5, 63, 64, 65, 100, .infinity]) func everyCycleHasKinks(_ count: Double)
  {
    let clock = MediaClock(beginTime: 3, duration: 2, speed: 4, repeatCount: count)
    let found = Set(clock.kinks(reading: [0.5]).map { ($0 - 3) * 4 })
    let cycles = count.isFinite ? Int(count.rounded(.up)) : 1
    for cycle in 0..<min(cycles, 64) {
      let place = Double(cycle) * 2
      #expect(found.contains(place) && (found.contains(place + 0.5) || place + 0.5 > 2 * count))
    }
    #expect(found.count { $0 != 2 * count } <= 2 * 64 + 1)
  }

  /// At a kink a clock reads what it is of; an endless one reads every time once.
  @Test func kinksAreWhereTheTimesAreRead() {
    var random = SplitMix64(seed: 45)
    for _ in 0..<200 {
      let clock = clock(&random)
      guard clock.pacing == nil else { continue }
      let time = random.number(in: 0.1...0.9)
      let read = clock.kinks(reading: [time]).compactMap { clock.local(at: Motion($0))?.value }
      if clock.duration.isInfinite {
        #expect(read.count == 1 && abs(read[0] - time) < 1e-9, "\(clock)")
      } else if clock.timeOffset == 0, clock.repeatCount >= 2 {
        #expect(read.contains { abs($0 - time) < 1e-9 }, "\(clock)")
      }
    }
  }

  @Test func aClockIsReadAsItIsWritten() throws {
    var random = SplitMix64(seed: 44)
    for _ in 0..<300 {
      var clock = clock(&random)
      if Bool.random(using: &random) { clock.repeatCount = .infinity }
      let data = try JSONEncoder().encode(clock)
      #expect(try JSONDecoder().decode(MediaClock.self, from: data) == clock)
    }
  }
}

/// The rectangles that lines and figures reach.
struct FigureReachTests {
  private static let outline = LayerOutline([
    .move(CGPoint(x: 1, y: 20)), .line(CGPoint(x: 7, y: 3)),
    .curve(CGPoint(x: -4, y: 5), CGPoint(x: 9, y: 31), CGPoint(x: 2, y: 2)), .close,
  ])
  private static let box = CGRect(x: -4, y: 2, width: 13, height: 29)

  /// The least rectangle around all points, in whatever order they come.
  @Test func aBoxHoldsAllPoints() {
    #expect(Self.outline.box == Self.box && LayerOutline().box.isNull)
    let point = LayerOutline([.move(CGPoint(x: 3, y: 4))])
    #expect(point.box == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(LayerOutline(Self.outline.pieces.reversed()).box == Self.box)
  }

  /// A figure without a colour reaches nothing; a line reaches half of its width farther.
  @Test func aFigureReachesWhatItPaints() {
    let color = LayerColor(red: 1, green: 0, blue: 0)
    #expect(LayerFigure(Self.outline, lineWidth: 4).reach.isNull)
    #expect(LayerFigure(Self.outline, fill: color, lineWidth: 4).reach == Self.box)
    let wide = Self.box.insetBy(dx: -2, dy: -2)
    #expect(LayerFigure(Self.outline, stroke: color, lineWidth: 4).reach == wide)
    #expect(LayerFigure(Self.outline, fill: color, stroke: color, lineWidth: 4).reach == wide)
    #expect(LayerFigure(LayerOutline(), stroke: color).reach.isNull)
  }

  /// What differs in its corners has another hash, as what differs in its fill.
  @Test func looksThatDifferHaveOtherHashes() {
    let looks = (1...40).map { LayerLook(shape: LayerShape(radius: Double($0))) }
    #expect(Set(looks).count == 40 && Set(looks.map(\.hashValue)).count > 30)
  }
}

/// Small values: how far a list scrolls, and outlines as they are written.
struct SmallValueTests {
  /// From the top inset to where the end of the content is at the window's, or not at all.
  @Test(arguments: [(500.0, 300.0, 220.0), (500, 520, 0), (100, 300, -10), (500, 530, -10)])
  func aListScrollsToItsEnd(_ height: Double, _ window: Double, _ greatest: Double) {
    let content = ScrollContent(height: height, topInset: 10, bottomInset: 20)
    #expect(content.offsets(inWindow: window) == -10...greatest)
  }

  @Test(arguments: ["M1 1e999", "M1 --2", "L1", "C1 2 3 4", "Q1 2", "Z1"])
  func whatIsNoOutlineIsNotRead(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayerOutline.self, from: Data("\"\(text)\"".utf8))
    }
  }

  /// A role is a word, or two numbers for a row.
  @Test func aRoleIsReadAsItIsWritten() throws {
    let roles: [LayerRole] = [.row(section: 2, item: 7), .inputBar, .formField(isFocused: true)]
    let data = try JSONEncoder().encode(roles)
    #expect(try JSONDecoder().decode([LayerRole].self, from: data) == roles)
    for wrong in ["[[1]]", "[[1, 2, 3]]", "[\"bar\"]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([LayerRole].self, from: Data(wrong.utf8))
      }
    }
  }
}
