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
  /// How much of the content was pushed off at the top before that, in points.
  let pushedOffBefore: Double

  func rects(of fault: ContentFault) -> [CGRect] {
    switch fault {
    case .covered: measure.coveredRects(seenBefore: seenBefore)
    case .unreachable: measure.unreachableRects
    case .blank: blankRects
    }
  }

  /// What was out of view before the keyboard came is not its doing.
  private var blankRects: [CGRect] {
    guard measure.pushedOff > pushedOffBefore + Slack.span else { return [] }
    return measure.blankRect.map { [$0] } ?? []
  }

  /// Whether the same is found in the same places.
  fileprivate func isLike(_ other: ContentRest) -> Bool {
    ContentFault.allCases.allSatisfy { rects(of: $0) == other.rects(of: $0) }
  }

  fileprivate mutating func extend(over rest: Rest) {
    frames = frames.lowerBound...rest.frames.upperBound
    shown = rest.shown.time
  }
}

/// The stretches at rest with a keyboard, each with what was seen before that came up.
struct ContentRestLog {
  private(set) var rests: [ContentRest] = []
  private let playback: Playback
  private let times: [Double]
  /// What was seen when the keyboard was away last.
  private var before: Visible?

  init(_ track: ScreenTrack) {
    (playback, times) = (track.playback, track.times)
    before = track.first.flatMap { shown in
      ContentMeasure(shown, at: shown.time, of: track.playback.scene).map { Visible($0, at: 0) }
    }
    let rests = track.rests
    for (index, rest) in rests.enumerated() {
      switch rest.phase {
      case .closed: noteClosed(rest)
      default: noteOpen(rest, before: rests.dropFirst(index + 1).first)
      }
    }
  }

  private func measure(_ rest: Rest) -> ContentMeasure? {
    let time = times[rest.frames.lowerBound]
    let isAway = playback.phases.excursions.contains { $0.contains(time) }
    return ContentMeasure(
      rest.shown, at: time, of: playback.scene, keyboardIsAway: isAway
    ).flatMap { $0.isScrolling ? nil : $0 }
  }

  private mutating func noteClosed(_ rest: Rest) {
    let end = times[rest.frames.upperBound]
    // At rest a commit shows the same at every refresh.
    guard before?.shown != rest.shown.time else {
      before?.time = end
      return
    }
    guard let measure = measure(rest) else { return }
    before = Visible(measure, at: end, showing: rest.shown)
  }

  private mutating func noteOpen(_ rest: Rest, before next: Rest?) {
    let last = rests.last.flatMap {
      $0.frames.upperBound == rest.frames.lowerBound - 1 ? $0 : nil
    }
    if let last, last.shown == rest.shown.time {
      return rests[rests.count - 1].extend(over: rest)
    }
    guard let content = content(of: rest) else { return }
    if let last, last.isLike(content) {
      rests[rests.count - 1].extend(over: rest)
    } else if !isStep(content, before: next) {
      rests.append(content)
    }
  }

  private func content(of rest: Rest) -> ContentRest? {
    measure(rest).map { measure in
      ContentRest(
        frames: rest.frames, shown: rest.shown.time, measure: measure,
        seenBefore: seen(at: times[rest.frames.lowerBound], by: measure),
        pushedOffBefore: pushedOff(before: measure))
    }
  }

  /// Whether the next refresh shows something else again: that is a motion, a step at a time.
  private func isStep(_ content: ContentRest, before next: Rest?) -> Bool {
    guard content.frames.count == 1, let next, next.phase == .open,
      next.frames.lowerBound == content.frames.upperBound + 1,
      next.shown.time != content.shown, let other = self.content(of: next)
    else { return false }
    return !content.isLike(other)
  }
}

extension ContentRestLog {
  /// What was seen of each message without a keyboard.
  private struct Visible {
    let messages: [MessageID: SeenMessage]
    /// How much of the content was above all that is free, in points.
    let pushedOff: Double
    let screenSize: CGSize
    /// When the commit was made that it was measured at rest of; nil for what was there at first.
    let shown: Double?
    var time: Double

    init(_ measure: ContentMeasure, at time: Double, showing commit: ShownCommit? = nil) {
      (messages, screenSize) = (measure.seen, measure.screenSize)
      pushedOff = measure.pushedOff
      shown = commit?.time
      self.time = time
    }
  }

  /// What of it should be seen still: nothing that a finger may have scrolled away since, and no
  /// more than there is room for on a screen that was turned.
  private func seen(at time: Double, by measure: ContentMeasure) -> [MessageID: SeenMessage] {
    guard let before, !isScrolled(between: before.time, and: time) else { return [:] }
    let isTurned = before.screenSize != measure.screenSize
    return isTurned ? measure.fitting(before.messages) : before.messages
  }

  /// What was pushed off without a keyboard on a screen of that size, in points.
  private func pushedOff(before measure: ContentMeasure) -> Double {
    before.flatMap { $0.screenSize == measure.screenSize ? $0.pushedOff : nil } ?? 0
  }

  private func isScrolled(between start: Double, and end: Double) -> Bool {
    playback.scene.events.contains { $0.time >= start && $0.time <= end && $0.kind.movesList }
  }
}
