// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no animation is played.
public enum LottieLoopMode: Hashable, Sendable {
  case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float)
}

/// Does nothing: no animation is played.
public enum LottieBackgroundBehavior: Int, Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

/// Does nothing: no animation is played.
open class LottieAnimation {
  public static func named(_ name: String, bundle: Bundle = .main) -> LottieAnimation? { nil }
}

public typealias Animation = LottieAnimation

/// Does nothing: no animation is played.
open class LottieAnimationView: UIView {
  open var animation: LottieAnimation?
  open var loopMode: LottieLoopMode = .playOnce
  open var animationSpeed: CGFloat = 1
  open var currentProgress: CGFloat = 0
  open var backgroundBehavior: LottieBackgroundBehavior = .pause
  open var isAnimationPlaying: Bool { false }
  public convenience init(name: String, bundle: Bundle = .main) { self.init(frame: .zero) }
  public convenience init(animation: LottieAnimation?) { self.init(frame: .zero) }
  open func play(completion: ((Bool) -> Void)? = nil) {}
  open func play(fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil, completion: ((Bool) -> Void)? = nil) {}
  open func stop() {}
  open func pause() {}
}

public typealias AnimationView = LottieAnimationView
