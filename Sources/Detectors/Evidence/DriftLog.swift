import Compositing
import Foundation
import LayerTrees
import Scenes

/// The places of rest without a keyboard, before the first and after each.
struct DriftLog {
  /// Refreshes in a row without a keyboard at which nothing moves, later commits included.
  struct Stay {
    fileprivate(set) var frames: ClosedRange<Int>
    fileprivate(set) var place: RestingPlace
    /// True if a user has scrolled since the rest before the first keyboard.
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
  /// True if a finger has moved the list before: where it is then is where its user reads.
  private let isReading: Bool
  /// The last place of rest before the first keyboard, by the size of the screen, with its time.
  private var first: [(place: RestingPlace, time: Double)] = []

  init(_ track: ScreenTrack) {
    let (playback, times) = (track.playback, track.times)
    let opening = playback.phases.starts.first { $0.phase != .closed }?.time ?? .infinity
    isReading = playback.scene.events.contains { $0.time <= opening && $0.kind.movesList }
    // A screen may begin with a keyboard: its first rest without one is what others are compared
    // with. One that the keyboard finds on its way is compared with where it was going.
    let begun = track.commit(at: opening.nextDown) ?? track.first
    let isClosed =
      playback.source == .simulated
      ? begun?.restsWithoutKeyboard : playback.phases.starts.first?.phase == .closed
    if let begun, isClosed == true { note(RestingPlace(restOf: begun), at: begun.time) }
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

  /// The points by which the list was short of its end before the first keyboard, where a later rest
  /// finds it there; nil for any other.
  var shortfall: Double? {
    guard !isReading else { return nil }
    return rests.lazy.filter { !$0.isScrolled }.compactMap { rest in
      let before = first.first { $0.place.screen == rest.place.screen }
      return before.flatMap { rest.place.shortfall(of: $0.place) }
    }.first
  }

  /// The parts that have not come back at a rest.
  func drifts(at rest: Stay) -> [Drift] {
    guard let before = first.first(where: { $0.place.screen == rest.place.screen }) else {
      return []
    }
    let drifts = rest.place.drifts(from: before.place, isScrolled: rest.isScrolled)
    guard !isReading, rest.place.shortfall(of: before.place) != nil else { return drifts }
    return drifts.filter { $0.part != .content }
  }
}

extension SceneCase {
  /// True if something other than the keyboard happens from one time to another.
  fileprivate func isTouched(from start: Double, to end: Double) -> Bool {
    events.contains { $0.time >= start && $0.time <= end && !$0.kind.isOfKeyboard }
  }
}

/// The places of everything on a chat screen while it rests.
struct RestingPlace {
  /// The time of the commit, in seconds.
  let time: Double
  let screen: CGSize
  private let bar: CGRect?
  private let list: CGRect?
  /// The app's root view.
  private let root: CGRect?
  /// The page of a form.
  private let page: CGRect?
  /// The content of the list, or of the form.
  private let scroll: ScrollContent?
  /// True if the content is longer than what shows of it: then its insets do not depend on it.
  private let isLong: Bool
  /// Points by which the content can still be scrolled on.
  var toEnd: Double?

  /// The places once a commit has come to rest.
  init(restOf shown: ShownCommit) {
    self.init(shown, at: max(shown.time, shown.root.restTime))
  }

  init(_ shown: ShownCommit, at time: Double) {
    self.time = shown.time
    screen = shown.root.model.bounds.size
    let roles = shown.roles
    let seen: (LayerPath?) -> LayerPath? = { path in path.flatMap { $0.isHidden ? nil : $0 } }
    let (barPath, listPath) = (seen(roles.bar), seen(roles.list))
    bar = barPath?.frame(at: time).rect
    list = listPath?.frame(at: time).rect
    page = roles.form?.frame(at: time).rect
    root = (listPath ?? barPath ?? roles.form)?.rootView?.frame(at: time).rect
    let scrolled = listPath?.leaf ?? seen(roles.form)?.leaf.scroller
    scroll = scrolled?.scroll
    isLong = scrolled.map { ($0.scroll?.height ?? 0) > Double($0.model.bounds.height) } ?? false
    toEnd = listPath.flatMap { path in
      let bounds = path.leaf.presentation(at: time).bounds
      return path.leaf.scroll.map {
        $0.offsets(inWindow: Double(bounds.height)).upperBound - Double(bounds.minY)
      }
    }
  }
}

extension ShownCommit {
  /// True if no keyboard is on the screen once it has come to rest.
  fileprivate var restsWithoutKeyboard: Bool {
    guard let keyboard = roles.keyboard else { return true }
    let top = keyboard.frame(at: max(time, root.restTime)).rect.minY
    return top >= root.model.bounds.height - Slack.span
  }
}

extension LayerSnapshot {
  /// The first layer that scrolls, from this one on down.
  fileprivate var scroller: LayerSnapshot? {
    scroll == nil ? sublayers.lazy.compactMap(\.scroller).first : self
  }
}

extension LayerPath {
  /// The view that fills the window, above the leaf: nil where the leaf is that itself.
  fileprivate var rootView: LayerPath? {
    layers.count > 3 ? LayerPath(layers: Array(layers.prefix(3))) : nil
  }
}

extension RestingPlace {
  /// True if a chat's bar has come or gone.
  private func hasOtherBar(than old: RestingPlace) -> Bool {
    page == nil && (bar == nil) != (old.bar == nil)
  }

