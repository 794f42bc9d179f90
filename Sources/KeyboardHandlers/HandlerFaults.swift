import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A handler's way to move the bar: as it should, or with one of the faults that people build in.
struct HandlerFaults {
  /// The curve and the duration by which the bar moves.
  enum Timing: String, CaseIterable {
    case keyboard, easeInOut, easeIn, easeOut, linear, spring, none
  }

  /// The turn of the run loop in which the bar moves.
  enum Turn: String, CaseIterable {
    case same, next
  }

  /// The treatment of the bottom safe area, which the keyboard covers.
  enum Inset: String, CaseIterable {
    case respected, ignored, doubled
  }

  /// The rectangle that says how much of the view the keyboard takes.
  enum Rectangle: String, CaseIterable {
    /// The part of the end rectangle that lies in the view, as it should be.
    case end
    /// The part of the begin rectangle that lies in the view.
    case begin
    /// From the end rectangle's top to the screen's bottom, wherever the app's window ends.
    case screen
    /// The end rectangle, which is in points of the screen, read as one in points of the window.
    case window
    /// The end rectangle's height, wherever it is.
    case height
    /// From the end rectangle's top down, even if that is empty.
    case top
    /// The part of the end rectangle that lies in the view, twice: a view that has shrunk by it
    /// already is lifted by it once more.
    case twice
  }

  /// The duration of the bar's animation, against the notification's.
  enum Duration: String, CaseIterable {
    /// The notification's.
    case posted = "told"
    case halved, doubled
  }

  /// The course of the bar's animation: whole, cut short, or paused.
  enum Run: String, CaseIterable {
    /// It runs to its end.
    case whole
    /// It is taken away after 0.1 s, and the bar is at its end at once.
    case cut
    /// It is paused after 0.1 s for as long.
    case halting
    /// It is paused after 0.1 s for two refreshes at 60 Hz.
    case hesitating
  }

  let timing: Timing
  let run: Run
  let turn: Turn
  let inset: Inset
  /// True if the animation of the system's own block may take the place of this one.
  let inherits: Bool
  let rectangle: Rectangle
  let duration: Duration
  /// True if it does not observe the keyboard's notifications.
  let ignoresNotifications: Bool

  init(_ spec: HandlerSpec) {
    timing = spec[Self.timing]
    run = spec[Self.run]
    turn = spec[Self.turn]
    inset = spec[Self.inset]
    inherits = spec[Self.inherit]
    rectangle = spec[Self.rect]
    duration = spec[Self.duration]
    ignoresNotifications = spec[Self.deaf]
  }
}

extension HandlerFaults {
  static let timing = HandlerOption("timing", default: Timing.keyboard)
  static let turn = HandlerOption("turn", default: Turn.same)
  static let inset = HandlerOption("inset", default: Inset.respected)
  static let inherit = HandlerOption(flag: "inherit")
  static let rect = HandlerOption("rect", default: Rectangle.end)
  static let duration = HandlerOption("duration", default: Duration.posted)
  static let run = HandlerOption("run", default: Run.whole)
  static let deaf = HandlerOption(flag: "deaf")

  static let options = [
    Self.timing.signature, Self.turn.signature, Self.inset.signature, Self.inherit.signature,
    Self.rect.signature, Self.duration.signature, Self.run.signature, Self.deaf.signature,
  ]
}

extension HandlerFaults {
  /// The rise of the bar above its resting place at a keyboard that comes.
  @MainActor
  func lift(for change: KeyboardChange, in view: UIView) -> CGFloat {
    let (height, safeArea) = (height(of: change, in: view), view.safeAreaInsets.bottom)
    return switch inset {
    case .respected: max(0, height - safeArea)
    case .ignored: height
    case .doubled: max(0, height - 2 * safeArea)
    }
  }

  /// The rise of the bar above its resting place at a keyboard that goes: none.
  @MainActor
  func liftAfterHiding(for change: KeyboardChange, in view: UIView) -> CGFloat {
    rectangle == .top ? lift(for: change, in: view) : 0
  }

  /// The height of the view that the keyboard is taken to cover, in points.
  @MainActor
  private func height(of change: KeyboardChange, in view: UIView) -> CGFloat {
    switch rectangle {
    case .end: view.heightCovered(by: change.end)
    case .begin: view.heightCovered(by: change.begin)
    case .screen: max(0, UIScreen.main.bounds.maxY - change.end.minY)
    case .window: view.convert(change.end, from: view.window).intersection(view.bounds).height
    case .height: change.end.height
    case .top: view.bounds.maxY - view.fromScreen(change.end).minY
    case .twice: 2 * view.heightCovered(by: change.end)
    }
  }
}

extension HandlerFaults {
  /// Makes the changes, animated and in the turn that this handler takes.
  @MainActor
  func animate(with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void) {
    guard !ignoresNotifications else { return }
    switch turn {
    case .same: animateNow(with: change, changes)
    case .next: DispatchQueue.main.async { animateNow(with: change, changes) }
    }
  }

  @MainActor
  private func animateNow(
    with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void
  ) {
    guard run == .whole else { return runAnimator(with: change, changes) }
    guard timing != .spring else { return swing(with: change, changes) }
    guard var options = options(for: change) else {
      return inherits ? changes() : UIView.performWithoutAnimation(changes)
    }
    if !inherits { options.formUnion(Self.ownPace) }
    UIView.animate(
      withDuration: change.duration * duration.factor, delay: 0, options: options,
      animations: changes)
  }

  /// The options that keep an animation from taking over that of the system's own block.
  private static let ownPace: UIView.AnimationOptions = [
    .overrideInheritedDuration, .overrideInheritedCurve,
  ]

  /// Nil where nothing is animated.
  private func options(for change: KeyboardChange) -> UIView.AnimationOptions? {
    switch timing {
    case .keyboard, .spring: change.options
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    case .none: nil
    }
  }

  /// Moves by a spring that swings: 0.6 of critical damping.
  @MainActor
  private func swing(with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: change.duration * duration.factor, delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: inherits ? [] : Self.ownPace, animations: changes)
  }

  /// Seconds after which a run is cut or halts.
  private static let breakTime = 0.1

  /// Moves by an animator, and breaks in on it.
  @MainActor
  private func runAnimator(
    with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void
  ) {
    let curve = UIView.AnimationCurve(rawValue: Int(change.curve)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: change.duration * duration.factor, curve: curve, animations: changes)
    animator.startAnimation()
    let pause = run.pause
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.breakTime) {
      guard pause == nil else { return animator.pauseAnimation() }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    guard let pause else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.breakTime + pause) {
      animator.startAnimation()
    }
  }
}

extension HandlerFaults.Run {
  /// Seconds for which it halts; nil where it does not.
  fileprivate var pause: Double? {
    switch self {
    case .halting: 0.1
    case .hesitating: 2.0 / 60
    case .whole, .cut: nil
    }
  }
}

extension HandlerFaults.Duration {
  fileprivate var factor: Double {
    switch self {
    case .posted: 1
    case .halved: 0.5
    case .doubled: 2
    }
  }
}
