import Compositing
import Foundation
import Scenes
import LayerTrees

/// A stretch of refreshes at which the keyboard is open, nothing moves and the same is found.
struct ContentRest {
  private(set) var frames: ClosedRange<Int>
  /// When the commit was made that its last refresh shows, in seconds.
  private(set) var shown: Double
  let measure: ContentMeasure
  /// What of each message was seen before the keyboard came.
  let seenBefore: [MessageID: SeenMessage]

  func rects(of fault: ContentFault) -> [CGRect] {
    switch fault {
    case .covered: measure.coveredRects(seenBefore: seenBefore)
    case .unreachable: measure.unreachableRects
    case .blank: measure.blankRect.map { [$0] } ?? []
    }
  }

  /// Whether the same is found in the same places.
  fileprivate func isLike(_ other: ContentRest) -> Bool {
    ContentFault.allCases.allSatisfy { rects(of: $0) == other.rects(of: $0) }
  }

  fileprivate mutating func extend(to index: Int, showing commit: Commit) {
    frames = frames.lowerBound...index
    shown = commit.time
  }
}

/// The stretches at rest with a keyboard, each with what was seen before that came up.
struct ContentRestLog {
  private(set) var rests: [ContentRest] = []
  private let playback: Playback
  private let times: [Double]
  /// What was seen when the keyboard was away last.
  private var sight: Sight?

  init(_ playback: Playback, times: [Double]) {
    (self.playback, self.times) = (playback, times)
    sight = playback.log.first.flatMap { commit in
      ContentMeasure(commit, at: commit.time, of: playback.scene).map { Sight($0, at: 0) }
    }
    for index in times.indices {
      guard let commit = restingCommit(at: index) else { continue }
      switch playback.phases.phase(at: times[index]) {
      case .closed: noteClosed(commit, at: index)
      case .open: noteOpen(commit, at: index)
      default: break
      }
    }
  }

  /// What a refresh shows where nothing moves.
  private func restingCommit(at index: Int) -> Commit? {
    guard !playback.scene.isAbsent(at: times[index]),
      let commit = playback.log.commit(at: times[index]), times[index] >= commit.root.restTime
    else { return nil }
    return commit
  }

  private func measure(_ commit: Commit, at index: Int) -> ContentMeasure? {
    ContentMeasure(commit, at: times[index], of: playback.scene).flatMap {
      $0.isScrolling ? nil : $0
    }
  }

  private mutating func noteClosed(_ commit: Commit, at index: Int) {
    // At rest a commit shows the same at every refresh.
    guard sight?.shown != commit.time else {
      sight?.time = times[index]
      return
    }
    guard let measure = measure(commit, at: index) else { return }
    sight = Sight(measure, at: times[index], showing: commit)
  }

  private mutating func noteOpen(_ commit: Commit, at index: Int) {
    let last = rests.last.flatMap { $0.frames.upperBound == index - 1 ? $0 : nil }
    if let last, last.shown == commit.time {
      return rests[rests.count - 1].extend(to: index, showing: commit)
    }
    guard let rest = rest(showing: commit, at: index) else { return }
    if let last, last.isLike(rest) {
      rests[rests.count - 1].extend(to: index, showing: commit)
    } else if !isStep(rest, at: index) {
      rests.append(rest)
    }
  }

  private func rest(showing commit: Commit, at index: Int) -> ContentRest? {
    measure(commit, at: index).map { measure in
      ContentRest(
        frames: index...index, shown: commit.time, measure: measure,
        seenBefore: seen(at: times[index], by: measure))
    }
  }

  /// Whether the next refresh shows something else again: that is a motion, a step at a time.
  private func isStep(_ rest: ContentRest, at index: Int) -> Bool {
    guard times.indices.contains(index + 1),
      playback.phases.phase(at: times[index + 1]) == .open,
      let next = restingCommit(at: index + 1), next.time != rest.shown,
      let other = self.rest(showing: next, at: index + 1)
    else { return false }
    return !rest.isLike(other)
  }
}

extension ContentRestLog {
  /// What was seen of each message without a keyboard.
  private struct Sight {
    let messages: [MessageID: SeenMessage]
    let screenSize: CGSize
    /// When the commit was made that it was measured at rest of; nil for what was there at first.
    let shown: Double?
    var time: Double

    init(_ measure: ContentMeasure, at time: Double, showing commit: Commit? = nil) {
      (messages, screenSize) = (measure.seen, measure.screenSize)
      shown = commit?.time
      self.time = time
    }
  }

  /// What of it should be seen still: nothing that a finger may have scrolled away since, and no
  /// more than there is room for on a screen that was turned.
  private func seen(at time: Double, by measure: ContentMeasure) -> [MessageID: SeenMessage] {
    guard let sight, !isScrolled(between: sight.time, and: time) else { return [:] }
    let isTurned = sight.screenSize != measure.screenSize
    return isTurned ? measure.fitting(sight.messages) : sight.messages
  }

  private func isScrolled(between start: Double, and end: Double) -> Bool {
    playback.scene.events.contains { $0.time >= start && $0.time <= end && $0.kind.movesList }
  }
}

extension SceneEvent.Kind {
  /// Whether a finger may move the messages.
  fileprivate var movesList: Bool {
    switch self {
    case .drag, .scroll: true
    default: false
    }
  }
}