  /// True while the list is on its way to another offset.
  var isScrolling: Bool { scroll?.isScrolling ?? false }

  /// The parts that are not where they were, outermost first; a shift of the root is the root's
  /// alone.
  func drifts(from old: RestingPlace, isScrolled: Bool) -> [Drift] {
    let outerShift = shift(root, old.root) { $0.minY }
    let pageShift = shift(page, old.page, besides: outerShift) { $0.minY }
    let rootShift = outerShift + pageShift
    let drifts = [
      Drift(part: .root, change: outerShift, rect: old.root),
      Drift(part: .page, change: pageShift, rect: old.page),
      Drift(
        part: .bar, change: shift(bar, old.bar, besides: rootShift) { $0.maxY }, rect: old.bar),
      Drift(
        part: .listTop, change: shift(list, old.list, besides: rootShift) { $0.minY },
        rect: old.list),
      Drift(part: .listBottom, change: listEndShift(from: old, rootShift), rect: old.list),
    ]
    return (drifts + scrollDrifts(from: old, isScrolled: isScrolled)).filter { $0.points > 0 }
  }

  /// The insets that are not what they were, and content that is elsewhere.
  ///
  /// Beside a bar that was not there, or is not any more, both are others. Rows that have been
  /// measured meanwhile, and messages that have come, make content of another height: where it is
  /// says nothing then, and of long content the insets do.
  private func scrollDrifts(from old: RestingPlace, isScrolled: Bool) -> [Drift] {
    guard let scroll, let before = old.scroll, !hasOtherBar(than: old) else { return [] }
    let isSame = scroll.height == before.height
    guard isSame || isLong && old.isLong else { return [] }
    let bottom = bottomInsetShift(scroll.bottomInset - before.bottomInset, old)
    var drifts = [
      Drift(part: .topInset, change: scroll.topInset - before.topInset, rect: nil),
      Drift(part: .bottomInset, change: bottom, rect: nil),
    ]
    if isSame, !isScrolled, let toEnd, let before = old.toEnd {
      drifts.append(Drift(part: .content, change: toEnd - before, rect: list))
    }
    return drifts
  }

  /// The points by which the content was short of its end, of content that is there now.
  ///
  /// That it is scrolled to its end when the keyboard comes is a chat's design, and no drift. A form
  /// has no end to be at.
  func shortfall(of old: RestingPlace) -> Double? {
    guard page == nil, let toEnd, let before = old.toEnd, abs(toEnd) <= Slack.span,
      before > Slack.span
    else { return nil }
    return before
  }

  /// Points by which an edge is lower than it was, less the shift of what it lies in.
  private func shift(
    _ new: CGRect?, _ old: CGRect?, besides carried: Double = 0, _ edge: (CGRect) -> CGFloat
  ) -> Double {
    guard let new, let old else { return 0 }
    return Double(edge(new) - edge(old)) - carried
  }

  /// Points by which the inset is greater, less the bar's growth where it has grown with the bar.
  private func bottomInsetShift(_ shift: Double, _ old: RestingPlace) -> Double {
    guard let bar, let oldBar = old.bar else { return shift }
    let against = shift - Double(bar.height - oldBar.height)
    return abs(against) < abs(shift) ? against : shift
  }

  /// Points by which the list ends lower, on the screen or against the bar's top, whichever is
  /// less; 0 where a bar has come or gone.
  private func listEndShift(from old: RestingPlace, _ rootShift: Double) -> Double {
    guard !hasOtherBar(than: old) else { return 0 }
    let shift = shift(list, old.list, besides: rootShift) { $0.maxY }
    guard let bar, let list, let oldBar = old.bar, let oldList = old.list else { return shift }
    let against = Double((list.maxY - bar.minY) - (oldList.maxY - oldBar.minY))
    return abs(against) < abs(shift) ? against : shift
  }
}

/// Something that is not where it was.
struct Drift {
  let part: DriftCause.Part
  /// Points by which it is lower, greater, or farther from its end; never 0.
  let change: Double
  /// The place on the screen where it belongs, for pictures.
  let rect: CGRect?

  var points: Double { abs(change) }
}
