/// What is wrong with the bar's own way.
public enum BarCause: Hashable, Sendable, Codable {
  case followsLate(by: Seconds, refreshes: Double)
  case pausesMidway(for: Seconds, travel: Points)
  case reversesMidway(by: Points, from: Seconds, to: Seconds)
  /// Part of the bar's extent, in points across the edge, is beyond it.
  case beyondEdge(String, by: Points, extent: Points, of: RestCause.Surface)
}

extension BarCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .followsLate: .followsLate
    case .pausesMidway: .pausesMidway
    case .reversesMidway: .reversesMidway
    case .beyondEdge: .beyondEdge
    }
  }

  var names: [String] {
    guard case .beyondEdge(let edge, let far, let extent, let surface) = self else { return [] }
    return [edge, surface.rawValue, far.value > extent.value ? "all" : "part"]
  }

  var sentence: String {
    switch self {
    case .followsLate(let delay, let refreshes):
      "the bar repeats the keyboard's motion \(delay) ms later"
        + " (\(refreshes.short == "1" ? "1 refresh" : "\(refreshes.short) refreshes"))"
    case .pausesMidway(let duration, let travel):
      "the bar rests for \(duration) ms on its way while the keyboard moves \(travel) pt"
    case .reversesMidway(let points, let start, let end):
      "the bar runs back by \(points) pt between \(start) and \(end) ms while the keyboard goes on"
    case .beyondEdge(let edge, let far, let extent, let surface):
      far.value > extent.value
        ? "all of the bar's \(extent) pt are beyond the \(edge) edge of the \(surface.rawValue),"
          + " the farthest by \(far) pt"
        : "\(far) of the bar's \(extent) pt are beyond the \(edge) edge of the \(surface.rawValue)"
    }
  }
}
