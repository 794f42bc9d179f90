/// Differences that count as none: the one list of tolerances that are not a scene's.
///
/// They take up what arithmetic loses, or say how much later an instant is looked at so that what
/// happens at it has happened. What a person may tolerate is not here but with each kind of finding.
package enum Slack {
  /// Seconds by which two times of one instant may differ, and by which it is looked at later.
  package static let instant = 1e-9
  /// Seconds between a commit and what starts with it, at most.
  package static let turn = 1e-6
  /// Seconds by which motions are compared later than the instants at which they change.
  package static let later = 1e-7
  /// Points by which an edge that has not moved may differ.
  package static let place = 1e-6
  /// Points by which sums of edges may differ in their last digits.
  package static let rounding = 1e-9
  /// Points a second below which an edge rests.
  package static let rest = 1e-6
  /// Points a second by which two velocities of one motion may differ.
  package static let velocity = 1e-3
  /// Points by which a rectangle may miss another that it fills or spans.
  package static let span = 0.5
}
