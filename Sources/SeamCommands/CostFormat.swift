import ArgumentParser
import Foundation
import LayoutCosts

/// The format of a list of costs.
enum CostFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json

  /// Costs as text; `samples` is how many each median is of.
  @MainActor
  func text(of costs: [LayoutCost], samples: Int) -> String {
    switch self {
    case .table: Self.table(of: costs) + "\n\n" + Self.legend(samples: samples) + "\n"
    case .json: CostReport(costs).json
    }
  }

  private static func table(of costs: [LayoutCost]) -> String {
    let head = [
      "handler", "messages", "turn us", "refresh us", "driven us", "of 60 Hz", "of 120 Hz",
    ]
    let rows = costs.map { cost in
      [
        cost.handler, "\(cost.messages)", microseconds(cost.turn), microseconds(cost.refresh),
        microseconds(cost.driven), percent(cost.share(rate: 60)), percent(cost.share(rate: 120)),
      ]
    }
    return TextTable([head] + rows).text
  }

  @MainActor
  private static func legend(samples: Int) -> String {
    var lines = [
      "Medians of \(samples) turns or refreshes, after \(CostMeter.warmUpCount) to warm up, on one"
        + " core of this machine.",
      "The shares are those of an interactive frame. Only ratios carry over: a phone's processor,"
        + " and UIKit, are others.",
    ]
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
