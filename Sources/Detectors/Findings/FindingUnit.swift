import Compositing

/// What the amount of a finding is measured in.
public enum FindingUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// Points.
  case points = "pt"
  /// Points per second.
  case pointsPerSecond = "pt/s"
  /// Square points.
  case squarePoints = "pt2"
  /// Milliseconds.
  case milliseconds = "ms"
  /// How often it happened.
  case times

  /// The unit in full: `milliseconds`.
  public var name: String {
    switch self {
    case .points: "points"
    case .pointsPerSecond: "points a second"
    case .squarePoints: "square points"
    case .milliseconds: "milliseconds"
    case .times: "times"
    }
  }
}
