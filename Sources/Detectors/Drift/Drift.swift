import Foundation

/// Something that is not where it was.
struct Drift {
  let part: DriftCause.Part
  /// How much lower, greater, or farther from its end it is, in points; never 0.
  let change: Double
  /// Where it belongs on the screen, for pictures.
  let rect: CGRect?

  var points: Double { abs(change) }
}
