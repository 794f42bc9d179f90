import Foundation
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayoutCosts
import TestSupport
import Testing

@MainActor @Suite(.serialized)
struct CostMeterTests {
  private static func cost(_ handler: String, messages: Int = 7) throws -> LayoutCost {
    let device = try #require(Device.catalog.first { $0.name == "iPhone 14" })
    return try CostMeter(registry: .standard, sampleCount: 6).cost(
      of: SceneCase(measuring: HandlerSpec(name: handler), messages: messages, on: device))
  }

  @Test(arguments: [
    "frame", "constraint", "transform", "layoutguide", "inputaccessory", "form-by-hand",
  ])
  func everyCostIsMoreThanNothing(handler: String) throws {
    let cost = try Self.cost(handler)
    #expect(cost.handler == handler && cost.messages == 7)
    let spreads = [
      cost.turn, cost.refresh, cost.idle, cost.reference, cost.frame.handler, cost.frame.layout,
      cost.frame.commit, cost.frame.sample, cost.frame.sum,
    ]
    for spread in spreads {
      #expect(spread.median > 0 && spread.median.isFinite)
      #expect(spread.lower <= spread.median && spread.median <= spread.upper)
    }
    #expect(cost.frame.sum.n == 6 && cost.turn.n == 6 && cost.idle.n == 6)
  }

  /// No part of a frame is left out, and none counts twice.
  @Test(arguments: ["frame", "constraint"])
  func theSumOfAFrameIsThatOfItsParts(handler: String) throws {
    let frame = try Self.cost(handler).frame
    let parts = [frame.handler, frame.layout, frame.commit, frame.sample]
    // The middle of sums is not the sum of middles, but lies between those of the quartiles.
    #expect(frame.sum.upper >= parts.reduce(0) { $0 + $1.lower } - 1e-9)
    #expect(frame.sum.lower <= parts.reduce(0) { $0 + $1.upper } + 1e-9)
  }

  /// What a layout pass takes is layout's, wherever it is asked for, and the handler's is not.
  @Test func layoutIsToldFromTheHandlersOwnCode() throws {
    for (place, isLayout) in [(SlowPlace.handler, false), (.layout, true)] {
      let registry = HandlerRegistry([
        HandlerDefinition(name: "slow", summary: "For tests.") { _, transcript in
          SlowChatViewController(transcript: transcript, place: place)
        }
      ])
      let device = try #require(Device.catalog.first { $0.name == "iPhone 14" })
      let frame = try CostMeter(registry: registry, sampleCount: 5).cost(
        of: SceneCase(measuring: HandlerSpec(name: "slow"), messages: 3, on: device)
      ).frame
      #expect((frame.layout.lower > 2000) == isLayout, "\(frame)")
      #expect((frame.handler.lower > 2000) == !isLayout, "\(frame)")
      #expect(frame.commit.median < 2000)
    }
  }

  @Test func aSpreadIsTheMiddleHalf() {
    let spread = Spread([5, 1, 4, 2, 3])
    #expect((spread.lower, spread.median, spread.upper, spread.n) == (2, 3, 4, 5))
    #expect(Spread([1, 2]).median == 1.5 && Spread([]).median == 0 && Spread([7]).upper == 7)
    #expect(spread.relativeWidth == 2.0 / 3)
    #expect(spread.measured(in: Spread([2])) == Spread([2.5, 0.5, 2, 1, 1.5]))
    #expect(spread.measured(in: Spread([1, 2, 3])).upper == 4 / 1.5)
    #expect(Spread([5, 6, 7]).isAbove(Spread([1, 2, 3]), by: 0))
    #expect(!spread.isAbove(Spread([1, 2, 3]), by: 0))
  }

  @Test func aShareIsTheFrameOverItsBudget() {
    let cost = Self.made(frame: 5000)
    #expect(LayoutCost.budget(rate: 60) == 1_000_000.0 / 60)
    #expect(abs(cost.share(rate: 60) - 0.3) < 1e-12)
    #expect(abs(cost.share(rate: 120) - 0.6) < 1e-12)
  }

  /// The exponent of a power law is found, and one number of messages says nothing.
  @Test(arguments: [0.0, 0.5, 1, 2])
  func growthIsTheExponent(exponent: Double) throws {
    let costs = [10, 100, 1000].map {
      Self.made(messages: $0, frame: 3 * pow(Double($0), exponent))
    }
    let growth = try #require(CostReport(costs + [Self.made("other", frame: 5)]).growth.first)
    #expect(CostReport(costs + [Self.made("other", frame: 5)]).growth.count == 1)
    #expect(abs(growth.exponent - exponent) < 2e-3)
    #expect(growth.from == 10 && growth.to == 1000)
  }

  @Test func aReportIsReadAsItWasSaved() throws {
    let report = CostReport([Self.made(frame: 1.23456), Self.made(messages: 9, frame: 5)])
    #expect(report.version == 2 && report.rows[0].frame.sum.median == 1.235)
    #expect(try CostReport(json: Data(report.json.utf8)) == report)
  }

  /// On a machine that is half as fast all costs and the reference work are doubled: no change.
  @Test func costsAreComparedInUnitsOfTheReference() {
    let base = CostReport([Self.made(frame: 100, reference: 50)])
    let slower = CostReport([Self.made(frame: 200, reference: 100)])
    #expect(CostComparison(base: base, head: slower).rows.map(\.change) == [.same])
    let sameAgain = CostReport([Self.made(frame: 109, reference: 50)])
    #expect(CostComparison(base: base, head: sameAgain).isClean)
    let dearer = CostReport([Self.made(frame: 130, reference: 50)])
    #expect(CostComparison(base: base, head: dearer).rows.map(\.change) == [.more])
    #expect(!CostComparison(base: base, head: dearer).isClean)
    #expect(CostComparison(base: dearer, head: base).rows.map(\.change) == [.less])
    let noisy = CostReport([Self.made(frame: 110, spread: 40, reference: 50)])
    #expect(CostComparison(base: base, head: noisy).isClean)
    #expect(CostComparison(base: base, head: CostReport([])).rows.isEmpty)
  }

  /// A cost whose frames take so many microseconds, give or take.
  private static func made(
    _ handler: String = "frame", messages: Int = 10, frame: Double, spread: Double = 0,
    reference: Double = 50
  ) -> LayoutCost {
    let turns = [-spread, 0, spread].map { TurnSample(time: 0, handler: frame + $0) }
    let one = Spread([1])
    return LayoutCost(
      handler: handler, messages: messages, turn: one, refresh: one,
      frame: FrameCost(turns, shown: [0, 0, 0]), idle: one, reference: Spread([reference]))
  }
}

/// The place where a test's screen takes its time.
private enum SlowPlace {
  case handler, layout

  /// Takes 3 ms.
  static func wait() {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .milliseconds(3) {}
  }
}

/// Takes its time when the keyboard comes, or in the layout that it asks for then.
private final class SlowChatViewController: ChatViewController {
  private let place: SlowPlace
  private var token: (any NSObjectProtocol)?

  init(transcript: Transcript, place: SlowPlace) {
    self.place = place
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    inputBar.frame = restingBarFrame
    token = HeadlessUIKit.NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        if self?.place == .handler { SlowPlace.wait() }
        self?.view.setNeedsLayout()
        self?.view.layoutIfNeeded()
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if place == .layout { SlowPlace.wait() }
  }
}
