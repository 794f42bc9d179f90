import AnimationCurves
import Foundation
package import LayerTrees
import Scenes

/// The layers that meet at the seam while one commit is on screen, and when there is no seam.
private final class SeamLayers: Sendable {
  let bar: LayerPath
  let keyboard: LayerPath
  let guide: LayerPath
  let fills: [LayerPath]
  let covers: [LayerPath]
  let overlays: [LayerPath]
  let list: LayerPath?
  /// The times at which the keyboard is away from the bottom, or on its way there or back, in
  /// seconds.
  let excursions: [Range<Double>]
  /// The times at which the app is in the background, in seconds.
  let absences: [Range<Double>]

  init(
    _ roles: LayerRoles, bar: LayerPath, keyboard: LayerPath, excursions: [Range<Double>],
    absences: [Range<Double>]
  ) {
    (self.bar, self.keyboard, list) = (bar, keyboard, roles.list)
    (self.excursions, self.absences) = (excursions, absences)
    guide = roles.guide ?? keyboard
    fills = bar.leaf.sublayers.flatMap { $0.paintingPaths(below: bar.layers) } + bar.backings
    let covers = bar.coveringPaths(except: keyboard)
    let window = keyboard.layers.dropFirst().first?.id
    overlays = covers.filter { $0.layers.dropFirst().first?.id == window }
    self.covers = covers
  }

  /// All layers that the seam depends on.
  var all: [LayerPath] { [bar, keyboard, guide] + fills + covers }
}

/// The seam while one commit is on screen.
///
/// What it has of layers is an object: it is handed on at every sample.
package struct SeamInterval {
  /// From when to when the commit is on screen, in seconds.
  package fileprivate(set) var start: Double
  package let end: Double
  private let layers: SeamLayers
  /// True if the keyboard is at the bottom of the screen once it has arrived, or below it.
  package let endsDocked: Bool
  /// The fade of a keyboard that lets something through; nil for one that never does.
  private(set) var fade: KeyboardFade?
  /// From when on nothing moves at the seam, in seconds.
  package let restTime: Double
  /// The right place of the bar's bottom; nil where nothing says it.
  var right: RightPlace?

  package var bar: LayerPath { layers.bar }
  package var keyboard: LayerPath { layers.keyboard }
  /// The layer at whose top a correctly glued bar ends; the keyboard where the tree has no guide.
  package var guide: LayerPath { layers.guide }
  /// Layers that the bar paints beyond itself, and that lie behind it as its background does: they
  /// may fill the safe area's zone and no more.
  package var fills: [LayerPath] { layers.fills }
  /// Layers that are painted above the bar and below the keyboard: nothing shows through them.
  package var covers: [LayerPath] { layers.covers }
  /// Those of them that are in the keyboard's own window, as an accessory on its keys does.
  package var overlays: [LayerPath] { layers.overlays }
  /// The list of messages; nil where there is none.
  package var list: LayerPath? { layers.list }

  /// Nil where the tree lacks a bar or a keyboard.
  ///
  /// - Parameters:
  ///   - shown: the commit.
  ///   - excursions: when the keyboard is away from the bottom, in seconds.
  ///   - absences: when the app is in the background, in seconds.
  package init?(
    _ shown: ShownCommit, excursions: [Range<Double>] = [], absences: [Range<Double>] = []
  ) {
    let root = shown.root
    guard let bar = shown.roles.bar, let keyboard = shown.roles.keyboard,
      !bar.isHidden, !keyboard.isHidden
    else { return nil }
    (start, end) = (shown.time, shown.end)
    let time = shown.time..<shown.end
    fade = KeyboardFade(of: keyboard, beside: bar)
    endsDocked = keyboard.frame(at: max(start, keyboard.restTime)).rect.isDocked(in: root.model)
    layers = SeamLayers(
      shown.roles, bar: bar, keyboard: keyboard,
      excursions: excursions.filter { $0.overlaps(time) },
      absences: absences.filter { $0.overlaps(time) })
    restTime = layers.all.reduce(start) { max($0, $1.restTime) }
  }

  /// True if there is a seam to see.
  package func isDocked(at time: Double) -> Bool {
    endsDocked && !isBroken { $0.contains(time) }
  }

  /// True if there is one at every instant from one time to another.
  package func isDocked(from start: Double, to end: Double) -> Bool {
    endsDocked && !isBroken { $0.lowerBound <= end && $0.upperBound > start }
  }

  /// True if one of the times without a seam to see is as asked for.
  private func isBroken(_ isMeant: (Range<Double>) -> Bool) -> Bool {
    layers.excursions.contains(where: isMeant) || layers.absences.contains(where: isMeant)
  }

  /// True if nothing moves, and the keyboard is on the screen and not at its bottom.
  package func restsAway(at time: Double) -> Bool {
    time >= restTime && isAway(at: time) && !layers.absences.contains { $0.contains(time) }
  }

  /// True if the keyboard is away from the bottom, or on its way there or back.
  package func isAway(at time: Double) -> Bool {
    !endsDocked || layers.excursions.contains { $0.contains(time) }
  }

  /// Takes what a fade that began with this commit, or goes on in it, measured of the covered bar.
  mutating func takeFade(after last: SeamInterval?, on screen: SeamScreen) {
    guard let last else { return }
    guard fade != nil else {
      fade = last.fade.flatMap { $0.goesOn(after: start) ? $0 : nil }
      return
    }
    fade?.before = last.fade?.before ?? SeamMeasure(last, at: start, on: screen).overlap.value
  }

  /// The rectangles that the keys take at `time`: two halves where they are split.
  package func keyboardParts(at time: Double) -> [RectMotion] {
    let whole = keyboard.frame(at: time)
    return keyboard.leaf.panel == .split ? whole.splitHalves : [whole]
  }

  /// The times at which an animation starts or ends here, or one of `others` is, in order, with the
  /// interval's own start and end.
  func kinks(with others: [Double]) -> [Double] {
    let inner =
      layers.all.flatMap(\.kinks)
      + (layers.excursions + layers.absences).flatMap { [$0.lowerBound, $0.upperBound] } + others
      + (right?.kinks ?? [])
    return Set(inner.filter { $0 > start && $0 < end } + [start, end]).sorted()
  }
}

