import Foundation
import HeadlessUIKit
import KeyboardSimulation
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import LayoutCosts

/// What is made of measured times, without a clock.
struct CostReportTests {
  private static func cost(
    _ handler: String, _ messages: Int, frame: Double, reference: [Double] = [50]
  ) -> LayoutCost {
    let one = Spread([1])
    return LayoutCost(
      handler: handler, messages: messages, turn: one, refresh: one,
      frame: FrameCost([TurnSample(time: 0, handler: frame)], shown: [0]), idle: one,
      reference: Spread(reference))
  }

  /// Between two values in proportion, as spreadsheets do it.
  @Test func aQuartileLiesBetweenTwoValues() {
    let spread = Spread([4, 1, 3, 2])
    #expect((spread.lower, spread.median, spread.upper) == (1.75, 2.5, 3.25))
    #expect(Spread([0, 10]).lower == 2.5 && Spread([0, 10]).upper == 7.5)
  }

  /// In another unit, and from another zero, the spread is the same one.
  @Test(arguments: 0..<20) func aSpreadGoesAlong(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let values = (0...seed).map { _ in Double.random(in: 1...9, using: &random) }
    let (own, moved) = (Spread(values), Spread(values.shuffled(using: &random).map { 3 * $0 + 2 }))
    for (one, other) in [(own.lower, moved.lower), (own.median, moved.median)] {
      #expect(abs(3 * one + 2 - other) < 1e-9)
    }
    #expect(abs(3 * own.upper + 2 - moved.upper) < 1e-9)
    #expect(own.measured(in: Spread([4])).upper * 4 == own.upper)
    #expect(own.measured(in: Spread([0])) == own)
    // A quarter of them, and the one that begins another.
    #expect(values.count { $0 < own.lower } * 4 <= values.count + 2)
    #expect(values.count { $0 > own.upper } * 4 <= values.count + 2)
  }

  @Test func onlyWhatLiesApartIsAbove() {
    #expect(!Spread([3.3]).isAbove(Spread([3]), by: 0.1))
    #expect(Spread([3.4]).isAbove(Spread([3]), by: 0.1))
    #expect(Spread([0]).relativeWidth == 0)
  }

  /// JSON is one value a line, with keys in order and slashes as they are.
  @Test func aReportIsReadByPeople() {
    let (base, head) = (
      CostReport([Self.cost("a/b", 1, frame: 9)]), CostReport([Self.cost("a/b", 1, frame: 1)])
    )
    for json in [base.json, CostComparison(base: base, head: head).json] {
      let keys = json.split(separator: "\n").compactMap { line -> [Substring]? in
        let parts = line.split(separator: "\"")
        return parts.count > 1 && line.contains("\" : ") ? [parts[0], parts[1]] : nil
      }
      #expect(keys.count > 4 && json.hasSuffix("\n"))
      // Keys that follow one another at one depth are in order.
      for (one, other) in zip(keys, keys.dropFirst()) where one[0] == other[0] {
        #expect(one[1] < other[1], "\(one[1]) \(other[1])")
      }
    }
    #expect(base.json.contains("a/b"))
  }

  /// A middle half of more than a fifth of the median says nothing.
  @Test func aReferenceThatVariesIsNoise() {
    #expect(!Self.cost("a", 1, frame: 1, reference: [0.81, 1.19]).isNoisy)
    #expect(Self.cost("a", 1, frame: 1, reference: [0.79, 1.21]).isNoisy)
  }

