import ArgumentParser
import Filmstrips
import Foundation
import LayoutCosts

/// The format of a list of costs.
enum CostFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json, png

  /// Writes costs to a file, or to the standard output where the path is `-`.
  func write(_ report: CostReport, to path: String) throws(CommandFailure) {
    switch self {
    case .table:
      let text = Self.table(of: report) + "\n\n" + Self.legend(of: report) + "\n"
      try OutputFile.write(text, to: path)
    case .json: try OutputFile.write(report.json, to: path)
    case .png:
      let bytes = try Self.picture(of: report)
      guard OutputFile.isStandardOutput(path) else { return try OutputFile.write(bytes, to: path) }
      try Terminal.write(bytes)
    }
  }

  private static func picture(of report: CostReport) throws(CommandFailure) -> [UInt8] {
    let rows = report.rows.map { cost in
      let (frame, sum) = (cost.frame, cost.frame.sum)
      return CostChart.Row(
        name: cost.handler, size: "\(cost.messages)",
        parts: [frame.handler, frame.layout, frame.commit, frame.sample].map(\.median),
        middleHalf: sum.lower...sum.upper,
        label: "\(microseconds(sum.median)) us, \(percent(cost.share(rate: 60)))")
    }
    let chart = CostChart(
      title: "What a frame costs, by handler and messages",
      subtitle: "Medians of \(report.rows.first?.frame.sum.n ?? 0) on one core of this machine;"
        + " shares are of a refresh at 60 Hz",
      parts: ["code", "layout", "commit", "sample"], rows: rows)
    do throws(FilmError) { return try chart.png() } catch { throw CommandFailure(error) }
  }

  private static func table(of report: CostReport) -> String {
    let head = [
      "handler", "messages", "code us", "layout us", "commit us", "sample us", "frame us",
      "middle half", "idle us", "of 60 Hz", "of 120 Hz", "turn us", "refresh us",
    ]
    let rows = report.rows.map { cost in
      let frame = cost.frame
      let parts = [frame.handler, frame.layout, frame.commit, frame.sample, frame.sum]
      let ends = [frame.sum.lower, frame.sum.upper].map(microseconds).joined(separator: " to ")
      return [cost.handler, "\(cost.messages)"] + parts.map { microseconds($0.median) }
        + [
          ends, microseconds(cost.idle.median), percent(cost.share(rate: 60)),
          percent(cost.share(rate: 120)), microseconds(cost.turn.median),
          microseconds(cost.refresh.median),
        ]
    }
    return TextTable([head] + rows).text
  }

  private static func legend(of report: CostReport) -> String {
    let count = report.rows.first?.frame.sum.n ?? 0
    var lines = report.growth.map { growth in
      "A frame by \(growth.handler) grows as the messages to the power of"
        + " \(String(format: "%.2f", growth.exponent)), from \(growth.from) to \(growth.to)."
    }
    lines += [
      "Medians of \(count), after \(CostMeter.warmUpCount) to warm up, on one core of this machine.",
      "Only ratios carry over: a phone's processor, and UIKit, are others.",
    ]
    if report.rows.contains(where: \.isNoisy) {
      lines.append(
        "warning: other work on this machine disturbs the measurement: rows whose middle halves"
          + " overlap may be equal")
    }
    if isDebugBuild {
      lines.append("warning: a debug build; measure with: swift run -c release seam cost")
    }
    return lines.joined(separator: "\n")
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static func microseconds(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.0f", value)
  }

  private static func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }
}
