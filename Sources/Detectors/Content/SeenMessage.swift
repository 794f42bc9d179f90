/// What was seen of a message, in points of its height, and where in the content it lay.
struct SeenMessage {
  let height: Double
  /// What of it was below that already, behind bar or keyboard or the list's end, in points.
  let hidden: Double
  let place: ClosedRange<Double>
}
