import MotionFits
import Scenes

extension RecordedClip {
  /// The share of its way that a bar has to show so that its curve is named: where the clip's end cuts the
  /// way off, and where the rests on both sides are shown.
  private static let (enoughOfWay, leastOfWay) = (0.8, 0.2)

  /// True if the clip's end, or the keyboard, hides so much of a bar's way that other curves, or
  /// other starts, lead through the rest.
  func hidesCurve(of stretch: ClipMotions.Stretch) -> Bool {
    guard let bar = stretch.bar, !stretch.isBarInstant else { return false }
    let (edge, ownWay) = (reading.track.barBottom, abs(stretch.barTo - stretch.barFrom))
    guard stretch.isCut || bar.name != stretch.keyboard?.name else { return false }
    let seen = stretch.isCut ? stretch.frames.compactMap { edge[$0] } : stretch.barsOnWay(edge)
    guard let highest = seen.min(), let lowest = seen.max() else { return true }
    return lowest - highest
      < (stretch.isCut ? Self.enoughOfWay * max(abs(bar.travel), ownWay) : Self.leastOfWay * ownWay)
  }

  /// Points that a bar is off its curve at most, and the same as a share of its way.
  private static let (greatestOff, greatestShareOff) = (2.0, 0.012)
  /// The same of the keyboard.
  private static let greatestKeyboardOff = 1.0
  /// Points that a bar's curve and the keyboard go at least in a frame in which the bar pauses.
  private static let leastStep = 3.0

  /// True if some frames show the bar off the curve that leads through most of them, or resting on
  /// its way: its animation was halted or removed, and no curve says that.
  func leavesCurve(in stretch: ClipMotions.Stretch) -> Bool {
    guard let curve = stretch.bar, !stretch.isBarInstant else { return false }
    let (bar, keyboard) = (reading.track.barBottom, reading.track.keyboardTop)
    let way = abs(stretch.barTo - stretch.barFrom)
    func step(_ edge: [Double?], _ frame: Int) -> Double? {
      guard let one = edge[frame - 1], let other = edge[frame] else { return nil }
      return abs(other - one)
    }
    func expected(_ frame: Int) -> Double { curve.value(at: clock.times[frame]) }
    /// A frame that shows the keyboard off its curve is shown at another time.
    func isOnTime(_ frame: Int) -> Bool {
      guard let top = keyboard[frame], let curve = stretch.keyboard else { return false }
      return abs(top - curve.value(at: clock.times[frame])) < Self.greatestKeyboardOff
    }
    return stretch.frames.dropFirst().contains { frame in
      guard let place = bar[frame], isOnTime(frame), isOnTime(frame - 1) else { return false }
      if abs(place - expected(frame)) > max(Self.greatestOff, Self.greatestShareOff * way) {
        return true
      }
      guard let own = step(bar, frame), let others = step(keyboard, frame),
        (0.05...0.95).contains(abs(place - stretch.barFrom) / max(1, way))
      else { return false }
      return own < 0.25 * pixel && others > Self.leastStep
        && abs(expected(frame) - expected(frame - 1)) > Self.leastStep
    }
  }
}
