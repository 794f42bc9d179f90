import Foundation
package import LayerTrees
import Scenes

/// The right place of the bar's bottom while one commit is on the screen.
///
/// `right(t) = closed + (open - closed) · s(t)`: from where the bar rests without a keyboard to the
/// open keyboard's top, less what the design leaves between the two, in proportion to the
/// keyboard's way. Motions that overlap add up, as UIKit's additive animations do.
package struct RightPlace {
  /// The places from some time on, in order; a log has several in its one commit.
  fileprivate var parts: [(start: Double, place: Place)]
  /// The rests of the keyboard's motions, in points of the bar's way.
  fileprivate var remainders: [Remainder] = []
  /// Until when a keyboard that fades lets the bar be anywhere on its way, and the highest place of
  /// that; nil for one that slides.
  fileprivate var fade: (end: Double, highest: Double)?

  /// The place without what animations add.
  fileprivate enum Place {
    /// A place where it stays.
    case rest(Double)
    /// As far on its way as the keyboard's top is.
    case along(RightLine)
    /// The given number of points above the guide, for what turns or has no known rests.
    case guide(margin: Double)
  }

  /// An animation of the keyboard's top, and the bar's share of its way.
  fileprivate struct Remainder {
    let animation: PropertyAnimation
    /// Points of the bar for what is left at the start.
    let points: Double
  }

  /// The place at `time`, with its velocity, beside a keyboard; nil where it is not known.
  package func place(at time: Double, top: Motion, guideTop: Motion) -> Motion? {
    guard let part = parts.last(where: { $0.start <= time }) else { return nil }
    if let fade, time < fade.end { return Motion(fade.highest) }
    let place =
      switch part.place {
      case .rest(let bottom): Motion(bottom)
      case .along(let line): line.bottom(for: top)
      case .guide(let margin): guideTop - Motion(margin)
      }
    return remainders.reduce(place) { $0 + $1.points * $1.animation.remainderMotion(at: time) }
  }

  /// The times at which it takes another rule, in seconds.
  var kinks: [Double] { parts.map(\.start) + (fade.map { [$0.end] } ?? []) }
}

/// A straight way of the bar's bottom beside the keyboard's top, in points.
private struct RightLine {
  /// The keyboard's top and the bar's bottom at one end.
  let from: (top: Double, bottom: Double)
  /// Those at the other end.
  let to: (top: Double, bottom: Double)

  /// The bar's bottom, which stays between its ends.
  func bottom(for top: Motion) -> Motion {
    guard abs(to.top - from.top) > Slack.place else { return Motion(to.bottom) }
    let share = (1 / (to.top - from.top)) * (top - Motion(from.top))
    guard share.value > 0 else { return Motion(from.bottom) }
    guard share.value < 1 else { return Motion(to.bottom) }
    return Motion(from.bottom) + (to.bottom - from.bottom) * share
  }
}

extension [SeamInterval] {
  /// Gives every interval its right place.
  mutating func takeRightPlaces(of playback: Playback, on screen: SeamScreen) {
    switch playback.source {
    // A recording's guide is the place that its own rests say, within what its frames show.
    case .filmed:
      for index in indices {
        self[index].right = RightPlace(parts: [(self[index].start, .guide(margin: 0))])
      }
    case .logged, .simulated:
      let rests = RightRests(self, of: playback, on: screen)
      for index in indices { self[index].right = rests.place(in: index) }
    }
  }
}

/// The rests of bar and keyboard over a whole scene, motion by motion, and where the bar belongs.
private struct RightRests {
  /// A motion of the keyboard, with what rests after it.
  fileprivate struct Motion {
    let start: Double
    let end: Double
    /// True while a finger moves the keyboard.
    let isDragged: Bool
    /// True if it leads to a keyboard at the bottom of the screen.
    let isOpen: Bool
    /// The keyboard's top after it, in points.
    let top: Double
    /// The place above which a bar ends then: the guide, or the keyboard.
    let edge: Double
    /// The bar's bottom after it, in points.
    let bar: Double
    /// True if the bar rests there before the next motion, and the keyboard as well.
    let isAtRest: Bool
    /// The lowest end of a bar without a keyboard: the bottom safe area's top.
    let floor: Double
    /// Points of backdrop between the bar's bottom and that, or another bar below it.
    let room: Double
    let rootSize: CGSize
    /// Until when the keyboard fades, in seconds; nil where it slides.
    let fadeEnd: Double?
    /// True if the device turns with it: then there is no rest before it to go from.
    var turns = false
    /// The right bottom of the bar after it; nil where none is known.
    var right: Double?

    /// Points from there down to the open keyboard's edge; nil where there is neither.
    var margin: Double? { isOpen ? right.map { edge - $0 } : nil }
  }

