extension UIView {
  /// The options of keyframe animations, bit for bit those of `UIView.KeyframeAnimationOptions`.
  ///
  /// The low bits are those of `AnimationOptions`; a curve in bits 16 to 19 counts, as it does in
  /// UIKit, though no name says so.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Taken as linear here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Taken as linear here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Taken as linear here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// True if values jump from one to the next.
    fileprivate var isDiscrete: Bool { (rawValue >> 10) & 7 == 1 }

    /// The bits that say what `AnimationOptions` say.
    fileprivate var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(7 << 10))
    }
  }

  /// Animates step by step: `addKeyframe` says within `animations` what happens when.
  ///
  /// Changes made outside of a keyframe take the whole time. The way between keyframes is linear
  /// in the block's time, which its curve paces as a whole: easeInOut where the options name none
  /// (reported, not documented). A value holds where no keyframe changes it.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let whole = Keyframe(start: 0, duration: 1, isDiscrete: options.isDiscrete)
    animate(
      .curve(options.animationOptions.curve), duration: duration, delay: delay,
      options: options.animationOptions, keyframe: whole, animations: animations,
      completion: completion)
  }

  /// Makes changes that happen in a part of the keyframe animation around.
  ///
  /// Its start and its duration are fractions of the whole duration, 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    let loop = VirtualRunLoop.current
    guard var context = loop.app.animations.context, let whole = context.keyframe else {
      return animations()
    }
    let start = min(max(0, frameStartTime), 1)
    context.keyframe = Keyframe(
      start: start, duration: min(max(0, frameDuration), 1 - start), isDiscrete: whole.isDiscrete)
    _ = loop.animate(by: context, animations)
  }

  /// Repeats the animations of the changes made within, for a number of cycles.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let loop = VirtualRunLoop.current
    guard var context = loop.app.animations.context else { return animations() }
    context.repeatCount = max(0, Double(count).cycles)
    context.autoreverses = autoreverses
    _ = loop.animate(by: context, animations)
  }
}
