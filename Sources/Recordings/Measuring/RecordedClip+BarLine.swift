import LayerGeometry
import MotionFits
import Scenes

extension RecordedClip {
  /// The distance of the followed edge below the screen's bottom where the bar is home, with the
  /// error of that; nil where the bar does not move with it.
  ///
  /// A bar that has gone the same share of its way as the keyboard in every frame is home when the keyboard
  /// is below the screen, whatever the frames' times are.
  func offByBar(_ stretch: ClipMotions.Stretch) -> (value: Double, error: Double)? {
    guard stretch.phase == .opening || stretch.phase == .closing, let home = reading.seenClosedBar
    else { return nil }
    let track = reading.track
    let rest = stretch.phase == .opening ? stretch.to : stretch.from
    let seen = stretch.frames.compactMap { frame -> (bar: Double, top: Double)? in
      guard let bar = track.barBottom[frame], let top = track.keyboardTop[frame] else { return nil }
      return (bar, top)
    }
    let onWay = seen.map(\.top).filter { $0 > rest + 1 }
    let limit = (isSparse ? 2 : 1) * Self.greatestOffLine * pixel
    guard Set(onWay.map { $0.rounded() }).count > 1, let line = Line(seen.map { ($0.bar, $0.top) }),
      line.rms < limit, let lowest = seen.map(\.bar).max()
    else { return nil }
    // A bar that goes as far as the keyboard until it is home stops there above the home indicator.
    let safe = Double(reading.device.safeArea.bottom)
    let way = abs(stretch.barTo - stretch.barFrom)
    guard way > 20, safe == 0 || line.slope > 1 + 0.5 * safe / way else { return nil }
    let share = min(1, (lowest - (home - way)) / way)
    let error = 3 * max(line.rms, 0.1 * pixel) / (Double(onWay.count).squareRoot() * share)
    guard share > Self.leastShareOfBar, error < Self.greatestErrorByBar else { return nil }
    return (line.value(at: home) - reading.height, error)
  }

  /// Rows that edges may be off a straight line on which one moves with the other; twice that in
  /// clips of few frames.
  private static let greatestOffLine = 0.4
  /// The share of its way that a bar has to show.
  private static let leastShareOfBar = 0.3
  /// Points: how far off the place may be.
  private static let greatestErrorByBar = 0.6
}

/// The straight line that is closest to some points.
private struct Line {
  let slope: Double
  private let middle: (x: Double, y: Double)
  /// The residual.
  let rms: Double

  /// Nil where all points are above each other.
  init?(_ points: [(x: Double, y: Double)]) {
    let count = Double(max(1, points.count))
    let middle = (
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count
    )
    let spread = points.map { ($0.x - middle.x) * ($0.x - middle.x) }.reduce(0, +)
    guard spread > 1 else { return nil }
    let slope = points.map { ($0.x - middle.x) * ($0.y - middle.y) }.reduce(0, +) / spread
    let squares = points.map { point in
      let off = point.y - middle.y - slope * (point.x - middle.x)
      return off * off
    }
    (self.slope, self.middle) = (slope, middle)
    rms = (squares.reduce(0, +) / count).squareRoot()
  }

  func value(at x: Double) -> Double { middle.y + slope * (x - middle.x) }
}
