public import AnimationCurves

extension UIView {
  public typealias AnimationCurve = AnimationCurves.AnimationCurve
  public typealias AnimationOptions = AnimationCurves.AnimationOptions

  /// Animates the changes that `animations` makes to views, additively, from now plus `delay`.
  ///
  /// A block inside another inherits its duration, curve and repetition, unless the options
  /// override them; a spring keeps its own figures. With the keyboard's curve (raw value 7) the keyboard's own spring and time are
  /// used, whatever `duration` says; a duration of 0 changes at once. Transitions in the options
  /// and `allowUserInteraction` have no effect; `beginFromCurrentState` has none on animations that
  /// are additive, as all are since iOS 8.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before the animation starts.
  ///   - options: the curve in bits 16 to 19, repetition, and what is not inherited.
  ///   - animations: the changes.
  ///   - completion: called when the last of the animations has ended, with false where they were
  ///     all taken away before; never where they repeat without end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      .curve(options.curve), duration: duration, delay: delay, options: options,
      animations: animations, completion: completion)
  }

  /// Animates with the default curve, easeInOut, and calls `completion` at the end.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      .curve(.easeInOut), duration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates by a spring that settles in the duration.
  ///
  /// A damping ratio of 1 does not swing, less does; the velocity is in ways per second at the
  /// start, positive toward the target. See `Spring.init(settlingIn:dampingRatio:initialVelocity:)`.
  /// Inside another block the spring stays as it is, and plays for as long as that block's
  /// animations do, unless the options override the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      .settling(dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)),
      duration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates by a spring of a perceived duration and bounce, until it has settled.
  ///
  /// The duration is what it seems to take: one period of the spring without damping, in seconds.
  /// The bounce goes from -1, which creeps, over 0 to 1, which never stops. The velocity is in
  /// ways per second at the start, positive toward the target.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = try? Spring(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
    let own = spring.map { min($0.settlingDuration, Self.greatestSpringDuration) } ?? 0
    let pacing = spring.map { BlockPacing.spring($0, duration: own) } ?? .curve(.easeInOut)
    animate(
      pacing, duration: own, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// A spring that does not settle by then, in seconds, is cut off.
  private static let greatestSpringDuration = 60.0

  /// Makes changes that show at once, whatever block they are in.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let loop = VirtualRunLoop.current
    loop.app.animations.push(.disabled, at: loop.now)
    actions()
    _ = loop.app.animations.pop()
  }

  /// Makes animation blocks animate from now on, or not.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    VirtualRunLoop.current.app.animations.isEnabled = enabled
  }

  public static var areAnimationsEnabled: Bool {
    !VirtualRunLoop.current.app.animations.isDisabled
  }

  /// The duration that a block started now would inherit, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    VirtualRunLoop.current.app.animations.context?.duration ?? 0
  }
}

extension UIView {
  /// Runs a block whose changes are animated as said and as inherited.
  static func animate(
    _ pacing: BlockPacing, duration: Double, delay: Double, options: AnimationOptions,
    keyframe: Keyframe? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let loop = VirtualRunLoop.current
    if options.contains(.flushUpdates) { performWithoutAnimation { loop.screen.layoutIfNeeded() } }
    let run =
      completion != nil || options.contains(.layoutSubviews)
      ? AnimationRun(keepsTouched: options.contains(.layoutSubviews)) : nil
    var context = AnimationContext(
      pacing, duration: duration, delay: delay, options: options,
      inside: loop.app.animations.context, profile: loop.keyboardProfile)
    context.keyframe = keyframe
    context.run = run
    let end = loop.animate(by: context) {
      animations()
      run?.layOutTouched()
      if options.contains(.flushUpdates) { loop.screen.layoutIfNeeded() }
    }
    guard let completion else { return }
    loop.call(completion, at: end, of: run)
  }
}

extension AnimationRun {
  /// Lays out the views that have changed in the block, so that what is inside moves along.
  fileprivate func layOutTouched() {
    for view in touched { view.layoutIfNeeded() }
    removeTouched()
  }
}

extension VirtualRunLoop {
  /// Runs a block, and returns when the last animation made in it ends.
  func animate(by context: AnimationContext, _ changes: () -> Void) -> Double {
    let app = app
    app.animations.push(.animated(context), at: now)
    changes()
    return app.animations.pop()
  }

  /// Calls back once: with true at the end, with false when the last animation is taken away.
  fileprivate func call(
    _ completion: @escaping (Bool) -> Void, at end: Double, of run: AnimationRun?
  ) {
    var pending: ((Bool) -> Void)? = completion
    run?.whenAllAreCut = { [weak self] in
      guard let self, let call = pending else { return }
      pending = nil
      schedule(at: now) { call(false) }
    }
    guard end.isFinite else { return }
    schedule(at: end) {
      pending?(run.map { $0.cutCount == 0 } ?? true)
      pending = nil
    }
  }
}

extension AnimationContext {
  /// Settles what is inherited from the block around, and what the options override.
  init(
    _ pacing: BlockPacing, duration: Double, delay: Double, options: AnimationOptions,
    inside outer: AnimationContext?, profile: KeyboardProfile
  ) {
    let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let keepsCurve =
      outer == nil || options.contains(.overrideInheritedCurve) || pacing.isSpring
    let keepsOptions = outer == nil || options.contains(.overrideInheritedOptions)
    self.duration = keepsDuration ? duration : (outer?.duration ?? duration)
    self.delay = max(0, delay)
    self.pacing = keepsCurve ? pacing : (outer?.pacing ?? pacing)
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
    timing =
      keepsDuration || !pacing.isSpring
      ? self.pacing.timing(duration: self.duration, profile: profile)
      : pacing.timing(duration: duration, profile: profile)
        .lasting(outer?.timing.duration ?? duration)
    guard !keepsOptions, let outer else { return }
    repeatCount = max(repeatCount, outer.repeatCount)
    autoreverses = autoreverses || outer.autoreverses
  }
}

extension UIView {
  /// Changes a view's content: at once here, for a transition does not move what it shows.
  ///
  /// The changes are not animated, as flips, curls and dissolves show snapshots; those made with
  /// `allowAnimatedContent` are. The completion is called when the transition would end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options) { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    finish(after: duration, completion)
  }

  /// Puts a view in another's place, at once here; the completion comes when it would end.
  ///
  /// With `showHideTransitionViews` the views are hidden and shown; else they leave and enter.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    finish(after: duration, completion)
  }

  private static func finish(after duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let loop = VirtualRunLoop.current
    let isEnabled = !loop.app.animations.isDisabled
    loop.schedule(at: loop.now + (isEnabled ? max(0, duration) : 0)) { completion(true) }
  }
}