  private let intervals: [SeamInterval]
  private let spacing: Double
  private let screenHeight: Double
  private let isSampled: Bool
  private var motions: [Motion] = []

  init(_ intervals: [SeamInterval], of playback: Playback, on screen: SeamScreen) {
    self.intervals = intervals
    spacing = screen.spacing
    screenHeight = screen.height
    isSampled =
      playback.source != .simulated
      || intervals.contains { $0.keyboard.leaf.animations.contains(where: \.isTrack) }
    let starts = isSampled ? sampledStarts(playback.phases) : starts(playback.phases)
    let ends = starts.dropFirst().map(\.time) + [Double.infinity]
    motions = zip(starts, ends).compactMap { start, end in
      motion(from: start.index, start.time, until: end, in: playback, on: screen)
    }
    // A first motion that is on its way already goes from where all was before anything happened.
    let before = playback.log.first.flatMap { SeamInterval(ShownCommit($0)) }
    let first = before.flatMap { $0.isPageMoving ? nil : $0 } ?? intervals.first
    if let first { motions.insert(Motion(start: first, on: screen), at: 0) }
    for index in motions.indices.dropFirst() {
      motions[index].turns = motions[index].rootSize != motions[index - 1].rootSize
    }
    for index in motions.indices { motions[index].right = right(after: index) }
  }

  private typealias Start = (index: Int, time: Double)

  /// The intervals with which a motion begins.
  private func starts(_ phases: PhaseLog) -> [Start] {
    intervals.indices.filter { index in
      guard index > 0 else { return true }
      let old = intervals[index - 1]
      // A keyboard that has faded out is put away unseen: its motion is the fade.
      if old.keyboard.leaf.model.opacity < 1 - Slack.opaque { return false }
      return intervals.startsMotion(at: index, phases)
        || old.rootSize != intervals[index].rootSize
    }.map { ($0, intervals[$0].start) }
  }

  /// The times at which the motions of a log begin.
  private func sampledStarts(_ phases: PhaseLog) -> [Start] {
    guard let first = intervals.first else { return [] }
    let moving = phases.starts.filter { $0.phase != .open && $0.phase != .closed }.map(\.time)
    return Set([first.start] + moving.filter { $0 > first.start }).sorted().compactMap { time in
      intervals.lastIndex { $0.start <= time }.map { ($0, time) }
    }
  }

  private func motion(
    from first: Int, _ start: Double, until end: Double, in playback: Playback,
    on screen: SeamScreen
  ) -> Motion? {
    guard let last = intervals.lastIndex(where: { $0.start < end }), last >= first else {
      return nil
    }
    let interval = intervals[last]
    let end = min(end, interval.end)
    let rest = isSampled ? interval.lastSample(before: end) : interval.keyboardRestTime
    let top = interval.keyboard.frame(at: rest).minY.value
    let screen = screen.turned(as: interval, at: rest)
    let isBarAtRest = interval.barRestTime <= end && !interval.bar.isHalted
    let barTime =
      isSampled ? rest : isBarAtRest && end.isFinite ? end.nextDown : interval.barRestTime
    let bar = interval.bar.frame(at: barTime).maxY.value
    return Motion(
      start: start, end: end,
      isDragged: playback.phases.phase(at: start) == .dragging,
      isOpen: interval.endsDocked && top < screen.height - Slack.span, top: top,
      edge: isSampled ? top : interval.restingGuideTop, bar: bar,
      isAtRest: isSampled || isBarAtRest && interval.keyboardRestTime <= end,
      floor: screen.safeBottom,
      room: interval.room(below: bar, to: screen.safeBottom, at: barTime),
      rootSize: interval.rootSize,
      fadeEnd: fadeEnd(of: intervals[first...last], from: start, playback))
  }

