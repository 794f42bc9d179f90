/// What a commit does to something that it does not move by an animation.
struct Step {
  enum Subject {
    case bar, content
  }

  let subject: Subject
  /// When the commit is made, in seconds.
  let time: Double
  /// How much farther down it is from one instant to the next, in points.
  let place: Double
  /// How much faster down it moves, in points a second; 0 where it stood still.
  let velocity: Double
  /// Whether no animation moved it before.
  let wasAtRest: Bool
  /// Whether it moved before and rests after.
  let stops: Bool
  /// Whether an animation that was under way is taken away by the commit.
  let cutsAnimation: Bool
  /// How long the bar is on its way after the commit, in seconds.
  let remaining: Double

  /// Seconds in which a jump of velocity is seen as a distance.
  private static let glance = 1.0 / 60

  var isOfPlace: Bool { abs(place) >= abs(velocity) * Self.glance }
  var points: Double { max(abs(place), abs(velocity) * Self.glance) }
  /// In points, or points a second.
  var amount: Double { isOfPlace ? abs(place) : abs(velocity) }

  /// What shows, and what made it.
  var cause: JumpCause {
    guard subject == .bar else {
      return .messages(down: Points(place), at: Seconds(time), remaining: Seconds(remaining))
    }
    return .bar(
      isOfPlace ? .place(down: Points(place)) : .speed(by: Points(velocity)), at: Seconds(time),
      reason)
  }

  private var reason: JumpCause.Reason {
    guard cutsAnimation else { return .nothing }
    return stops && !isOfPlace ? .halted : .removed
  }
}
