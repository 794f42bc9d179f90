import Compositing
import Foundation
import LayerGeometry
import LayerTrees
import Scenes

/// Finds the reason why the bar is in the wrong place at rest.
///
/// Each rule says how far the bar rises where it is broken. The one whose number is the bar's is
/// named; where two rules have the same number, neither is.
struct RestCauseFinder {
  private let finder: CauseFinder
  /// Points by which the bar is off.
  private let error: Double
  /// Points by which the bar is above its place without a keyboard.
  private let rise: Double
  /// Points of the keyboard that the app's window shows.
  private let height: Double
  private let safeArea: Double
  private let screen: SeamScreen
  /// Points below the top of the screen.
  private let keyboardTop: Double
  /// The time at which the bar is measured, in seconds.
  private let time: Double

  init(_ measure: SeamMeasure, at time: Double, error: Double, in finder: CauseFinder) {
    self.finder = finder
    self.time = time
    self.error = error
    screen = measure.screen
    let bottom = Double(screen.window.maxY)
    rise = screen.safeBottom - measure.bar.maxY.value
    keyboardTop = measure.keyboard.minY.value
    height = max(0, bottom - keyboardTop)
    safeArea = screen.safeArea
  }

  /// The cause of what shows in an interval that leads to a place of rest.
  func cause(of rest: SeamInterval) -> Cause {
    let transition = lastTransition(to: rest)
    if let staleNotification = staleNotification(at: rest, after: transition?.start ?? 0) {
      return .notification(staleNotification)
    }
    let posted = transition.map { finder.playback.posted(at: $0.start) } ?? lastPosted(until: rest)
    if let transition,
      let ignoresNotification = ignoresNotification(at: rest, after: transition, posted)
    {
      return ignoresNotification
    }
    if let empty = NotificationCause.emptyFrameUsed(
      finder.playback, at: rest.restTime, rise: rise)
    {
      return .notification(empty)
    }
    let fitting = hypotheses(after: posted?.notification).filter { abs($0.rise - rise) <= slack }
    // A bar that the last notification explains is not looked for in those before it.
    if fitting.isEmpty, let earlier = earlierHeightUsed(posted) { return .rest(earlier) }
    guard fitting.count == 1 else { return .rest(wrongRestingPlace) }
    return .rest(fitting[0].cause)
  }

  /// The keyboard's last motion before a rest; nil where the device has turned since.
  private func lastTransition(to rest: SeamInterval) -> KeyboardTransition? {
    let last = finder.evidence.transitions.last {
      $0.start <= rest.restTime && abs($0.travel) > slack
    }
    return last.flatMap { hasTurned(since: $0, at: rest) ? nil : $0 }
  }

  private func hasTurned(since transition: KeyboardTransition, at rest: SeamInterval) -> Bool {
    finder.track.intervals.contains {
      $0.start >= transition.start && $0.start <= rest.start && $0.rootSize != rest.rootSize
    }
  }

  /// The last notification of a keyboard without a motion of its own: one that stays below the
  /// window, and so moves no bar, or that turns with the device.
  private func lastPosted(until rest: SeamInterval) -> PostedNotification? {
    let turned = finder.evidence.transitions.contains { hasTurned(since: $0, at: rest) }
    guard screen.isShared || turned else { return nil }
    return finder.playback.posted.last {
      $0.time <= rest.restTime && $0.notification.name.isAnnouncement
    }
  }

  /// Points by which a number may miss: a device pixel, or what the scene allows; in a recording
  /// both edges are read.
  private var slack: Double {
    let read = 2 * (finder.playback.recording?.uncertainty ?? 0)
    return max(finder.tolerance, 1 / finder.playback.scene.device.scale, read)
  }

  private typealias Hypothesis = (rise: Double, cause: RestCause)

  /// The places of the bar where a rule is broken, for the rules that can be broken here.
  private func hypotheses(after posted: KeyboardNotification?) -> [Hypothesis] {
    // With no keyboard on the screen, a bar rises by none of its height.
    guard height > slack else { return hypothesesOfKeyboard(posted) }
    return (safeArea > 0 ? [ignored, doubled] : []) + hypothesesOfTabBar
      + hypothesesOfKeyboard(posted)
  }