  /// Until when a keyboard fades, or goes at once although it posts a duration; nil where it slides.
  ///
  /// A bar takes the posted duration or, by the keyboard's own curve, as long as that does.
  private func fadeEnd(
    of intervals: ArraySlice<SeamInterval>, from start: Double, _ playback: Playback
  ) -> Double? {
    let own = intervals.flatMap { $0.keyboard.leaf.animations + $0.guide.leaf.animations }
      .filter { $0.beginTime >= start - Slack.instant }
    let fades = own.filter(\.isOfOpacity).map(\.endTime).max()
    let posted =
      playback.posted.filter { abs($0.time - start) < Slack.turn }
      .map(\.notification.duration).max() ?? 0
    let slides = isSampled || posted == 0 || own.contains { $0.topWay != 0 }
    return (fades ?? (slides ? nil : start + posted)).map { max($0, start + KeyboardFade.longest) }
  }
}

extension RightRests.Motion {
  /// The screen as an interval begins, as a rest.
  init(start interval: SeamInterval, on screen: SeamScreen) {
    let time = interval.start
    let screen = screen.turned(as: interval, at: time)
    (start, end) = (time, time)
    (isDragged, isAtRest, fadeEnd) = (false, true, nil)
    top = interval.keyboard.frame(at: time).minY.value
    isOpen = interval.endsDocked && top < screen.height - Slack.span
    edge = interval.guideTop(at: time).value
    bar = interval.bar.frame(at: time).maxY.value
    floor = screen.safeBottom
    room = interval.room(below: bar, to: floor, at: time)
    rootSize = interval.rootSize
  }
}

extension RightRests {
  /// The bar's right bottom at the rest after a motion; nil before the first keyboard.
  private func right(after index: Int) -> Double? {
    let motion = motions[index]
    guard motion.isOpen else { return home(after: index) }
    let closed = closedRest(beside: index)
    let home = closed.map { rest in
      rest.rootSize == motion.rootSize ? rest.bar : motion.floor - (rest.floor - rest.bar)
    }
    let margin = spacing > 0 ? spacing : min(closed?.room ?? 0, max(0, motion.edge - motion.bar))
    return min(home ?? motion.floor, motion.edge - margin)
  }

  /// The bar's rest after a keyboard that has left; the one before where it does not get there.
  private func home(after index: Int) -> Double {
    let motion = motions[index]
    guard !motion.isAtRest else { return motion.bar }
    let earlier = motions[..<index].last {
      !$0.isOpen && !$0.isDragged && $0.rootSize == motion.rootSize
    }
    return earlier?.right ?? motion.bar
  }

  /// The rest without a keyboard that is nearest to a motion: before it, or else after it.
  private func closedRest(beside index: Int) -> Motion? {
    let isClosed: (Motion) -> Bool = { !$0.isOpen && !$0.isDragged && $0.isAtRest }
    return motions[..<index].last(where: isClosed) ?? motions[index...].first(where: isClosed)
      ?? motions[..<index].last { !$0.isOpen && !$0.isDragged }
  }

  /// The right place over an interval; nil where nothing can be too high.
  func place(in index: Int) -> RightPlace? {
    let interval = intervals[index]
    let parts = motions.indices.filter { number in
      motions[number].start < interval.end && motions[number].end > interval.start
    }.compactMap { number in
      place(of: number, in: index).map { (start: motions[number].start, place: $0) }
    }
    guard let number = motions.lastIndex(where: { $0.start < interval.end }), !parts.isEmpty
    else { return nil }
    var right = RightPlace(parts: parts)
    if !isSampled {
      let place = parts[parts.count - 1].place
      right.remainders = motions.indices[...number].dropFirst().flatMap {
        adds($0, to: place, of: number) ? remainders(of: $0, in: interval) : []
      }
    }
    let motion = motions[number]
    if number > 0, let end = motion.fadeEnd, let to = motion.right,
      let from = self.right(before: number)
    {
      right.fade = (end, min(from, to))
    }
    return right
  }

  /// The place without animations of a motion, in one of its intervals.
  private func place(of number: Int, in index: Int) -> RightPlace.Place? {
    let motion = motions[number]
    guard let right = motion.right else { return nil }
    guard number > 0 else { return motion.isOpen ? .rest(right) : nil }
    let before = motions[number - 1]
    if motion.turns { return motion.margin.map { .guide(margin: $0) } }
    guard motion.isOpen || before.isOpen || motion.isDragged || before.isDragged else { return nil }
    if motion.isDragged {
      let line = dragLine(of: number)
      return isSampled ? .along(line) : .rest(line.bottom(for: restingTop(of: index)).value)
    }
    guard isSampled, let from = self.right(before: number) else { return .rest(right) }
    return .along(RightLine(from: (before.top, from), to: (motion.top, right)))
  }

