import Compositing
import Foundation
import Scenes
import LayerTrees

/// The steps that a scene's commits make, and which of them are jumps.
struct StepLog {
  private let evidence: Evidence
  private let instants: EventInstants
  private let barSteps: [Step]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    instants = EventInstants(evidence.playback.scene)
    let intervals = evidence.track.intervals
    barSteps = zip(intervals, intervals.dropFirst()).flatMap { old, new in
      [Step(ofBarFrom: old, to: new)].compactMap { $0 } + new.tracksThatEnd
    }
  }

  /// Where the bar is elsewhere, or at another speed, while nothing happens.
  var barJumps: [Step] {
    barSteps.filter { step in
      step.points > evidence.unseen && !instants.contains(step.time)
        && !movesKeyboard(at: step.time) && !followsKeyboard(step)
        && !isInARow(step, barSteps)
    }
  }

  /// Where the messages are elsewhere while the bar is on its way.
  var contentJumps: [Step] {
    let steps = contentSteps
    return steps.filter { step in
      step.points > evidence.unseen && step.remaining > 0
        && !instants.concernMessages(step.time) && !jumpsKeyboard(at: step.time)
        && !goesOnByItself(step) && !isInARow(step, steps)
    }
  }

  /// The steps of the messages around the commits that let the bar move.
  private var contentSteps: [Step] {
    let intervals = evidence.track.intervals
    let near = 2.0 / evidence.playback.scene.rate
    return zip(intervals, intervals.dropFirst()).compactMap { old, new in
      guard new.barRestTime > new.start - near else { return nil }
      return Step(ofContentFrom: old, to: new)
    }
  }

  /// Whether the list is scrolled step by step, the last step to a whole pixel included.
  private func goesOnByItself(_ step: Step) -> Bool {
    guard let (old, new) = commit(at: step.time), old.isScrolling else { return false }
    return new.isScrolling || abs(step.place) <= 1 / evidence.scale
  }

  /// Whether steps like it come a refresh before or after it.
  ///
  /// Steps that ease in from rest are as 1 to 3 and somewhat more, even if the third never comes.
  private func isInARow(_ step: Step, _ steps: [Step]) -> Bool {
    let near = Slack.row / evidence.playback.scene.rate
    return steps.contains { other in
      let distance = abs(other.time - step.time)
      return distance > Slack.instant && distance <= near && other.place * step.place > 0
        && abs(other.place) * Slack.easing >= abs(step.place)
    }
  }

  /// Whether the keyboard starts a motion at a time, or is elsewhere at once.
  private func movesKeyboard(at time: Double) -> Bool {
    guard let (_, new) = commit(at: time) else { return false }
    let begins = (new.keyboard.layers + new.guide.layers).contains { layer in
      layer.animations.contains { abs($0.beginTime - time) < Slack.instant }
    }
    return begins || jumpsKeyboard(at: time)
  }

  /// Whether the keyboard is elsewhere at once at a time.
  private func jumpsKeyboard(at time: Double) -> Bool {
    guard let (old, new) = commit(at: time) else { return false }
    let change = new.guideTop(at: new.start) - old.guideTop(at: new.start)
    return abs(change.value) > Slack.place
  }

  /// Whether a bar that stood still is put no farther than the keyboard has gone since the last
  /// refresh, the leap at the end of its spring included.
  private func followsKeyboard(_ step: Step) -> Bool {
    guard step.wasAtRest else { return false }
    let refresh = Slack.refresh / evidence.playback.scene.rate
    let places = [step.time - refresh, step.time + Slack.instant].compactMap {
      evidence.track.guideTop(at: $0)?.value
    }
    guard places.count == 2 else { return false }
    let travel = places[1] - places[0]
    return travel * step.place > 0 && abs(step.place) <= abs(travel) + Slack.place
  }

  /// The intervals before and after the commit at a time.
  private func commit(at time: Double) -> (SeamInterval, SeamInterval)? {
    let intervals = evidence.track.intervals
    guard let index = evidence.track.index(at: time), index > 0,
      abs(intervals[index].start - time) < Slack.instant
    else { return nil }
    return (intervals[index - 1], intervals[index])
  }
}

extension Step {
  /// Nil where the device turns, or the bar's whole is exchanged.
  fileprivate init?(ofBarFrom old: SeamInterval, to new: SeamInterval) {
    guard old.end == new.start, old.rootSize == new.rootSize else { return nil }
    let time = new.start
    // A little later, so that what ends by itself at the commit has ended for both.
    let (before, after) = (
      old.bar.frame(at: time + Slack.instant).maxY, new.bar.frame(at: time + Slack.instant).maxY
    )
    let wasMoving = abs(before.velocity) > Slack.speed
    subject = .bar
    self.time = time
    let change = after - before
    place = change.value - change.velocity * Slack.instant
    velocity = wasMoving ? after.velocity - before.velocity : 0
    wasAtRest = !wasMoving
    stops = wasMoving && abs(after.velocity) < Slack.speed
    cutsAnimation = old.bar.layers.flatMap(\.animations).contains { animation in
      animation.restTime > time + Slack.instant
        && !new.bar.layers.contains { $0.animations.contains(animation) }
    }
    remaining = max(0, new.barRestTime - time)
  }

  /// Nil where there is more or less content, or none; rows that come into view are no others.
  fileprivate init?(ofContentFrom old: SeamInterval, to new: SeamInterval) {
    guard old.end == new.start, old.rootSize == new.rootSize,
      let before = old.list, let after = new.list,
      before.leaf.scroll?.height == after.leaf.scroll?.height
    else { return nil }
    subject = .content
    time = new.start
    place = after.contentTop(at: time + Slack.instant) - before.contentTop(at: time + Slack.instant)
    velocity = 0
    wasAtRest = false
    stops = false
    cutsAnimation = false
    remaining = max(0, new.barRestTime - time)
  }

  /// An animation of other values that ends and lets the bar go back to where it belongs.
  fileprivate init(endOf animation: PropertyAnimation, in interval: SeamInterval) {
    let time = animation.endTime
    subject = .bar
    self.time = time
    place =
      interval.bar.frame(at: time).maxY.value - interval.bar.frame(at: time.nextDown).maxY.value
    velocity = 0
    wasAtRest = false
    stops = false
    cutsAnimation = false
    remaining = max(0, interval.barRestTime - time)
  }
}

extension SeamInterval {
  /// The ends of the explicit animations on the bar's way.
  fileprivate var tracksThatEnd: [Step] {
    bar.layers.flatMap(\.animations).filter { animation in
      guard case .track = animation.change else { return false }
      return animation.endTime > start && animation.endTime < end
    }.map { Step(endOf: $0, in: self) }
  }

  /// Whether the messages are scrolled step by step.
  fileprivate var isScrolling: Bool { list?.leaf.scroll?.isScrolling ?? false }
}

extension LayerPath {
  /// Where the content's top is on the screen, scrolled as it is, in points.
  func contentTop(at time: Double) -> Double {
    frame(at: time).minY.value - Double(leaf.presentation(at: time).bounds.minY)
  }
}