  /// The places of the bar where another rectangle is taken for the keyboard's.
  private func hypothesesOfKeyboard(_ posted: KeyboardNotification?) -> [Hypothesis] {
    guard let posted else { return [] }
    var list: [Hypothesis] = []
    let begin = Double(posted.begin.intersection(screen.window).height)
    let whole = Double(posted.end.height)
    if !posted.begin.isEmpty, abs(begin - height) > slack {
      list.append((begin - safeArea, beginFrameUsed(begin)))
    }
    if abs(whole - height) > slack { list.append((whole - safeArea, heightNotIntersected(whole))) }
    return list + hypothesesOfWindow(posted.end)
  }

  /// The places of the bar where code forgets that the app's window is not the screen.
  private func hypothesesOfWindow(_ end: CGRect) -> [Hypothesis] {
    guard screen.isShared else { return [] }
    let whole = Double(end.height)
    var list: [Hypothesis] = []
    let onScreen = max(0, screen.height - Double(end.minY))
    if abs(onScreen - height) > slack, abs(onScreen - whole) > slack {
      list.append((onScreen - safeArea, heightNotIntersected(onScreen)))
    }
    guard screen.window.minY > CGFloat(slack) else { return list }
    let misread = min(whole, Double(screen.window.height) - keyboardTop)
    return list + [(max(0, misread - safeArea), coordinatesNotConverted)]
  }
}

extension RestCauseFinder {
  /// The places of the bar where code forgets a tab bar, or counts it where it is not or twice.
  ///
  /// Its height counts with its part of the safe area, as `frame.height` has it, or without.
  private var hypothesesOfTabBar: [Hypothesis] {
    guard let tabBar = finder.track.commit(at: time)?.roles.tabBar,
      let closed = finder.track.firstBarBottom
    else { return [] }
    let frame = tabBar.frame(at: time).rect
    let parts = [Double(frame.height) - safeArea] + (safeArea > 0 ? [Double(frame.height)] : [])
    guard parts[0] > slack else { return [] }
    let (right, base) = (height - safeArea, screen.safeBottom - closed)
    let (rise, needed) = (Points(rise - base), Points(right - base))
    let isHidden = tabBar.isHidden || closed > Double(frame.minY) + slack
    return parts.flatMap { part -> [Hypothesis] in
      let subtracted = (
        right - part,
        RestCause.tabBarSubtracted(
          rise: rise, needed: needed, tabBar: Points(part), isHidden: isHidden)
      )
      let kept = (
        right + part,
        RestCause.tabBarNotSubtracted(rise: rise, needed: needed, tabBar: Points(part))
      )
      return isHidden ? [subtracted] : [subtracted, kept]
    }
  }

  private var ignored: Hypothesis {
    (height, .safeAreaNotSubtracted(height: Points(height), safeArea: Points(safeArea)))
  }

  private var doubled: Hypothesis {
    (
      height - 2 * safeArea,
      .safeAreaSubtractedTwice(
        rise: Points(rise), needed: Points(height - safeArea), safeArea: Points(safeArea))
    )
  }

  private func beginFrameUsed(_ begin: Double) -> RestCause {
    .beginFrameUsed(rise: Points(rise), begin: Points(begin), height: Points(height))
  }

  /// The cause of a bar that is where an earlier notification's keyboard would have it.
  ///
  /// It is one that keeps a height, so only the height counts, as the last notification has it, less
  /// the safe area of now or, on a screen that has turned since, of then.
  private func earlierHeightUsed(_ last: PostedNotification?) -> RestCause? {
    guard let last, height > slack else { return nil }
    let earlier = finder.playback.posted.last {
      let end = Double($0.notification.end.height)
      return $0.time < last.time && $0.isAnnouncement && $0.notification.name != .willHide
        && abs(end - height) > slack
        && [safeArea, finder.safeArea(at: $0.time)].contains { abs(end - $0 - rise) <= slack }
    }
    return earlier.map {
      .earlierHeightUsed(
        rise: Points(rise), earlier: Points(Double($0.notification.end.height)),
        postedAt: Seconds($0.time), height: Points(height))
    }
  }

  private func heightNotIntersected(_ whole: Double) -> RestCause {
    .heightNotIntersected(
      rise: Points(rise), whole: Points(whole), height: Points(height), in: screen.surface)
  }

  private var coordinatesNotConverted: RestCause {
    .coordinatesNotConverted(
      rise: Points(rise), needed: Points(height - safeArea), keyboardTop: Points(keyboardTop),
      windowTop: Points(Double(screen.window.minY)))
  }

  private var wrongRestingPlace: RestCause {
    .wrongRestingPlace(error: Points(error), rise: Points(rise), height: Points(height))
  }

