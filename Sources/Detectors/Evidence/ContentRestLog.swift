import Compositing
import Foundation
import LayerTrees
import Scenes

/// Refreshes in a row at which the keyboard is open, nothing moves and the same is found.
struct ContentRest {
  private(set) var frames: ClosedRange<Int>
  /// The time of the commit that its last refresh shows, in seconds.
  private(set) var shown: Double
  let measure: ContentMeasure
  /// The parts of messages that were visible before the keyboard came.
  let seenBefore: [MessageID: SeenMessage]
  /// Points of the content that were pushed off at the top before that.
  let pushedOffBefore: Double
  /// Points of the inset that nothing takes: more than before, and no design's.
  let surplus: Double
  /// Points of room below the content that the design has without a keyboard.
  let roomBefore: Double

  func rects(of fault: ContentFault) -> [CGRect] {
    switch fault {
    case .covered: measure.coveredRects(seenBefore: seenBefore)
    case .unreachable: measure.unreachableRects
    case .blank: blankRects
    }
  }

  /// Content that was out of view before the keyboard came is not its doing.
  ///
  /// An inset that counts something twice leaves a band empty as soon as the list is at its end.
  private var blankRects: [CGRect] {
    if surplus > 0, let band = measure.surplus(surplus, below: roomBefore) { return [band] }
    // A list without a row is empty, unless it had some to see.
    guard measure.pushedOff > pushedOffBefore + Slack.span,
      measure.hasRows || seenBefore.values.contains(where: { $0.height > 0 })
    else { return [] }
    return measure.blankRect.map { [$0] } ?? []
  }

  /// True if the same is found in the same places.
  fileprivate func isLike(_ other: ContentRest) -> Bool {
    ContentFault.allCases.allSatisfy { rects(of: $0) == other.rects(of: $0) }
  }

  fileprivate mutating func extend(over rest: Rest) {
    frames = frames.lowerBound...rest.frames.upperBound
    shown = rest.shown.time
  }
}

/// The rests with a keyboard, each with the messages that were visible before it came up.
struct ContentRestLog {
  private(set) var rests: [ContentRest] = []
  private let playback: Playback
  private let times: [Double]
  /// The messages that were visible when the keyboard was away last.
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
    return ContentMeasure(
      rest.shown, at: time, of: playback.scene, keyboardIsAway: isAway(at: time)
    ).flatMap { $0.isScrolling ? nil : $0 }
  }

  /// True if the keyboard is where its user has put it, away from the bottom.
  private func isAway(at time: Double) -> Bool {
    playback.phases.excursions.contains { $0.contains(time) }
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
    let time = times[rest.frames.lowerBound]
    return measure(rest).map { measure in
      let before = before.flatMap { $0.screenSize == measure.screenSize ? $0 : nil }
      return ContentRest(
        frames: rest.frames, shown: rest.shown.time, measure: measure,
        seenBefore: seen(at: time, by: measure), pushedOffBefore: before?.pushedOff ?? 0,
        surplus: isAway(at: time) ? 0 : surplus(of: measure, over: before),
        roomBefore: before?.room ?? 0)
    }
  }

  /// Points of an inset that nothing takes: 0 for what may be a design's distance.
  ///
  /// A design may leave more room above the keyboard than without one. Less than a row is taken for
  /// that, unless it is just the height of something that the inset counts twice.
  private func surplus(of measure: ContentMeasure, over before: Visible?) -> Double {
    let surplus = measure.room - (before?.room ?? 0)
    let countable = measure.countable + (before?.countable ?? [])
    let isCountedTwice = countable.contains { $0 > 0 && abs($0 - surplus) <= Slack.span }
    return surplus >= Self.row || isCountedTwice ? surplus : 0
  }

  /// The height of a row, which no design leaves empty: UIKit's 44 points.
  private static let row = 44.0

  /// True if the next refresh shows something else again, or a list that scrolls: that is a motion.
  private func isStep(_ content: ContentRest, before next: Rest?) -> Bool {
    guard content.frames.count == 1, let next, next.phase == .open,
      next.frames.lowerBound == content.frames.upperBound + 1,
      next.shown.time != content.shown
    else { return false }
    return self.content(of: next).map { !content.isLike($0) } ?? true
  }
}

extension ContentRestLog {
  /// The visible parts of messages without a keyboard.
  private struct Visible {
    let messages: [MessageID: SeenMessage]
    /// Points of the content above all that is free.
    let pushedOff: Double
    /// Points of the inset that nothing takes: the design's.
    let room: Double
    let countable: [Double]
    let screenSize: CGSize
    /// The time of the commit that it was measured at rest of; nil for the initial one.
    let shown: Double?
    var time: Double

