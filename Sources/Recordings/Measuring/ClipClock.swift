import Scenes

/// The times at which a clip's frames were shown: by its stamps, or by their numbers.
struct ClipClock {
  let kind: Recording.Clock
  /// Seconds from the first frame, or from the clip's own zero where a part of it is read.
  let times: [Double]
  /// Frames per second, as most of them follow each other: recorders leave out frames that show no change.
  let rate: Double

  /// Rates that displays and cameras have.
  private static let usual = [10.0, 12, 15, 20, 24, 25, 30, 48, 50, 60, 90, 100, 120, 240]

  /// Displays refresh at 60 or 120 Hz, and recorders halve that: only far from these is it another.
  private static func displayRate(near seen: Double) -> Double {
    switch seen {
    case 22..<36: 30
    case 36..<80: 60
    case 80..<160: 120
    default: usual.min { abs($0 - seen) < abs($1 - seen) } ?? 60
    }
  }

  /// Seconds by which even stamps differ: containers keep whole milliseconds.
  private static let roundedStamp = 0.0012

  /// True if the frames are as far from each other all along.
  var isEven: Bool {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }
    guard let least = steps.min(), let greatest = steps.max() else { return true }
    return greatest - least < Self.roundedStamp
  }

  /// By the stamps.
  init(stamps: [Double]) {
    kind = .stamps
    let first = stamps.first ?? 0
    times = stamps.map { $0 - first }
    rate = Self.usualRate(of: stamps)
  }

  /// Frames per second by the middle half of the steps from one to the next.
  private static func usualRate(of stamps: [Double]) -> Double {
    let steps = zip(stamps.dropFirst(), stamps).map { $0 - $1 }.sorted()
    guard !steps.isEmpty else { return 60 }
    // Stamps that are rounded to other units alternate: their mean is right.
    let middle = steps[(steps.count / 4)..<max(steps.count / 4 + 1, steps.count * 3 / 4)]
    let step = middle.reduce(0, +) / Double(middle.count)
    return 1 / max(step, 1e-4)
  }

  /// By the frames' numbers; the rate is the usual one that is nearest to the stamps' where none is given.
  init(frames count: Int, stamps: [Double], rate given: Double?) {
    kind = .frames
    let rate = given ?? Self.displayRate(near: Self.usualRate(of: stamps))
    self.rate = rate
    times = (0..<count).map { Double($0) / rate }
  }
}
