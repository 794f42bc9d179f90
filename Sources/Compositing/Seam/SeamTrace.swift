public import Scenes
import LayerTrees

/// Keyboard against bar over a whole scene: at every refresh, and in continuous time.
package struct SeamTrace {
  /// One for each refresh; nil where the screen lacks bar or keyboard.
  package let readings: [SeamReading?]
  /// Gap and overlap in continuous time.
  package let samples: SeamSamples

  package init(_ track: ScreenTrack) {
    let (screen, phases) = (track.screen, track.playback.phases)
    readings = Self.read(track.intervals, at: track.times, phases: phases, on: screen)
    samples = SeamSamples(track.intervals, phases: phases, on: screen)
  }

  private static func read(
    _ intervals: [SeamInterval], at times: [Double], phases: PhaseLog, on screen: SeamScreen
  ) -> [SeamReading?] {
    var readings: [SeamReading?] = []
    readings.reserveCapacity(times.count)
    var next = 0
    var resting: SeamReading?
    for time in times {
      while next < intervals.count, intervals[next].start <= time {
        next += 1
        resting = nil
      }
      guard next > 0, intervals[next - 1].end > time else {
        readings.append(nil)
        continue
      }
      let interval = intervals[next - 1]
      let reading = resting ?? SeamReading(SeamMeasure(interval, at: time, on: screen))
      if time >= interval.restTime { resting = reading }
      readings.append(reading.seen(in: phases.phase(at: time)))
    }
    return readings
  }
}

extension SeamReading {
  /// A keyboard that is closed has no seam: what the bar does then is not measured against it.
  fileprivate func seen(in phase: Phase) -> SeamReading {
    guard phase == .closed else { return self }
    var seen = SeamReading(keyboardTop: keyboardTop, barBottom: barBottom, guideTop: guideTop)
    seen.screenHeight = screenHeight
    return seen
  }
}

extension Playback {
  /// When refreshes happen, from refresh 0 to the first at which nothing moves any more.
  ///
  /// Those that the display misses are left out. Of a recording they are its frames.
  public var refreshTimes: [Double] {
    recording?.track.times ?? scene.refreshTimes(until: log.restTime)
  }
}

extension [Double] {
  /// How long the refresh of that index stays on the screen, in seconds: until the next one.
  package func shownDuration(of index: Int, rate: Double) -> Double {
    guard indices.contains(index), indices.contains(index + 1) else { return 1 / rate }
    return ((self[index + 1] - self[index]) * rate).rounded() / rate
  }
}
