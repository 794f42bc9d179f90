import Foundation
import KeyboardScenes
import LayerTrees

/// Finds what has not come back after the keyboards to where it was before the first.
///
/// Each stretch at rest without a keyboard is compared with the first one on a screen of that
/// size, once it is over; each role is a finding of its own, in points. Messages that have come or
/// gone meanwhile, a user's own scrolling and a bar that has grown are no drift.
struct DriftDetector: Detector {
  func findings(in evidence: Evidence) -> [Finding] {
    let log = RestLog(evidence)
    return log.rests.flatMap { rest -> [Finding] in
      guard let before = log.before(rest) else { return [] }
      return rest.place.drifts(from: before, isScrolled: rest.isScrolled).filter {
        $0.points > evidence.tolerances[.drift]
      }.map { finding($0, over: rest.frames, in: evidence) }
    }
  }

  private func finding(
    _ drift: Drift, over frames: ClosedRange<Int>, in evidence: Evidence
  ) -> Finding {
    Finding(
      kind: .drift, phase: .closed, points: drift.points, pixels: drift.points * evidence.scale,
      continuous: drift.points, exposure: 0, frames: frames,
      worst: Finding.Worst(frame: frames.lowerBound, time: evidence.times[frames.lowerBound]),
      cause: drift.cause)
  }
}

/// Something that is not where it was.
struct Drift {
  /// Who it is, and what it does, in words: `the bar stands`, `lower`.
  let subject: String
  let way: String
  /// Points, greater than 0.
  let points: Double
  /// Where it belongs on the screen, for pictures.
  let rect: CGRect?

  var cause: String { "\(subject) \(points.short) pt \(way) than before the first keyboard" }
}

/// The stretches at rest without a keyboard, before the first and after each.
struct RestLog {
  /// A stretch of refreshes without a keyboard at which nothing moves.
  struct Rest {
    fileprivate(set) var frames: ClosedRange<Int>
    fileprivate(set) var place: RestingPlace
    /// Whether somebody scrolled since the first keyboard came.
    let isScrolled: Bool
  }

  /// Those after a keyboard.
  private(set) var rests: [Rest] = []
  /// What was there before the first keyboard, by the size of the screen.
  private var first: [RestingPlace] = []

  init(_ evidence: Evidence) {
    let playback = evidence.playback
    let opening = playback.phases.starts.first { $0.phase != .closed }?.time ?? .infinity
    if let commit = playback.log.first {
      first = [RestingPlace(commit, at: max(commit.time, commit.root.restTime))]
    }
    for (index, time) in evidence.times.enumerated() {
      guard playback.phases.phase(at: time) == .closed,
        let commit = playback.log.commit(at: time), time >= commit.root.restTime
      else { continue }
      if time < opening {
        note(RestingPlace(commit, at: time))
      } else if let last = rests.last, last.frames.upperBound == index - 1 {
        guard last.place.time != commit.time else {
          rests[rests.count - 1].frames = last.frames.lowerBound...index
          continue
        }
        rests[rests.count - 1].frames = last.frames.lowerBound...index
        rests[rests.count - 1].place = RestingPlace(commit, at: time)
      } else {
        let isScrolled = playback.scene.events.contains {
          $0.time > opening && $0.time < time && $0.kind.movesMessages
        }
        rests.append(
          Rest(
            frames: index...index, place: RestingPlace(commit, at: time), isScrolled: isScrolled))
      }
    }
  }

  private mutating func note(_ place: RestingPlace) {
    first.removeAll { $0.screen == place.screen }
    first.append(place)
  }

  /// What was there on a screen of the same size before the first keyboard.
  func before(_ rest: Rest) -> RestingPlace? {
    first.first { $0.screen == rest.place.screen }
  }
}

extension SceneEvent.Kind {
  /// Whether it may leave the messages elsewhere for good.
  fileprivate var movesMessages: Bool {
    switch self {
    case .show, .hide, .notification, .keyboardSwitch, .undock, .split, .float, .dock,
      .hardwareKeyboard, .crossFade, .focus, .blur, .drag:
      false
    default: true
    }
  }
}
