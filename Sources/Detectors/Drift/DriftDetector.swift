import Compositing
import Foundation
import Scenes
import LayerTrees

/// Finds what has not come back after the keyboards to where it was before the first.
///
/// Each stretch at rest without a keyboard is compared with the first one on a screen of that
/// size, once it is over; each role is a finding of its own, in points. Messages that have come or
/// gone meanwhile, a user's own scrolling and a bar that has grown are no drift.
struct DriftDetector: Detector {
  static let kinds = [FindingKind.drift]

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.closedRests.rests.flatMap { rest in
      drifts(at: rest, in: evidence).map { finding($0, over: rest.frames, in: evidence) }
    }
  }

  /// Where what has drifted belongs: an outline for each in a frame that shows it.
  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    guard found.contains(where: { $0.kind == .drift }) else { return [] }
    return evidence.closedRests.rests.filter { $0.frames.contains(index) }.flatMap { rest in
      drifts(at: rest, in: evidence).compactMap(\.rect)
        .map { FrameMark(kind: .drift, rect: $0) }.withoutRepeats
    }
  }

  private func drifts(at rest: DriftLog.Stay, in evidence: Evidence) -> [Drift] {
    evidence.closedRests.drifts(at: rest).filter { $0.points > evidence.tolerances[.drift] }
  }

  private func finding(
    _ drift: Drift, over frames: ClosedRange<Int>, in evidence: Evidence
  ) -> Finding {
    let reason =
      drift.part == .bar
      ? NotificationCause.emptyFrameUsed(
        evidence.playback, at: evidence.times[frames.lowerBound], rise: drift.points) : nil
    return Finding(
      .drift, FindingSize(points: drift.points), over: frames, worst: frames.lowerBound,
      phase: .closed,
      cause: .drift(DriftCause(drift.part, by: Points(drift.change), reason: reason)),
      in: evidence)
  }
}

/// Where everything rests without a keyboard, before the first and after each.
struct DriftLog {
  /// Refreshes in a row without a keyboard at which nothing moves, later commits included.
  struct Stay {
    fileprivate(set) var frames: ClosedRange<Int>
    fileprivate(set) var place: RestingPlace
    /// Whether somebody scrolled since what was there before the first keyboard.
    let isScrolled: Bool

    /// More refreshes, which may show a later commit; what a user scrolls meanwhile is left out.
    fileprivate mutating func extend(over rest: Rest, isScrolled: Bool) {
      frames = frames.lowerBound...rest.frames.upperBound
      guard place.time != rest.shown.time else { return }
      let last = place
      place = RestingPlace(restOf: rest.shown)
      if isScrolled { place.toEnd = last.toEnd }
    }
  }

  /// Those after a keyboard.
  private(set) var rests: [Stay] = []
  /// What was there before the first keyboard, by the size of the screen, and when.
  private var first: [(place: RestingPlace, time: Double)] = []

  init(_ track: ScreenTrack) {
    let (playback, times) = (track.playback, track.times)
    let opening = playback.phases.starts.first { $0.phase != .closed }?.time ?? .infinity
    // A clip may begin with a keyboard: its first rest without one is what others are compared with.
    let beginsAtRest =
      playback.source == .simulated || playback.phases.starts.first?.phase == .closed
    if let shown = track.first, beginsAtRest {
      note(RestingPlace(restOf: shown), at: shown.time)
    }
    for rest in track.rests where rest.phase == .closed {
      let start = times[rest.frames.lowerBound]
      if start < opening {
        note(RestingPlace(rest.shown, at: start), at: times[rest.frames.upperBound])
      } else if let last = rests.last, last.frames.upperBound == rest.frames.lowerBound - 1 {
        rests[rests.count - 1].extend(
          over: rest,
          isScrolled: playback.scene.isTouched(
            from: times[last.frames.lowerBound], to: rest.shown.time))
      } else {
        if first.isEmpty { note(RestingPlace(rest.shown, at: start), at: start) }
        rests.append(stay(rest, from: start, playback.scene))
      }
    }
  }

  private func stay(_ rest: Rest, from start: Double, _ scene: SceneCase) -> Stay {
    let place = RestingPlace(rest.shown, at: start)
    let before = first.first { $0.place.screen == place.screen }?.time ?? 0
    return Stay(
      frames: rest.frames, place: place, isScrolled: scene.isTouched(from: before, to: start))
  }

  /// Keeps a place as the last before the keyboard, unless a finger's scrolling goes on there.
  private mutating func note(_ place: RestingPlace, at time: Double) {
    guard !place.isScrolling else { return }
    first.removeAll { $0.place.screen == place.screen }
    first.append((place, time))
  }

  /// What has not come back once a stretch is over.
  func drifts(at rest: Stay) -> [Drift] {
    guard let before = first.first(where: { $0.place.screen == rest.place.screen }) else {
      return []
    }
    return rest.place.drifts(from: before.place, isScrolled: rest.isScrolled)
  }
}

extension SceneCase {
  /// Whether something other than the keyboard happens from one time to another.
  fileprivate func isTouched(from start: Double, to end: Double) -> Bool {
    events.contains { $0.time >= start && $0.time <= end && !$0.kind.isOfKeyboard }
  }
}

extension [FrameMark] {
  /// Each mark once, in order of first appearance.
  fileprivate var withoutRepeats: [FrameMark] {
    var seen: Set<FrameMark> = []
    return filter { seen.insert($0).inserted }
  }
}