  /// A handler is compared with itself, and with as many messages.
  @Test func rowsAreOfOneHandlerAndOneNumber() {
    let base = CostReport([
      Self.cost("a", 10, frame: 100), Self.cost("a", 100, frame: 200),
      Self.cost("b", 10, frame: 50),
    ])
    let head = CostReport([
      Self.cost("b", 10, frame: 100), Self.cost("a", 100, frame: 100), Self.cost("c", 10, frame: 9),
    ])
    let comparison = CostComparison(base: base, head: head)
    #expect(comparison.rows.map { "\($0.handler) \($0.messages)" } == ["b 10", "a 100"])
    #expect(comparison.rows.map(\.base) == [1, 4] && comparison.rows.map(\.head) == [2, 2])
    #expect(comparison.worse == [comparison.rows[0]] && !comparison.isClean)
    #expect(
      comparison.text.hasPrefix("b, 10 messages: 1.00 to 2.00 of the reference work, 2.00 times"))
    #expect(comparison.markdown.contains("| a | 100 | 4.00 | 2.00 | 0.50 | less |\n"))
    let free = CostReport([Self.cost("b", 10, frame: 0)])
    #expect(CostComparison(base: free, head: head).text.contains("0.00 times: more"))
  }

  /// Each handler has its own growth; what costs nothing has none.
  @Test func growthIsOfEachHandler() {
    let costs = [10, 1000].flatMap { count in
      [
        Self.cost("a", count, frame: Double(count)), Self.cost("b", count, frame: 7),
        Self.cost("free", count, frame: 0), Self.cost("once", 10, frame: Double(count)),
      ]
    }
    let growth = CostReport(costs).growth
    #expect(growth.map(\.handler) == ["a", "b"] && growth.map(\.exponent) == [1, 0])
    #expect(growth.allSatisfy { $0.from == 10 && $0.to == 1000 })
  }

  /// Of each script as many events count as there are samples, the last ones, a refresh or a second
  /// apart.
  @Test func aScriptHasItsSamples() throws {
    let device = try #require(Device.named("iPhone 14"))
    let script = CostScript(device: device, sampleCount: 50, warmUpCount: 12)
    for (events, step) in [(script.motions, 1.0), (script.drag, 1 / 60), (script.idle, 1 / 60)] {
      #expect(events.count == 62 && script.times(of: events) == events.suffix(50).map(\.time))
      #expect(
        zip(events, events.dropFirst()).allSatisfy { abs($1.time - $0.time - step) < 1e-9 })
    }
    #expect(
      script.motions.prefix(2).map(\.kind) == [
        .show(height: device.keyboardHeight, duration: nil, curve: 7),
        .hide(duration: nil, curve: 7),
      ])
    // A finger goes down and up again: each frame begins where the last one ended, and moves.
    let drags = script.drag.compactMap { event -> KeyboardNotification? in
      if case .notification(let notification, _) = event.kind { notification } else { nil }
    }
    #expect(zip(drags, drags.dropFirst()).allSatisfy { $0.end == $1.begin })
    #expect(drags.allSatisfy { abs($0.end.height - $0.begin.height) == 4 && $0.duration == 0 })
    #expect(drags.allSatisfy { $0.end.maxY == device.bounds.maxY && $0.end.height > 100 })
    #expect(drags.allSatisfy { $0.end.height <= device.keyboardHeight })
  }

  /// A cost whose parts all differ, each a few millionths off a thousandth.
  private static func odd(_ shift: Double) -> LayoutCost {
    func spread(_ value: Double) -> Spread { Spread([value + shift, value + 2, value + 8]) }
    var turn = TurnSample(time: 0, handler: 50 + shift)
    turn.add(60 + shift, to: .layout)
    turn.add(70 + shift, to: .commit)
    return LayoutCost(
      handler: "a", messages: 3, turn: spread(10), refresh: spread(20),
      frame: FrameCost([turn], shown: [80 + shift]), idle: spread(30), reference: spread(40))
  }

  /// A report has every number to a thousandth of a microsecond, and no other.
  @Test func reportsAreToANanosecond() throws {
    let (exact, off) = (Self.odd(0), Self.odd(0.0001))
    #expect(off != exact && off.rounded == exact.rounded && exact.rounded == exact)
    let row = try #require(CostReport([off]).rows.first)
    #expect(row == exact)
    #expect(row.turn == Spread([10, 12, 18]) && row.refresh == Spread([20, 22, 28]))
    #expect(row.idle == Spread([30, 32, 38]) && row.reference == Spread([40, 42, 48]))
    #expect(Self.odd(0.0012).rounded.turn.lower == 11.001)
  }

  /// Each part of a frame is its turn's, and the sum has all of them with what is shown.
  @Test func aFrameHasItsParts() {
    let frame = Self.odd(0).frame
    #expect(frame.handler == Spread([50]) && frame.layout == Spread([60]))
    #expect(frame.commit == Spread([70]) && frame.sample == Spread([80]))
    #expect(frame.sum == Spread([260]))
    var turn = TurnSample(time: 2, handler: 1)
    for part in [TurnPart.handler, .handler, .layout, .commit, .none] { turn.add(10, to: part) }
    #expect(turn.time == 2 && turn.handler == 21 && turn.layout == 10 && turn.commit == 10)
    #expect(turn.sum == 41)
  }

  /// Without a number a meter takes sixty samples after a dozen that only warm it up.
  @MainActor @Test func aMeterTakesSixtySamples() throws {
    #expect(CostMeter(registry: HandlerRegistry([])).sampleCount == 60)
    #expect(CostMeter.warmUpCount == 12 && CostMeter.messageRange == 1...20_000)
    let device = try #require(Device.named("iPhone 8"))
    let scene = SceneCase(measuring: HandlerSpec(name: "frame"), messages: 5, on: device)
    #expect(scene.transcript == Transcript(heights: [44, 44, 44, 44, 44]))
    #expect(scene.name == "frame" && scene.scene == "cost" && scene.events.isEmpty)
    #expect(scene.device == device && scene.handler == HandlerSpec(name: "frame"))
  }

  /// Motions begin at 1 s, what happens at every refresh at 2 s, on a sheet of whole points.
  @Test func scriptsBeginAfterTheStart() throws {
    let device = try #require(Device.named("iPhone 14"))
    let script = CostScript(device: device, sampleCount: 4, warmUpCount: 2)
    #expect(script.motions.map(\.time) == [1, 2, 3, 4, 5, 6])
    #expect(script.drag.first?.time == 2 && script.idle.first?.time == 2)
    #expect(script.idle.allSatisfy { $0.kind == .drop(.count(0)) })
    guard case .notification(let first, _) = script.drag[0].kind else {
      Issue.record("a drag is a notification")
      return
    }
    let (width, height) = (device.bounds.width, device.bounds.height)
    let up = device.keyboardHeight
    #expect(first.begin == CGRect(x: 0, y: height - up + 80, width: width, height: up - 80))
    #expect(first.end == CGRect(x: 0, y: height - up + 76, width: width, height: up - 76))
    #expect(first.name == .willShow)
  }

  /// Of times before the first commit nothing is shown.
  @Test func whatIsNotShownCostsNothing() {
    let scene = HandmadeScene(commits: [
      (1, [HandmadeLayer.bar(bottom: 400).coming(from: 100, at: 1, .linear(1))])
    ])
    let sampler = PresentationSampler(log: scene.playback.log)
    #expect(sampler.costs(at: [0, 0.9]).isEmpty && sampler.costs(at: []).isEmpty)
    let costs = sampler.costs(at: [0.5, 1, 1.5, 3])
    #expect(costs.count == 3 && costs.allSatisfy { $0 >= 0 && $0 < 1e5 })
  }

  /// A comparison as a table, as lines and as JSON holds the same numbers.
  @Test func aComparisonIsWrittenInThreeWays() throws {
    let base = CostReport([Self.cost("a", 10, frame: 100), Self.cost("b", 10, frame: 50)])
    let head = CostReport([Self.cost("a", 10, frame: 100), Self.cost("b", 10, frame: 75)])
    let comparison = CostComparison(base: base, head: head)
    #expect(
      comparison.text == """
        a, 10 messages: 2.00 to 2.00 of the reference work, 1.00 times: same
        b, 10 messages: 1.00 to 1.50 of the reference work, 1.50 times: more

        """)
    #expect(
      comparison.markdown == """
        | handler | messages | base | head | ratio | |
        |---|---:|---:|---:|---:|---|
        | a | 10 | 2.00 | 2.00 | 1.00 | same |
        | b | 10 | 1.00 | 1.50 | 1.50 | more |

        """)
    let rows = try JSONDecoder().decode(
      [CostComparison.Row].self, from: Data(comparison.json.utf8))
    #expect(rows == comparison.rows)
  }

  /// A tenth more is within the noise, to either side.
  @Test(arguments: [(109.0, "same"), (111, "more"), (92, "same"), (90, "less")])
  func aTenthIsWithinTheNoise(_ frame: Double, _ change: String) {
    let base = CostReport([Self.cost("a", 1, frame: 100)])
    let head = CostReport([Self.cost("a", 1, frame: frame)])
    #expect(CostComparison(base: base, head: head).rows.map(\.change.rawValue) == [change])
  }
}
