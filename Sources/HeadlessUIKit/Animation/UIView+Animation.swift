public import AnimationCurves

extension UIView {
  public typealias AnimationCurve = AnimationCurves.AnimationCurve
  public typealias AnimationOptions = AnimationCurves.AnimationOptions

  /// Animates the changes that `animations` makes to views, additively, from now plus `delay`.
  ///
  /// A block inside another inherits its duration and curve, unless the options override them.
  /// With the keyboard's curve (raw value 7) the keyboard's own spring and time are used,
  /// whatever `duration` says; a duration of 0 changes at once.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before the animation starts.
  ///   - options: the curve in bits 16 to 19, and what is not inherited.
  ///   - animations: the changes.
  ///   - completion: called when the last of the animations has ended.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let loop = VirtualRunLoop.current
    let context = AnimationContext(
      duration: duration, delay: delay, options: options,
      inside: loop.animations.context, profile: loop.keyboardProfile)
    loop.animations.push(.animated(context), at: loop.now)
    animations()
    let end = loop.animations.pop()
    guard let completion else { return }
    loop.schedule(at: end) { completion(true) }
  }

  /// Animates with the default curve, easeInOut, and calls `completion` at the end.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes changes that show at once, whatever block they stand in.
  public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    let loop = VirtualRunLoop.current
    loop.animations.push(.disabled, at: loop.now)
    actions()
    _ = loop.animations.pop()
  }

  /// The duration that a block started now would inherit, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    VirtualRunLoop.current.animations.context?.duration ?? 0
  }
}

extension AnimationContext {
  /// Settles what is inherited from the block around, and what the options override.
  init(
    duration: Double,
    delay: Double,
    options: AnimationOptions,
    inside outer: AnimationContext?,
    profile: KeyboardProfile
  ) {
    let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let keepsCurve = outer == nil || options.contains(.overrideInheritedCurve)
    self.duration = keepsDuration ? duration : (outer?.duration ?? duration)
    self.delay = max(0, delay)
    curve = keepsCurve ? options.curve : (outer?.curve ?? options.curve)
    timing = AnimationTiming(uiKitCurve: curve, duration: self.duration, profile: profile)
  }
}

extension AnimationTiming {
  /// The timing that UIKit gives a curve; what it does with 4 to 6 is not known, and is easeInOut.
  ///
  /// Durations that are negative or no number change at once.
  fileprivate init(uiKitCurve curve: AnimationCurve, duration: Double, profile: KeyboardProfile) {
    let known = try? AnimationTiming(curve: curve, duration: duration, profile: profile)
    let fallback = try? AnimationTiming(
      curve: .timingFunction(.easeInEaseOut), duration: duration)
    self = known ?? fallback ?? .instant
  }
}
