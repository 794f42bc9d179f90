import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayoutCosts
import Testing

@MainActor @Suite(.serialized)
struct CostMeterTests {
  @Test(arguments: ["frame", "constraint", "transform", "layoutguide", "inputaccessory"])
  func everyCostIsMoreThanNothing(handler: String) throws {
    let device = try #require(Device.catalog.first { $0.name == "iPhone 14" })
    let cost = try CostMeter(registry: .standard, sampleCount: 6).cost(
      of: SceneCase(measuring: HandlerSpec(name: handler), messages: 7, on: device))
    #expect(cost.handler == handler && cost.messages == 7)
    #expect(cost.turn > 0 && cost.refresh > 0 && cost.driven > 0)
    #expect(cost.turn.isFinite && cost.refresh.isFinite && cost.driven.isFinite)
  }

  @Test func aShareIsTheDrivenRefreshOverItsBudget() {
    let cost = LayoutCost(handler: "frame", messages: 10, turn: 9000, refresh: 1, driven: 5000)
    #expect(LayoutCost.budget(rate: 60) == 1_000_000.0 / 60)
    #expect(abs(cost.share(rate: 60) - 0.3) < 1e-12)
    #expect(abs(cost.share(rate: 120) - 0.6) < 1e-12)
  }

  @Test func theReportHasItsVersionAndARowForEach() throws {
    let costs = (1...3).map {
      LayoutCost(handler: "h\($0)", messages: $0, turn: 1.23456, refresh: 0.5, driven: 250)
    }
    let report = CostReport(costs)
    #expect(report.version == 1)
    #expect(report.rows.map(\.handler) == ["h1", "h2", "h3"])
    #expect(report.rows[0].turn == 1.235)
    #expect(report.rows.allSatisfy { abs($0.share120 / $0.share60 - 2) < 1e-12 })
    #expect(report.rows.allSatisfy { abs($0.share60 * 1_000_000 / 60 - $0.driven) < 1e-9 })
  }
}