  private func restingTop(of index: Int) -> LayerTrees.Motion {
    let interval = intervals[index]
    return interval.keyboard.frame(at: interval.keyboardRestTime).minY
  }

  /// The way of the bar beside a keyboard under a finger, from its place without one.
  private func dragLine(of number: Int) -> RightLine {
    let isOpen: (Motion) -> Bool = { $0.isOpen && !$0.isDragged }
    let open = motions[..<number].last(where: isOpen) ?? motions[number...].first(where: isOpen)
    let home = closedRest(beside: number)?.bar ?? motions[number].floor
    let top = open?.top ?? motions[number].top
    return RightLine(
      from: (top, open?.right ?? min(home, top)), to: (max(screenHeight, top), home))
  }

  /// The bar's right bottom as a motion begins.
  private func right(before number: Int) -> Double? {
    let before = motions[number - 1]
    guard before.isDragged else { return before.right }
    return dragLine(of: number - 1).bottom(for: LayerTrees.Motion(before.top)).value
  }

  /// True if the rest of a motion adds to another's place: beside the guide of a turned screen, that
  /// of the turn itself.
  private func adds(_ motion: Int, to place: RightPlace.Place, of number: Int) -> Bool {
    switch place {
    case .rest: !motions[motion].turns
    case .along: false
    case .guide: motion == number
    }
  }

  /// Points from the bar's right place after a motion to that before it, down the screen.
  ///
  /// While the device turns they are points beside the guide: a bar that the keyboard does not
  /// reach on one side goes over to the keyboard's top on the other.
  private func way(of number: Int) -> Double? {
    let motion = motions[number]
    if motion.turns {
      return motion.margin.flatMap { to in motions[number - 1].margin.map { to - $0 } }
    }
    guard let to = motion.right, let from = right(before: number) else { return nil }
    return from - to
  }

  /// The rest of a motion in an interval, in points of the bar.
  private func remainders(of number: Int, in interval: SeamInterval) -> [RightPlace.Remainder] {
    let motion = motions[number]
    guard motion.start < interval.end, !motion.isDragged, let way = way(of: number),
      abs(way) > Slack.rounding
    else { return [] }
    let span = (motion.start - Slack.instant)..<(motion.end - Slack.instant)
    for path in [interval.keyboard, interval.guide] {
      let own = path.leaf.animations.filter { span.contains($0.beginTime) && $0.topWay != 0 }
      let whole = own.reduce(0) { $0 + $1.topWay }
      guard abs(whole) > Slack.place else { continue }
      return own.map {
        RightPlace.Remainder(animation: $0, points: way * $0.topWay / whole)
      }
    }
    return []
  }
}

extension PropertyAnimation {
  /// True if it goes through samples.
  fileprivate var isTrack: Bool { if case .track = change { true } else { false } }

  /// Points that it puts the top edge of its layer below its place of rest at its start.
  fileprivate var topWay: Double {
    switch change {
    case .position(_, let dy): dy
    case .bounds(_, _, _, let dHeight): -dHeight / 2
    case .transform, .opacity, .track: 0
    }
  }
}

extension SeamInterval {
  /// The time of the last sample before a motion begins, or at which all rests: a bar that leaps is
  /// between that and the motion's first sample on no way.
  fileprivate func lastSample(before end: Double) -> Double {
    let samples = [bar, keyboard].flatMap(\.kinks).filter { $0 < end - Slack.instant }
    return min(samples.max() ?? end.nextDown, restTime)
  }

  /// Points of backdrop below a bar that ends at a height, down to a floor or to what is in front.
  fileprivate func room(below bottom: Double, to floor: Double, at time: Double) -> Double {
    let middle = bar.frame(at: time).rect.midX
    let lower = covers.map { $0.visibleFrame(at: time).rect }.filter { rect -> Bool in
      rect.minX <= middle && rect.maxX >= middle && Double(rect.minY) >= bottom - Slack.span
    }.reduce(floor) { min($0, Double($1.minY)) }
    return max(0, lower - bottom)
  }
}