extension [SeamInterval] {
  /// Leaves out the time in which the page that the bar lies in slides onto the screen.
  ///
  /// What a keyboard's notifications and its guide mean to a page on its way is not known: a motion
  /// that begins meanwhile is left out until it has come to rest.
  ///
  /// - Parameter first: bar and keyboard before anything happened; nil where there was no bar.
  mutating func leaveOutArrival(from first: SeamInterval?) {
    let page = (first ?? self.first)?.pageRestTime ?? -.infinity
    let arrival = reduce(page) { arrival, next in
      next.start < arrival
        ? Swift.max(arrival, next.bar.restTime, next.guide.restTime, next.keyboard.restTime)
        : arrival
    }
    guard arrival.isFinite else { return }
    removeAll { $0.end <= arrival }
    for index in indices { self[index].start = Swift.max(self[index].start, arrival) }
  }
}

extension SeamInterval {
  /// True if the page that the bar lies in is on its way.
  var isPageMoving: Bool { pageRestTime > start }

  /// From when on the page that the bar lies in rests, in seconds.
  fileprivate var pageRestTime: Double {
    bar.layers.dropLast().flatMap(\.animations).reduce(-.infinity) { Swift.max($0, $1.restTime) }
  }

  /// Seconds in which the stiffest spring at the seam swings to and fro.
  package var shortestSwing: Double {
    layers.all.flatMap(\.layers).flatMap(\.animations)
      .reduce(.infinity) { shortest, animation in
        guard case .spring(let spring) = animation.timing.curve else { return shortest }
        return min(shortest, 2 * .pi / spring.naturalFrequency)
      }
  }

  /// From when on nothing changes at the seam, in seconds: nothing moves, and no time runs out.
  var settledTime: Double {
    let kinks = right?.kinks.filter { $0 < end } ?? []
    return kinks.reduce(restTime) { max($0, $1) }
  }

  /// True if the bar lies in the keyboard's window: the system moves it.
  package var isCarriedBySystem: Bool { bar.isCarried(beside: keyboard) }
}

extension LayerPath {
  /// True if an animation on the way is paused.
  package var isHalted: Bool {
    layers.flatMap(\.animations).flatMap(\.clocks).contains { $0.speed == 0 }
  }

  /// True if it leads to something in the window of a keyboard.
  func isCarried(beside keyboard: LayerPath?) -> Bool {
    guard let keyboard, layers.count > 1, keyboard.layers.count > 1 else { return false }
    return layers[1].id == keyboard.layers[1].id && layers[1].id != leaf.id
  }
}

extension CGRect {
  /// True if it spans a layer and reaches its bottom, or is below.
  fileprivate func isDocked(in values: LayerValues) -> Bool {
    minX <= Slack.span && maxX >= values.bounds.width - Slack.span
      && maxY >= values.bounds.height - Slack.span
  }
}

extension LayerSnapshot {
  /// The paths to this layer and those inside it that let nothing show through.
  ///
  /// What lies in the layer `excluded` is left out with it.
  fileprivate func paintingPaths(
    below parents: [LayerSnapshot], except excluded: LayerID? = nil
  ) -> [LayerPath] {
    guard !isHidden, model.opacity > Slack.opaque, id != excluded else { return [] }
    let path = parents + [self]
    let own = paints ? [LayerPath(layers: path)] : []
    return own + sublayers.flatMap { $0.paintingPaths(below: path, except: excluded) }
  }

