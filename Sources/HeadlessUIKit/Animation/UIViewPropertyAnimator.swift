import AnimationCurves
import LayerTrees

/// Runs animations that can be paused, scrubbed, turned round and continued.
///
/// Changes are additive, as those of `UIView.animate`. Turned round, time runs back on the same
/// curve. `fractionComplete` counts in the direction of travel, from 0 to 1; paused and with
/// `scrubsLinearly` it is the share of the way, else the share of the time (assumed from published
/// code that scrubs, which reverses its sign with `isReversed`).
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  public let timingParameters: any UITimingCurveProvider
  /// Seconds from start to end without pauses; a spring may bring its own.
  public let duration: TimeInterval
  /// Seconds before the start.
  open internal(set) var delay: TimeInterval = 0
  open internal(set) var state = UIViewAnimatingState.inactive
  /// True while time passes: active and not paused.
  open var isRunning: Bool { state == .active && course.isRunning }
  /// Has no effect here.
  open var isUserInteractionEnabled = true
  /// Has no effect here.
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  /// True if `fractionComplete` sets the share of the way and not of the time.
  open var scrubsLinearly = true
  /// True if it stays active at its end, to be turned round or finished by hand.
  open var pausesOnCompletion = false

  let timing: AnimationTiming
  var course: AnimatorCourse
  var members: [AnimatorMember] = []
  let run = AnimationRun()
  private var blocks: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var turnsRound = false
  /// Counts the courses taken, so that the end of one that was left is not acted on.
  private var courseCount = 0
  /// The values that layers had at the end of the way when it was stopped.
  private var stopped: [(layer: CALayer, end: LayerValues)] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let loop = VirtualRunLoop.current
    timing = parameters.pacing.timing(duration: duration, profile: loop.keyboardProfile)
    self.duration = timing.duration
    course = AnimatorCourse(timing: timing)
  }

  /// One of no length, in the place of one that comes later.
  public convenience init() {
    self.init(
      duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has been started.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(0, Double(delayFactor)), 1)
    guard state == .active else { return blocks.append((animation, factor)) }
    let here = course.time(at: now)
    perform(animation, from: here + factor * (duration - here))
    follow()
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "an animator that is stopped has to be finished first")
    if state == .inactive {
      self.delay = max(0, delay)
      activate(from: now + self.delay)
    }
    guard !course.isRunning else { return }
    take(course.running(from: now + max(0, delay), reversed: isReversed, within: nil))
  }

  open func pauseAnimation() {
    precondition(state != .stopped, "an animator that is stopped cannot be paused")
    if state == .inactive { activate(from: now) }
    take(course.paused(at: now))
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    let paused = course.paused(at: now)
    let rest = durationFactor > 0 ? Double(durationFactor) * duration : nil
    guard let parameters else {
      return take(paused.running(from: now, reversed: isReversed, within: rest))
    }
    let own = rest ?? duration * paused.remainingShare(reversed: isReversed)
    let profile = VirtualRunLoop.current.keyboardProfile
    take(
      paused.retimed(
        from: now, to: isReversed ? 0 : 1,
        by: parameters.pacing.timing(duration: own, profile: profile)))
  }

  /// True if it runs, or will run, from the end to the start.
  open var isReversed: Bool {
    get { turnsRound }
    set {
      guard newValue != turnsRound else { return }
      turnsRound = newValue
      guard state == .active, course.isRunning else { return }
      take(course.turned(at: now, reversed: newValue))
    }
  }

  open var fractionComplete: CGFloat {
    get {
      guard state == .active else { return 0 }
      let share = course.fraction(at: now, isLinear: scrubsLinearly)
      return CGFloat(isReversed ? 1 - share : share)
    }
    set {
      if state == .inactive { activate(from: now) }
      guard state == .active else { return }
      let share = min(max(0, Double(newValue)), 1)
      take(course.scrubbed(to: isReversed ? 1 - share : share, isLinear: scrubsLinearly))
    }
  }

  /// Takes the animations away; the model gets the values that show now.
  ///
  /// By default it then waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let time = now
    stopped = layers.map { ($0, $0.model) }
    for member in members.reversed() {
      member.settle(remainder: course.remainder(of: member, at: time))
    }
    courseCount += 1
    state = .stopped
    if withoutFinishing { end() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current {
      for (layer, values) in stopped { layer.assign(values) }
      if finalPosition == .start { members.reversed().forEach { $0.settle(remainder: 1) } }
    }
    complete(at: finalPosition)
  }
}

extension UIViewPropertyAnimator {
  private var now: Double { VirtualRunLoop.current.now }

  /// The layers that it moves, each once.
  private var layers: [CALayer] {
    var seen: Set<ObjectIdentifier> = []
    return members.map(\.layer).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Makes the changes, and rests at the start, or at the end where it is turned round.
  private func activate(from begin: Double) {
    state = .active
    course = AnimatorCourse(timing: timing, standingAt: turnsRound ? 1 : 0)
    let changes = blocks
    blocks = []
    for block in changes { perform(block.changes, from: block.delayFactor * duration) }
    follow()
  }

  /// Runs a block whose changes take the time from `start` to the end.
  private func perform(_ changes: () -> Void, from start: Double) {
    let loop = VirtualRunLoop.current
    let first = run.members.count
    let rest = AnimationTiming(cutting: timing, to: timing.duration - start)
    let context = AnimationContext(
      pacing: timingParameters.pacing, duration: rest.duration, delay: 0, timing: rest, run: run)
    _ = loop.animate(by: context, changes)
    members += run.members[first...].map {
      AnimatorMember(layer: $0.layer, id: $0.id, change: $0.change, start: start, timing: rest)
    }
  }

  /// Takes another course, and ends when that does.
  private func take(_ next: AnimatorCourse) {
    course = next
    follow()
    courseCount += 1
    guard let end = next.endTime else { return }
    let number = courseCount
    VirtualRunLoop.current.schedule(at: end) {
      guard self.courseCount == number else { return }
      self.arrive()
    }
  }

  /// Makes the layers' animations those of the course.
  private func follow() {
    for member in members {
      member.layer.replaceAnimation(member.id, by: course.animation(of: member))
    }
  }

  private func arrive() {
    let position = isReversed ? UIViewAnimatingPosition.start : .end
    course = course.standing(at: isReversed ? 0 : 1)
    guard !pausesOnCompletion else { return follow() }
    for member in members.reversed() { member.settle(remainder: isReversed ? 1 : 0) }
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let calls = completions
    end()
    for call in calls { call(position) }
  }

  private func end() {
    courseCount += 1
    state = .inactive
    members = []
    stopped = []
    completions = []
    blocks = []
    turnsRound = false
  }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing has begun, or all is over.
  case inactive
  /// Running, or paused on the way.
  case active
  /// Stopped where it was; it waits to be finished.
  case stopped
}

/// The position at which an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Starts, pauses and steers animations.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations come from blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