  /// The cause of a bar that does what a stale notification says; nil where the last one is true.
  private func staleNotification(at rest: SeamInterval, after start: Double) -> NotificationCause? {
    let last = finder.playback.posted.last { $0.time <= rest.restTime && $0.isAnnouncement }
    guard let last, last.time >= start - Slack.turn else { return nil }
    let posted = Double(last.notification.end.intersection(screen.window).height)
    guard abs(posted - height) > slack, abs(max(0, posted - safeArea) - rise) <= slack
    else { return nil }
    return .staleNotification(
      last.named, rise: Points(rise), posted: Points(posted), height: Points(height),
      surface: screen.surface)
  }

  /// The cause of a bar that stays where it was; nil where it has moved.
  private func ignoresNotification(
    at rest: SeamInterval, after transition: KeyboardTransition, _ posted: PostedNotification?
  ) -> Cause? {
    // The same rectangle posted again asks nothing of the bar: what counts is the first time.
    let start = posted.map { finder.playback.firstAnnouncement(like: $0).time } ?? transition.start
    guard let before = finder.rise(before: start), abs(before - rise) <= Slack.place else {
      return nil
    }
    let bottom = rest.bar.frame(at: rest.restTime).maxY.value
    if let back = wentBack(to: bottom, from: transition.start, until: rest) { return .rest(back) }
    if posted != nil, let late = finder.evidence.lateStart(at: rest.restTime),
      late.time > rest.restTime
    {
      return finder.evidence.cause(of: late)
    }
    guard let posted else {
      guard !finder.isLeftBehind(at: transition.start) else {
        return .motion(.interactiveDismissal)
      }
      return .notification(.notPosted(travel: Points(abs(transition.travel))))
    }
    return misread(posted).map { .rest($0) } ?? .notification(.ignoresNotification(posted))
  }

  /// The cause of a bar that stays because the keyboard's top is below the window's bottom, read as
  /// points of the window; nil where that would have moved it.
  ///
  /// A bar that ignores the notification stays as well: the sentence says both. On the whole screen
  /// such a handler is right, and there is nothing to see of the fault.
  private func misread(_ posted: PostedNotification) -> RestCause? {
    let fitting = hypothesesOfWindow(posted.notification.end).first {
      $0.cause == coordinatesNotConverted && abs($0.rise - rise) <= slack
    }
    return abs(rise) <= slack ? fitting?.cause : nil
  }

  /// The cause of a bar that was elsewhere meanwhile; nil where it never left.
  private func wentBack(to bottom: Double, from start: Double, until rest: SeamInterval)
    -> RestCause?
  {
    let between = finder.track.intervals.filter { $0.end > start && $0.start <= rest.start }
    let ways = between.map { bottom - $0.bar.frame(at: $0.end - Slack.instant).maxY.value }
    guard let last = ways.dropLast().lastIndex(where: { abs($0) > slack }) else { return nil }
    return .wentBack(rise: Points(ways[last]), at: Seconds(between[last + 1].start))
  }
}

extension CauseFinder {
  /// Points of the safe area below the bar's place without a keyboard at a time.
  fileprivate func safeArea(at time: Double) -> Double {
    let screen = track.index(at: time).map {
      track.screen.turned(as: track.intervals[$0], at: time)
    }
    return (screen ?? track.screen).safeArea
  }

  /// Points by which the bar was above its place without a keyboard before a time.
  fileprivate func rise(before time: Double) -> Double? {
    let instant = time - Slack.instant
    guard let index = track.index(at: instant) else {
      return track.firstBarBottom.map { track.screen.safeBottom - $0 }
    }
    let interval = track.intervals[index]
    let screen = track.screen.turned(as: interval, at: instant)
    return screen.safeBottom - interval.bar.frame(at: instant).maxY.value
  }
}

extension Playback {
  /// The last announcement of what the keyboard starts at `time`; nil where there is none.
  fileprivate func posted(at time: Double) -> PostedNotification? {
    posted.last { abs($0.time - time) < Slack.turn && $0.isAnnouncement }
  }

  /// The first of the announcements in a row that have one end rectangle, up to the one given.
  fileprivate func firstAnnouncement(like last: PostedNotification) -> PostedNotification {
    let row = posted.filter { $0.time <= last.time && $0.isAnnouncement }.reversed()
      .prefix { $0.notification.end == last.notification.end }
    return row.last ?? last
  }
}

extension ScreenTrack {
  /// The bar's bottom before anything happened, in points of the screen.
  var firstBarBottom: Double? {
    first.flatMap { shown in
      shown.roles.bar?.frame(at: max(shown.time, shown.root.restTime)).maxY.value
    }
  }
}
