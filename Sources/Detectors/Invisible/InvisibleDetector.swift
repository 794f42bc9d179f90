import Compositing
import Foundation
import LayerTrees
import Scenes

extension FindingKind {
  /// Nothing of the bar can be seen while the keyboard is up.
  ///
  /// Two refreshes at 60 Hz may pass: a shorter flicker is hardly seen.
  public static let invisible = FindingKind(
    "invisible", in: .milliseconds, tolerance: .milliseconds(2000.0 / 60),
    mark: MarkStyle(
      .plum, dashes: [2, 3], isAboveSeam: true, legend: "the bar is here and cannot be seen"),
    finds: "the bar is hidden or transparent while the keyboard is up")
}

/// Finds bars of which nothing can be seen while the keyboard is up.
///
/// The amount is how long, in milliseconds and exact; the points are the height that is missing. A
/// scene without a bar has none to miss. A bar that fades out while the keyboard closes leaves with
/// it, and does not count; nor does the time in the background, which is not on the screen.
struct InvisibleDetector: Detector {
  static let kinds = [FindingKind.invisible]

  func findings(in evidence: Evidence) -> [Finding] {
    let invisibilities = evidence.invisibilities
    guard !invisibilities.isEmpty else { return [] }
    return evidence.timesWithKeyboard.flatMap { up in
      invisibilities.compactMap { finding($0, while: up, in: evidence) }
    }
  }

  private func finding(
    _ invisibility: Invisibility, while up: Range<Double>, in evidence: Evidence
  ) -> Finding? {
    let start = max(invisibility.start, up.lowerBound)
    let end = min(invisibility.end, up.upperBound)
    guard start < end, !evidence.isLeaving(invisibility, until: up.upperBound),
      let height = evidence.bar(at: start)?.frame(at: start).rect.height, height > 0,
      let last = evidence.times.last
    else { return nil }
    // A bar that stays so lasts until the last refresh is over.
    let duration = min(end, last + 1 / evidence.playback.scene.rate) - start
    let frames = evidence.frames(from: start, to: end - 2 * Slack.instant)
    let isSeen = evidence.times[frames.lowerBound] < end
    guard isSeen, !end.isFinite || duration * 1000 > evidence.tolerances[.invisible]
    else { return nil }
    let size = FindingSize(
      points: Double(height), amount: duration * 1000, unit: .milliseconds)
    return Finding(
      .invisible, size, over: frames, worst: frames.lowerBound,
      phase: evidence.playback.phases.phase(at: start), cause: .bar(invisibility.cause),
      in: evidence)
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    let time = evidence.times[index]
    guard found.contains(where: { $0.kind == .invisible }), let bar = evidence.bar(at: time)
    else { return [] }
    let rect = bar.frame(at: time).rect
    return [FrameMark(kind: .invisible, rect: rect, points: Double(rect.height))]
  }
}

extension Evidence {
  /// The bar in the tree that is on the screen at `time`, seen or not.
  fileprivate func bar(at time: Double) -> LayerPath? {
    playback.log.commit(at: time).flatMap { LayerPath(to: .inputBar, in: $0.root) }
  }

  /// The times with a keyboard that is up or on its way, and the app in the foreground, in seconds.
  fileprivate var timesWithKeyboard: [Range<Double>] {
    let starts = playback.phases.starts
    let ends = starts.dropFirst().map(\.time) + [.infinity]
    var times: [Range<Double>] = []
    for (start, end) in zip(starts, ends) where start.phase != .closed {
      if let last = times.last, last.upperBound == start.time {
        times[times.count - 1] = last.lowerBound..<end
      } else {
        times.append(start.time..<end)
      }
    }
    return playback.scene.absences.reduce(times) { times, absence in
      times.flatMap { time in
        [
          time.lowerBound..<max(time.lowerBound, min(time.upperBound, absence.lowerBound)),
          min(time.upperBound, max(time.lowerBound, absence.upperBound))..<time.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
  }

  /// True for a bar that fades out while the keyboard closes, and is not seen again before it has.
  fileprivate func isLeaving(_ invisibility: Invisibility, until closed: Double) -> Bool {
    invisibility.isFaded && invisibility.end >= closed
      && playback.phases.phase(at: invisibility.start) == .closing
  }
}

/// A time in which the bar is in the tree and nothing of it can be seen.
private struct Invisibility {
  /// Seconds from the scene's start; the end is infinite where the bar stays so.
  let start: Double
  private(set) var end: Double
  /// The reason, at the start.
  let reason: Reason
  /// True if an animation of the opacity leads to it.
  let isFaded: Bool

  /// The reasons why a bar cannot be seen.
  enum Reason {
    case hidden(BarCause.Holder)
    case transparent(BarCause.Holder)
  }

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
  /// The times at which nothing of the bar can be seen, in order, whatever the keyboard does.
  ///
  /// A bar that the system carries with the keyboard fades with it, and is left out.
  fileprivate var invisibilities: [Invisibility] {
    let commits = playback.log.commits
    let ends = commits.dropFirst().map(\.time) + [.infinity]
    var intervals = track.intervals[...]
    var found: [Invisibility] = []
    for (commit, end) in zip(commits, ends) where commit.time < end {
      intervals = intervals.drop { $0.start < commit.time }
      // An interval has its path already, and none where the bar is hidden.
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
  /// True if anything on the way is hidden, transparent or fades.
  fileprivate var mayBeUnseen: Bool {
    layers.contains { layer in
      layer.isHidden || layer.model.opacity < 1 || layer.animations.contains(where: \.mayFade)
    }
  }

  /// True if it lies in the keyboard's window, so that the system moves and fades it.
  fileprivate func isCarried(in root: LayerSnapshot) -> Bool {
    guard layers.count > 2, let keyboard = LayerPath(to: .keyboard, in: root) else { return false }
    return keyboard.layers.count > 1 && keyboard.layers[1].id == layers[1].id
  }

  /// The opacity at `time`: its own and those around it.
  private func opacity(at time: Double) -> Double {
    layers.reduce(1) { $0 * min(1, max(0, $1.presentation(at: time).opacity)) }
  }

  /// The times between two at which nothing of the layer is seen, as long as this is on the screen.
  fileprivate func invisibilities(from start: Double, to end: Double) -> [Invisibility] {
    guard !isHidden else {
      let reason = Invisibility.Reason.hidden(leaf.isHidden ? .bar : .ancestor)
      return [Invisibility(start: start, end: end, reason: reason, isFaded: false)]
    }
    let rest = min(end, max(start, restTime))
    let kinks = Set(kinks.filter { $0 > start && $0 < rest } + [start, rest]).sorted()
    let moving = zip(kinks, kinks.dropFirst()).flatMap { transparencies(from: $0, to: $1) }
    guard rest < end, opacity(at: rest) < Evidence.faintest else { return moving }
    return moving + [transparency(from: rest, to: end, isFaded: false)]
  }

  /// The times within a piece without kinks at which nothing of the layer is seen.
  private func transparencies(from start: Double, to end: Double) -> [Invisibility] {
    let isUnseen: (Double) -> Bool = { opacity(at: $0) < Evidence.faintest }
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
  /// True if it changes an opacity, or may.
  fileprivate var mayFade: Bool {
    switch change {
    case .opacity, .track: true
    case .position, .bounds, .transform: false
    }
  }
}
