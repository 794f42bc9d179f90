/// A fault of the bar's own way, or of its looks.
public enum BarCause: Hashable, Sendable, Codable {
  /// The bar repeats the keyboard's motion later.
  case followsLate(by: Seconds, refreshes: Double)
  /// The bar rests on its way.
  case pausesMidway(for: Seconds, travel: Points)
  /// The bar runs back on its way.
  case reversesMidway(by: Points, from: Seconds, to: Seconds)
  /// Part of the bar's extent, in points across the edge, is beyond it.
  case beyondEdge(String, by: Points, extent: Points, of: RestCause.Surface)
  /// The bar's field or button rests in the home indicator's zone, which is so high.
  case underHomeIndicator(by: Points, zone: Points)
  /// Nothing closes the keyboard's round corners, in square points.
  case cornersOpen(area: Double, radius: Points)
  /// The bar, or a view that it lies in, is hidden.
  case hidden(Holder, since: Seconds)
  /// The bar, or a view that it lies in, is transparent.
  case transparent(Holder, since: Seconds)

  /// The owner of the `isHidden` or the opacity.
  public enum Holder: String, Hashable, Sendable, Codable {
    /// The bar itself, or a view that it lies in.
    case bar, ancestor
  }
}

extension BarCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .followsLate: .followsLate
    case .pausesMidway: .pausesMidway
    case .reversesMidway: .reversesMidway
    case .beyondEdge: .beyondEdge
    case .underHomeIndicator: .underHomeIndicator
    case .cornersOpen: .cornersOpen
    case .hidden: .barHidden
    case .transparent: .barTransparent
    }
  }

  var names: [String] {
    switch self {
    case .beyondEdge(let edge, let far, let extent, let surface):
      [edge, surface.rawValue, far.value > extent.value ? "all" : "part"]
    case .hidden(let holder, _), .transparent(let holder, _): [holder.rawValue]
    case .followsLate, .pausesMidway, .reversesMidway, .underHomeIndicator, .cornersOpen: []
    }
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
    case .underHomeIndicator(let points, let zone):
      "the bar's field or button reaches \(points) pt into the home indicator's zone of \(zone) pt:"
        + " the bar is not above the bottom safe area"
    case .cornersOpen(let area, let radius):
      "\(area.short) pt2 of backdrop show in the keyboard's round corners, whose radius is"
        + " \(radius) pt: the bar's ground does not go on so far below the keyboard's top"
    case .hidden(let holder, let start):
      "\(holder.subject) hidden from \(start) ms on"
    case .transparent(let holder, let start):
      "\(holder.subject) transparent from \(start) ms on: nothing is seen under an opacity of 1 %"
    }
  }
}

extension BarCause.Holder {
  /// The subject of a sentence, with its verb.
  fileprivate var subject: String {
    switch self {
    case .bar: "the bar is"
    case .ancestor: "a view that the bar lies in is"
    }
  }
}
