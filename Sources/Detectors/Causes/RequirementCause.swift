public import Scenes

/// The claim of a scene that does not hold.
public enum RequirementCause: Hashable, Sendable, Codable {
  /// It is broken from one time on, and at another by the most points.
  case broken(Requirement, from: Seconds, by: Points, at: Seconds)
}

extension RequirementCause: CauseGroup {
  var rule: Cause.Rule { .requirementBroken }

  var names: [String] {
    switch self {
    case .broken(let requirement, _, _, _): ["\(requirement)"]
    }
  }

  var sentence: String {
    switch self {
    case .broken(let requirement, let start, let points, let time):
      "the scene says '\(requirement)', and from \(start) ms on that does not hold: it is missed by"
        + " \(points) pt at \(time) ms"
    }
  }
}
