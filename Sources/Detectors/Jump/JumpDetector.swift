import Compositing
import Foundation
import LayerTrees
import Scenes

extension FindingKind {
  /// Bar or messages are somewhere else at once, or at another speed, while nothing happens.
  public static let jump = FindingKind(
    "jump",
    finds: "bar or messages are elsewhere or at another speed at once, while nothing happens"
  )
}

/// Finds instants at which bar or messages are somewhere else at once, or at another speed.
///
/// Only commits make jumps: where an animation ends by itself, or starts from rest, nothing does.
/// Excused are the instants at which something happens in the scene, those at which the keyboard is
/// given another motion or a late bar follows one that leapt, and steps in a row, refresh by refresh, as display links and fingers make
/// them, or no farther than the keyboard went in a refresh. A jump of place counts in points; one
/// of velocity as what it comes to in 1/60 s. Messages jump where the bar is on its way meanwhile,
/// even if a keyboard event made them.
struct JumpDetector: Detector {
  static let kinds = [FindingKind.jump]

  func findings(in evidence: Evidence) -> [Finding] {
    let steps = StepLog(evidence)
    return (steps.barJumps + steps.contentJumps).compactMap { finding($0, in: evidence) }
  }

  private func finding(_ jump: Step, in evidence: Evidence) -> Finding? {
    guard jump.points > evidence.tolerances[.jump] else { return nil }
    let size = FindingSize(
      points: jump.points, amount: jump.amount, unit: jump.isOfPlace ? .points : .pointsPerSecond)
    return Finding(.jump, size, at: jump.time, cause: .jump(jump.cause), in: evidence)
  }
}

/// A change that a commit makes without an animation.
private struct Step {
  enum Subject {
    case bar, content
  }

  let subject: Subject
  /// The time of the commit, in seconds.
  let time: Double
  /// Points down the screen from one instant to the next.
  let place: Double
  /// Points a second by which it moves faster down; 0 where it was at rest.
  let velocity: Double
  /// True if no animation moved it before.
  let wasAtRest: Bool
  /// True if it moved before and rests after.
  let stops: Bool
  /// True if the commit takes away an animation that was under way.
  let cutsAnimation: Bool
  /// Seconds for which the bar is on its way after the commit.
  let remaining: Double

  /// Seconds in which a jump of velocity is seen as a distance.
  private static let glance = 1.0 / 60

  var isOfPlace: Bool { abs(place) >= abs(velocity) * Self.glance }
  var points: Double { max(abs(place), abs(velocity) * Self.glance) }
  /// In points, or points a second.
  var amount: Double { isOfPlace ? abs(place) : abs(velocity) }

  /// The change, and the reason for it.
  var cause: JumpCause {
    guard subject == .bar else {
      return .messages(down: Points(place), at: Seconds(time), remaining: Seconds(remaining))
    }
    return .bar(
      isOfPlace ? .place(down: Points(place)) : .speed(by: Points(velocity)), at: Seconds(time),
      reason)
  }

  private var reason: JumpCause.Reason {
    guard cutsAnimation else { return .nothing }
    return stops && !isOfPlace ? .halted : .removed
  }
}

/// The steps that a scene's commits make, and which of them are jumps.
private struct StepLog {
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

  /// The steps of the bar to another place or speed while nothing happens.
  var barJumps: [Step] {
    barSteps.filter { step in
      step.points > evidence.unseen && !instants.contains(step.time)
        && !movesKeyboard(at: step.time) && !followsKeyboard(step)
        && !followsLeap(step) && !isInARow(step, barSteps)
    }
  }

  /// The steps of the messages while the bar is on its way.
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

  /// True if the list is scrolled step by step, the last step to a whole pixel included.
  private func goesOnByItself(_ step: Step) -> Bool {
    guard let (old, new) = commit(at: step.time), old.isScrolling else { return false }
    return new.isScrolling || abs(step.place) <= 1 / evidence.scale
  }

  /// True if steps like it come a refresh before or after it.
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

  /// True if the keyboard starts a motion at a time, or is elsewhere at once.
  private func movesKeyboard(at time: Double) -> Bool {
    guard let (_, new) = commit(at: time) else { return false }
    let begins = (new.keyboard.layers + new.guide.layers).contains { layer in
      layer.animations.contains { abs($0.beginTime - time) < Slack.instant }
    }
    return begins || jumpsKeyboard(at: time)
  }

  /// True if the keyboard is elsewhere at once at a time.
  private func jumpsKeyboard(at time: Double) -> Bool {
    guard let (old, new) = commit(at: time) else { return false }
    let change = new.guideTop(at: new.start) - old.guideTop(at: new.start)
    return abs(change.value) > Slack.place
  }

  /// True for a bar at rest that is put no farther than the keyboard has gone since the last
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

  /// True for a bar that sets out late for a keyboard that was elsewhere at once: it leaps as that
  /// did.
  private func followsLeap(_ step: Step) -> Bool {
    guard step.wasAtRest, let late = evidence.lateStart(at: step.time), late.isAfterLeap else {
      return false
    }
    return abs(late.time - step.time) < Slack.instant && late.transition.travel * step.place > 0
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

  /// True if the messages are scrolled step by step.
  fileprivate var isScrolling: Bool { list?.leaf.scroll?.isScrolling ?? false }
}

extension LayerPath {
  /// The top of the content on the screen, scrolled as it is, in points.
  fileprivate func contentTop(at time: Double) -> Double {
    frame(at: time).minY.value - Double(leaf.presentation(at: time).bounds.minY)
  }
}

/// The times at which something happens in a scene: motions may start then.
private struct EventInstants {
  private let all: [ClosedRange<Double>]
  /// Those that are not the keyboard's alone: messages may be elsewhere then.
  private let ofMessages: [ClosedRange<Double>]

  init(_ scene: SceneCase) {
    let refreshes = scene.refreshes
    all = scene.events.flatMap { $0.instants(seenAt: refreshes) }
    ofMessages =
      scene.events.filter { !$0.kind.isOfKeyboard }.flatMap { $0.instants(seenAt: refreshes) }
      + scene.absences.map { $0.lowerBound...$0.upperBound }
  }

  func contains(_ time: Double) -> Bool {
    all.contains { $0.contains(time, within: Slack.instant) }
  }

  func concernMessages(_ time: Double) -> Bool {
    ofMessages.contains { $0.contains(time, within: Slack.instant) }
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(_ time: Double, within slack: Double) -> Bool {
    time >= lowerBound - slack && time <= upperBound + slack
  }
}
