/// Differences that count as none: the one list of tolerances that are not a scene's.
///
/// They take up what arithmetic loses, or say how much later an instant is looked at so that what
/// happens at it has happened. What a person may tolerate is not here but with each kind of
/// finding.
package enum Slack {
  // MARK: Seconds

  /// Seconds by which two times of one instant may differ, and by which it is looked at earlier or
  /// later.
  package static let instant = 1e-9
  /// Seconds between a run-loop turn and what starts with it, at most.
  package static let turn = 1e-6

  // MARK: Points

  /// Points by which sums of edges may differ in their last digits.
  package static let rounding = 1e-9
  /// Points by which an edge that has not moved may differ.
  package static let place = 1e-6
  /// Points by which a rectangle may miss another that it fills or spans, and content its end.
  package static let span = 0.5

  // MARK: Points a second

  /// Points a second below which an edge is not on its way.
  package static let speed = 1e-6

  // MARK: Shares

  /// The opacity above which nothing shows through.
  package static let opaque = 0.99
  /// A refresh with room for rounding: what happened since the last one happened within it.
  package static let refresh = 1.001
  /// Refreshes between two steps of one row: one may be missed by a little.
  package static let row = 1.6
  /// The greatest ratio of a step to the one before it in a row: steps that ease in from rest are
  /// as 1 to 3 and somewhat more.
  package static let easing = 3.5
  /// Half a refresh: a bar that follows by less is in time.
  package static let halfRefresh = 0.5
  /// The share of the way by which a bar may miss the middle at the look that is nearest to it.
  package static let middle = 0.45
}