    init(_ measure: ContentMeasure, at time: Double, showing commit: ShownCommit? = nil) {
      (messages, screenSize) = (measure.seen, measure.screenSize)
      pushedOff = measure.pushedOff
      (room, countable) = (measure.room, measure.countable)
      shown = commit?.time
      self.time = time
    }
  }

  /// The part of it that should be visible still: nothing that a finger may have scrolled away
  /// since, and no more than there is room for on a screen that was turned.
  private func seen(at time: Double, by measure: ContentMeasure) -> [MessageID: SeenMessage] {
    guard let before, !isScrolled(between: before.time, and: time) else { return [:] }
    let isTurned = before.screenSize != measure.screenSize
    return isTurned ? measure.fitting(before.messages) : before.messages
  }

  private func isScrolled(between start: Double, and end: Double) -> Bool {
    playback.scene.events.contains { $0.time >= start && $0.time <= end && $0.kind.movesList }
  }
}

/// The faults of a list's content, in the order of reports.
enum ContentFault: CaseIterable {
  case covered, unreachable, blank
}

/// The visible height of a message, in points, and its place in the content.
struct SeenMessage {
  let height: Double
  /// Points that were hidden already, behind bar or keyboard or below the list's end.
  let hidden: Double
  let place: ClosedRange<Double>
}

extension ContentMeasure {
  /// The height of each message that is free of bars and keyboard, in points.
  var seen: [MessageID: SeenMessage] {
    var seen: [MessageID: SeenMessage] = [:]
    for message in messages {
      seen[message.id] = SeenMessage(
        height: free.overlap(with: message.shown), hidden: hiddenHeight(of: message),
        place: place(of: message.rect))
    }
    return seen
  }

  /// The messages seen on a screen of another size, as far up from the last as there is room for
  /// now.
  func fitting(_ seen: [MessageID: SeenMessage]) -> [MessageID: SeenMessage] {
    let isSeen = placed(seen).filter { (seen[$0.id]?.height ?? 0) > 0 }
    let end = isSeen.map(\.rect.maxY).max() ?? 0
    let start = Double(end) - (free.upperBound - free.lowerBound)
    let fitting = Set(isSeen.filter { Double($0.rect.minY) >= start }.map(\.id))
    return seen.filter { fitting.contains($0.key) }
  }

  /// The parts of messages that were seen before and that bar or keyboard hide now, or that the
  /// list's end above them cuts off.
  ///
  /// What of a message was hidden before, by the bar at its place then, is not counted again.
  func coveredRects(seenBefore: [MessageID: SeenMessage]) -> [CGRect] {
    placed(seenBefore).compactMap { message in
      guard let before = seenBefore[message.id] else { return nil }
      let lost = before.height - free.overlap(with: message.shown)
      let height = min(hiddenHeight(of: message) - before.hidden, lost > Slack.span ? lost : 0)
      guard height > 0 else { return nil }
      let top = max(Double(message.rect.minY), free.upperBound)
      return CGRect(x: message.rect.minX, y: top, width: message.rect.width, height: height)
    }
  }

  /// The messages, and below them the rows that were seen before and have no cell any more.
  private func placed(_ seen: [MessageID: SeenMessage]) -> [Message] {
    let present = Set(messages.map(\.id))
    let gone = seen.filter { $0.key.isRow && !present.contains($0.key) }
    guard !gone.isEmpty, let scroll else { return messages }
    // Rows above them may have turned out higher than was thought.
    let shift =
      messages.lazy.compactMap { message in
        seen[message.id].map { place(of: message.rect).lowerBound - $0.place.lowerBound }
      }.first ?? 0
    let rows = gone.filter { $0.value.place.upperBound + shift <= scroll.height + Slack.span }.map {
      let place = ($0.value.place.lowerBound + shift)...($0.value.place.upperBound + shift)
      return Message(id: $0.key, rect: band(from: place), shown: .null)
    }
    return messages + rows.sorted { $0.rect.minY < $1.rect.minY }
  }

  /// The height of a message below all that is free.
  private func hiddenHeight(of message: Message) -> Double {
    max(0, Double(message.rect.maxY) - max(Double(message.rect.minY), free.upperBound))
  }

  /// The heights of the content at which a rectangle of the screen lies, from top to bottom.
  private func place(of rect: CGRect) -> ClosedRange<Double> {
    let shift = Double(listBounds.minY) - Double(list.minY)
    return (Double(rect.minY) + shift)...(Double(rect.maxY) + shift)
  }
}
