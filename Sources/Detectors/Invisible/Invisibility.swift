import Compositing
import LayerTrees
import Scenes

/// A time in which the bar is in the tree and nothing of it can be seen.
struct Invisibility {
  /// Seconds from the scene's start; the end is infinite where the bar stays so.
  let start: Double
  private(set) var end: Double
  /// Why, when it starts.
  let reason: Reason
  /// Whether an animation of the opacity leads to it.
  let isFaded: Bool

  /// What keeps a bar from being seen.
  enum Reason {
    case hidden(BarCause.Holder)
    case transparent(BarCause.Holder)
  }

  /// An opacity below which nothing is seen.
  static let faintest = 0.01

  var cause: BarCause {
    switch reason {
    case .hidden(let holder): .hidden(holder, since: Seconds(start))
    case .transparent(let holder): .transparent(holder, since: Seconds(start))
    }
  }

  /// This one and the next as one; nil where the bar is seen between them.
  fileprivate func joined(_ next: Invisibility) -> Invisibility? {
    guard next.start <= end + Slack.instant else { return nil }
    var whole = self
    whole.end = max(end, next.end)
    return whole
  }
}

extension Evidence {
  /// When nothing of the bar can be seen, in order, whatever the keyboard does.
  ///
  /// A bar that the system carries with the keyboard fades with it, and is left out.
  var invisibilities: [Invisibility] {
    let commits = playback.log.commits
    let ends = commits.dropFirst().map(\.time) + [.infinity]
    var intervals = track.intervals[...]
    var found: [Invisibility] = []
    for (commit, end) in zip(commits, ends) where commit.time < end {
      intervals = intervals.drop { $0.start < commit.time }
      // A section has its path already, and none where the bar is hidden.
      let known = intervals.first.flatMap { $0.start == commit.time ? $0.bar : nil }
      guard let bar = known ?? LayerPath(to: .inputBar, in: commit.root), bar.mayBeUnseen,
        !bar.isCarried(in: commit.root)
      else { continue }
      for next in bar.invisibilities(from: commit.time, to: end) {
        if let whole = found.last?.joined(next) {
          found[found.count - 1] = whole
        } else {
          found.append(next)
        }
      }
    }
    return found
  }
}

extension LayerPath {
  /// Whether anything on the way is hidden, transparent or fades.
  fileprivate var mayBeUnseen: Bool {
    layers.contains { layer in
      layer.isHidden || layer.model.opacity < 1 || layer.animations.contains(where: \.mayFade)
    }
  }

  /// Whether it lies in the keyboard's window, so that the system moves and fades it.
  fileprivate func isCarried(in root: LayerSnapshot) -> Bool {
    guard layers.count > 2, let keyboard = LayerPath(to: .keyboard, in: root) else { return false }
    return keyboard.layers.count > 1 && keyboard.layers[1].id == layers[1].id
  }

  /// How much of the layer shows through at `time`: its own opacity and those around it.
  private func opacity(at time: Double) -> Double {
    layers.reduce(1) { $0 * min(1, max(0, $1.presentation(at: time).opacity)) }
  }

  /// When nothing of the layer is seen between two times, as long as this is on the screen.
  fileprivate func invisibilities(from start: Double, to end: Double) -> [Invisibility] {
    guard !isHidden else {
      let reason = Invisibility.Reason.hidden(leaf.isHidden ? .bar : .ancestor)
      return [Invisibility(start: start, end: end, reason: reason, isFaded: false)]
    }
    let rest = min(end, max(start, restTime))
    let kinks = Set(kinks.filter { $0 > start && $0 < rest } + [start, rest]).sorted()
    let moving = zip(kinks, kinks.dropFirst()).flatMap { transparencies(from: $0, to: $1) }
    guard rest < end, opacity(at: rest) < Invisibility.faintest else { return moving }
    return moving + [transparency(from: rest, to: end, isFaded: false)]
  }

  /// When nothing of the layer is seen within a piece without kinks.
  private func transparencies(from start: Double, to end: Double) -> [Invisibility] {
    let isUnseen: (Double) -> Bool = { opacity(at: $0) < Invisibility.faintest }
    let looks = MotionSearch.looks(from: start, to: end, swing: .infinity)
    return zip(looks, looks.dropFirst()).compactMap { left, right in
      switch (isUnseen(left), isUnseen(right)) {
      case (true, true): return transparency(from: left, to: right, isFaded: false)
      case (true, false):
        let end = MotionSearch.boundary(from: left, to: right, isUnseen)
        return transparency(from: left, to: end, isFaded: false)
      case (false, true):
        let start = MotionSearch.boundary(from: left, to: right) { !isUnseen($0) }
        return transparency(from: start, to: right, isFaded: true)
      case (false, false): return nil
      }
    }
  }

  private func transparency(from start: Double, to end: Double, isFaded: Bool) -> Invisibility {
    let around = layers.dropLast().map { $0.presentation(at: start).opacity }
    let isOwn = around.allSatisfy { leaf.presentation(at: start).opacity <= $0 }
    return Invisibility(
      start: start, end: end, reason: .transparent(isOwn ? .bar : .ancestor), isFaded: isFaded)
  }
}

extension PropertyAnimation {
  /// Whether it changes an opacity, or may.
  fileprivate var mayFade: Bool {
    switch change {
    case .opacity, .track: true
    case .position, .bounds, .transform: false
    }
  }
}
