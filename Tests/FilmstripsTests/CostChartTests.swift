import Testing

@testable import Filmstrips

/// Bars are as long as what they stand for.
@Suite struct CostChartTests {
  private func chart(_ rows: [(parts: [Double], middleHalf: ClosedRange<Double>)]) -> CostChart {
    CostChart(
      title: "Costs", subtitle: "", parts: ["code", "layout"],
      rows: rows.map {
        CostChart.Row(
          name: "", size: "", parts: $0.parts, middleHalf: $0.middleHalf, label: "")
      })
  }

  @Test func partsFollowOneAnotherToScale() throws {
    let chart = chart([([20, 60], 70...100), ([10, 10], 20...20)])
    let surface = try chart.surface()
    for (index, parts) in [[20.0, 60], [10, 10]].enumerated() {
      // Above the line in the bar's middle.
      let row = Int(chart.y(ofRow: index)) + 1
      let ends = [0, parts[0], parts[0] + parts[1]].map { Int(chart.x($0).rounded()) }
      for (color, (start, end)) in zip([UInt32(0x0E7CC1), 0xFF6A13], zip(ends, ends.dropFirst())) {
        for x in start + 1..<end - 1 { #expect(surface.rgb(x: x, y: row) == color, "\(x), \(row)") }
      }
      #expect(surface.rgb(x: ends[2] + 2, y: row) == 0xFFFFFF)
    }
    #expect(abs(chart.x(100) - chart.x(0) - 5 * (chart.x(20) - chart.x(0))) < 1e-9)
  }
}
