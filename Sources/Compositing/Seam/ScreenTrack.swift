import AnimationCurves
package import Foundation
public import Scenes
package import LayerTrees

/// The screen over a whole scene, computed once: commits with their named layers, bar
/// and keyboard in continuous time, refreshes and rests.
package final class ScreenTrack: Sendable {
  package let playback: Playback
  /// All that does not depend on when the display refreshes.
  package let timeline: ScreenTimeline
  /// The time of each refresh, in seconds.
  package let times: [Double]
  /// The times at which nothing moves, as refreshes show them.
  package let rests: [Rest]

  /// The track of a playback, with its timeline where that is there already.
  package init(_ playback: Playback, _ timeline: ScreenTimeline? = nil) {
    self.playback = playback
    let timeline = timeline ?? ScreenTimeline(playback)
    self.timeline = timeline
    times = playback.refreshTimes
    rests = playback.rests(of: timeline.commits, at: times)
  }

  /// The commits in order, each until the next.
  package var commits: [ShownCommit] { timeline.commits }
  /// The screen before anything happened.
  package var first: ShownCommit? { timeline.first }
  /// Bar and keyboard from commit to commit, where both are there, in order.
  package var intervals: [SeamInterval] { timeline.intervals }
  package var screen: SeamScreen { timeline.screen }
}

/// The part of a screen's track that is the same at any rate and phase of the display's refreshes.
package final class ScreenTimeline: Sendable {
  /// The commits in order, each until the next.
  package let commits: [ShownCommit]
  /// The screen before anything happened.
  package let first: ShownCommit?
  /// Bar and keyboard from commit to commit, where both are there, in order.
  package let intervals: [SeamInterval]
  package let screen: SeamScreen
  /// Gap and overlap in continuous time.
  package let samples: SeamSamples
  /// The motions of a docked keyboard in order, each until the next.
  package let transitions: [KeyboardTransition]

  package init(_ playback: Playback) {
    let log = playback.log
    let ends = log.commits.dropFirst().map(\.time) + [Double.infinity]
    commits = zip(log.commits, ends).map { ShownCommit($0, until: $1) }.withoutBarsPutAway(
      in: playback)
    first = log.first.map { ShownCommit($0) }
    screen = SeamScreen(playback.scene)
    intervals = commits.intervals(of: playback, on: screen)
    samples = SeamSamples(intervals, phases: playback.phases, on: screen)
    transitions = intervals.transitions(playback.phases, on: screen)
  }
}

extension ScreenTimeline {
  /// The interval that is on screen at `time`; nil where there is none.
  package func index(at time: Double) -> Int? {
    let next = intervals.partitioningIndex { $0.start > time }
    return next > 0 && intervals[next - 1].end > time ? next - 1 : nil
  }

  /// The bar's bottom edge at `time`, in points of the screen.
  package func barBottom(at time: Double) -> Motion? {
    index(at: time).map { intervals[$0].bar.frame(at: time).maxY }
  }

  /// The bottom of a correctly glued bar at `time`, in points of the screen.
  package func guideTop(at time: Double) -> Motion? {
    index(at: time).map { intervals[$0].guideTop(at: time) }
  }
}

extension ScreenTrack {
  /// The commit that is on the screen at `time`; nil before the first.
  package func commit(at time: Double) -> ShownCommit? {
    let next = commits.partitioningIndex { $0.time > time }
    return next > 0 ? commits[next - 1] : nil
  }

  /// A value at each refresh; while nothing moves it is asked for once.
  package func shownValues<Value>(_ value: (ShownCommit?, Double) -> Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(times.count)
    var next = 0
    var isResting = false
    for time in times {
      let before = next
      while next < commits.count, commits[next].time <= time { next += 1 }
      if isResting, before == next, let last = values.last {
        values.append(last)
        continue
      }
      let shown = next > 0 ? commits[next - 1] : nil
      values.append(value(shown, time))
      isResting = shown.map { time >= $0.root.restTime } ?? true
    }
    return values
  }

  /// The interval that is on screen at `time`; nil where there is none.
  package func index(at time: Double) -> Int? { timeline.index(at: time) }

  /// Gap or overlap at `time`, in points; 0 where there is no seam.
  package func value(of fault: SeamFault, at time: Double, phases: PhaseLog) -> Double {
    guard let index = index(at: time) else { return 0 }
    let measure = SeamMeasure(intervals[index], at: time, on: screen)
    return measure.seen(in: phases.phase(at: time))[fault].value
  }

  /// The bar's bottom edge at `time`, in points of the screen.
  package func barBottom(at time: Double) -> Motion? { timeline.barBottom(at: time) }

  /// The bottom of a correctly glued bar at `time`, in points of the screen.
  package func guideTop(at time: Double) -> Motion? { timeline.guideTop(at: time) }
}

extension SeamInterval {
  /// The guide's top edge, or the keyboard's where that comes to rest docked and is higher.
  package func guideTop(at time: Double) -> Motion {
    let edge = guide.frame(at: time).minY
    return isDocked(at: time) ? Motion.min(edge, keyboard.frame(at: time).minY) : edge
  }

  /// From when on the keyboard rests, in seconds.
  package var keyboardRestTime: Double { max(start, max(guide.restTime, keyboard.restTime)) }

  /// From when on the bar rests, in seconds.
  package var barRestTime: Double { max(start, bar.restTime) }

  /// The size of the screen, which is another one once the device is turned, in points.
  package var rootSize: CGSize { bar.layers[0].model.bounds.size }
}

extension [ShownCommit] {
  /// Bar and keyboard from commit to commit, where both are there.
  fileprivate func intervals(of playback: Playback, on screen: SeamScreen) -> [SeamInterval] {
    let (excursions, absences) = (playback.phases.excursions, playback.scene.absences)
    var found: [SeamInterval] = reduce(into: []) { intervals, shown in
      guard var next = SeamInterval(shown, excursions: excursions, absences: absences) else {
        return
      }
      next.takeFade(after: intervals.last, on: screen)
      intervals.append(next)
    }
    found.leaveOutArrival(from: playback.log.first.flatMap { SeamInterval(ShownCommit($0)) })
    found.takeRightPlaces(of: playback, on: screen)
    return found
  }
}

extension Playback {
  /// The times of refreshes, from refresh 0 to the first at which nothing moves any more.
  ///
  /// Those that the display misses are left out. Of a recording they are its frames.
  public var refreshTimes: [Double] {
    recording?.track.times ?? scene.refreshTimes(until: log.restTime)
  }
}

extension [Double] {
  /// Seconds for which the refresh of that index stays on the screen: until the next one.
  package func shownDuration(of index: Int, rate: Double) -> Double {
    guard indices.contains(index), indices.contains(index + 1) else { return 1 / rate }
    return ((self[index + 1] - self[index]) * rate).rounded() / rate
  }
}
