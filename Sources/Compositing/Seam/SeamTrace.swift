public import Scenes
import LayerTrees

/// Keyboard against bar over a whole scene: at every refresh, and at the peaks between them.
package struct SeamTrace {
  /// When each refresh happens, in seconds.
  package let times: [Double]
  /// One for each refresh; nil where the screen lacks bar or keyboard.
  package let readings: [SeamReading?]
  /// Gap and overlap in continuous time.
  package let samples: SeamSamples

  package init(_ playback: Playback, course: SeamCourse) {
    let (screen, sections) = (course.screen, course.sections)
    times = playback.refreshTimes
    readings = Self.read(sections, at: times, phases: playback.phases, on: screen)
    samples = SeamSamples(sections, phases: playback.phases, on: screen)
  }

  private static func read(
    _ sections: [SeamSection], at times: [Double], phases: PhaseLog, on screen: SeamScreen
  ) -> [SeamReading?] {
    var readings: [SeamReading?] = []
    readings.reserveCapacity(times.count)
    var next = 0
    var resting: SeamReading?
    for time in times {
      while next < sections.count, sections[next].start <= time {
        next += 1
        resting = nil
      }
      guard next > 0, sections[next - 1].end > time else {
        readings.append(nil)
        continue
      }
      let section = sections[next - 1]
      let reading = resting ?? SeamReading(SeamMeasure(section, at: time, on: screen))
      if time >= section.restTime { resting = reading }
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
  /// Those that the display misses are left out.
  public var refreshTimes: [Double] {
    scene.refreshTimes(until: log.restTime)
  }

  /// The commits' seams in order; commits without bar or keyboard are left out.
  package var seamSections: [SeamSection] {
    let ends = log.commits.dropFirst().map(\.time) + [Double.infinity]
    let breaks = phases.excursions + scene.absences
    return zip(log.commits, ends).compactMap { SeamSection($0, until: $1, breaks: breaks) }
  }
}

extension [Double] {
  /// How long the refresh of that index stays on the screen, in seconds: until the next one.
  package func shownDuration(of index: Int, rate: Double) -> Double {
    guard indices.contains(index), indices.contains(index + 1) else { return 1 / rate }
    return ((self[index + 1] - self[index]) * rate).rounded() / rate
  }
}
