public import AnimationCurves

extension UIView {
  public typealias AnimationCurve = AnimationCurves.AnimationCurve
  public typealias AnimationOptions = AnimationCurves.AnimationOptions

  /// Animates the changes that `animations` makes to views, additively, from now plus `delay`.
  ///
  /// A block inside another inherits its duration, curve and repetition, unless the options
  /// override them. With the keyboard's curve (raw value 7) the keyboard's own spring and time are
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

  /// Whether animation blocks animate from now on.
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