  /// True if it covers what is below it.
  private var paints: Bool { (fill?.alpha ?? 0) > Slack.opaque }
}

extension LayerPath {
  /// The paths to what is painted before this layer, begins where it does or within it once
  /// nothing moves, and goes on below it.
  fileprivate var backings: [LayerPath] {
    let rest = frame(at: restTime).rect
    let painted = (1..<max(1, layers.count - 1)).flatMap { depth -> [LayerPath] in
      let before = layers[depth].sublayers.prefix { $0.id != layers[depth + 1].id }
      return before.filter { $0.role == .plain }.flatMap { layer -> [LayerPath] in
        layer.paintingPaths(below: Array(layers[...depth]))
      }
    }
    return painted.filter { path in
      let other = path.frame(at: path.restTime).rect
      return other.minY >= rest.minY - Slack.span && other.minY <= rest.maxY + Slack.span
        && other.maxY > rest.maxY
    }
  }

  /// The paths to what is painted after this layer, but for `other` itself.
  fileprivate func coveringPaths(except other: LayerPath) -> [LayerPath] {
    var paths: [LayerPath] = []
    for depth in 0..<(layers.count - 1) {
      let parent = layers[depth]
      guard let place = parent.sublayers.firstIndex(where: { $0.id == layers[depth + 1].id })
      else { continue }
      for sibling in parent.sublayers[(place + 1)...] {
        paths += sibling.paintingPaths(below: Array(layers[...depth]), except: other.leaf.id)
      }
    }
    return paths
  }
}

extension RectMotion {
  /// A rectangle that rests.
  init(resting rect: CGRect) {
    self.init(
      minX: Motion(rect.minX), minY: Motion(rect.minY), maxX: Motion(rect.maxX),
      maxY: Motion(rect.maxY))
  }

  /// The two halves of a split keyboard, at the sides of its rectangle.
  package var splitHalves: [RectMotion] {
    let width = Self.half * (maxX - minX)
    return [
      RectMotion(minX: minX, minY: minY, maxX: minX + width, maxY: maxY),
      RectMotion(minX: maxX - width, minY: minY, maxX: maxX, maxY: maxY),
    ]
  }

  /// The share of the screen's width that each half takes.
  private static let half = 0.36
}

/// The cover of a keyboard that is not opaque, as a person sees it.
///
/// What has no opacity covers nothing, and what has some covers its share of the height. While its
/// opacity is on the way, only what the keyboard covers at the opaque end of the way counts: what
/// it will still cover once it has come, or has covered since before it went. What slides by the
/// posted curve may take a little longer than the fade, up to the keyboard's own 0.5 s, and counts
/// with it. A bar that slides under a keyboard meanwhile is what the system's own apps show with
/// Prefer Cross-Fade. Source: react-native-keyboard-controller, pull request 570.
struct KeyboardFade {
  /// The time in which its opacity changes, or a bar slides that set out with it, in seconds; nil
  /// where the opacity never changes.
  private let way: ClosedRange<Double>?
  /// True if it is opaque at the end of the way.
  private let comes: Bool
  /// Points of the bar that were covered before the way began.
  var before = 0.0

  /// Nil for a keyboard that is opaque all the time.
  init?(of keyboard: LayerPath, beside bar: LayerPath) {
    let fades = keyboard.layers.flatMap(\.animations).filter(\.isOfOpacity)
    let rest = keyboard.layers.reduce(1) { $0 * min(1, $1.model.opacity) }
    guard !fades.isEmpty || rest < Slack.opaque else { return nil }
    comes = rest >= Slack.opaque
    let start = fades.map(\.beginTime).min()
    let end = fades.map(\.endTime).max()
    way = start.flatMap { start in
      end.map { start...max(start, $0, min(bar.restTime, start + Self.longest)) }
    }
  }

  /// The length of the longest curve of a keyboard, on any system, in seconds.
  static let longest = KeyboardProfile.all.map(\.duration).max() ?? 0

  /// True if a bar that set out with it may still be on its way after `time`.
  func goesOn(after time: Double) -> Bool { comes && (way?.upperBound ?? time) > time }

  /// The part of a covered height that is seen to be covered.
  func seen(of height: Motion, in interval: SeamInterval, at time: Double) -> Motion {
    let opacity = interval.keyboard.opacity(at: time)
    guard let way, time < way.upperBound else { return opacity * height }
    guard comes else { return opacity * Motion.min(height, Motion(before)) }
    let end = way.upperBound
    let bar = interval.bar.frame(at: end).maxY
    let left = max(0, bar.value - interval.keyboard.frame(at: end).minY.value)
    return opacity * Motion.min(height, Motion(left))
  }
}

extension PropertyAnimation {
  var isOfOpacity: Bool { if case .opacity = change { true } else { false } }
}
