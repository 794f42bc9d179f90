import Compositing
import Scenes

/// A stretch of a scene in which no seam is judged, and the reason.
private struct UnjudgedTime {
  let times: Range<Double>
  let reason: String

  /// The remark: `500 to 833 ms are not judged: ...`.
  var note: String {
    "\(times.lowerBound.milliseconds) to \(times.upperBound.milliseconds) ms are not judged: \(reason)"
  }
}

extension Compositor {
  /// Remarks on the times at which bar and keyboard are not judged, in order of time.
  ///
  /// All others are: at the bottom, where a keyboard without a bar below it has no gap, and at rest
  /// away from it, where it can only cover the bar.
  var unjudgedNotes: [String] {
    guard let end = times.last, !track.intervals.isEmpty else { return [] }
    let scene = track.playback.scene
    let absences = scene.absences.map {
      UnjudgedTime(times: $0, reason: "the app is in the background")
    }
    let others = track.restsAway + scene.absences
    let ways = others.reduce(track.playback.phases.excursions) { ways, other in
      ways.flatMap { $0.without(other) }
    }
    let moves = ways.map {
      UnjudgedTime(
        times: $0,
        reason: "the keyboard is on its way to or from a place away from the screen's bottom")
    }
    return (absences + moves).compactMap { time in
      let shown = time.times.clamped(to: 0..<max(end, 0))
      return shown.isEmpty ? nil : UnjudgedTime(times: shown, reason: time.reason)
    }.sorted { $0.times.lowerBound < $1.times.lowerBound }.map(\.note)
  }
}

extension ScreenTrack {
  /// The times at which the keyboard rests away from the bottom, in seconds.
  fileprivate var restsAway: [Range<Double>] {
    intervals.compactMap { interval in
      let rest = max(interval.start, interval.restTime)
      return rest < interval.end && interval.isAway(at: rest) ? rest..<interval.end : nil
    }
  }
}

extension Range<Double> {
  /// The parts that are left without another range: none, one or two.
  fileprivate func without(_ other: Range) -> [Range] {
    guard overlaps(other) else { return [self] }
    return [
      lowerBound..<Swift.max(lowerBound, Swift.min(other.lowerBound, upperBound)),
      Swift.min(upperBound, Swift.max(other.upperBound, lowerBound))..<upperBound,
    ].filter { !$0.isEmpty }
  }
}
