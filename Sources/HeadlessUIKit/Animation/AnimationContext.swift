import AnimationCurves
import LayerTrees

/// The settings of an animation block for the changes made in it.
struct AnimationContext {
  var pacing: BlockPacing
  /// As it was asked for, in seconds; the keyboard's curve brings its own.
  var duration: Double
  /// Seconds before the animation starts.
  var delay: Double
  var timing: AnimationTiming
  /// Cycles; infinite for an animation that repeats without end.
  var repeatCount = 1.0
  var autoreverses = false
  /// The part of the block's time in which changes made now happen; nil outside of keyframes.
  var keyframe: Keyframe?
  /// The run that notes the animations made in the block.
  var run: AnimationRun?
  /// The delegate of a block that was begun and committed.
  var note: AnimationNote?
}

/// A part of a keyframe animation's time, in fractions of its duration.
struct Keyframe {
  var start: Double
  var duration: Double
  /// True if its changes show at once at its end, and not on the way.
  var isDiscrete: Bool
}

extension AnimationContext {
  /// The animation of a change made at `now`.
  func animation(of change: PropertyAnimation.Change, at now: Double) -> PropertyAnimation {
    let begin = now + delay
    guard repeatCount != 1 || autoreverses || keyframe != nil else {
      return PropertyAnimation(change: change, beginTime: begin, timing: timing)
    }
    var clock = MediaClock(
      beginTime: begin, duration: timing.duration, repeatCount: repeatCount,
      autoreverses: autoreverses, fillsBackwards: true)
    guard let keyframe else {
      return PropertyAnimation(change: change, timing: timing, clocks: [clock])
    }
    clock.pacing = AnimationPacing(timing.curve)
    return PropertyAnimation(
      change: change, timing: keyframe.timing(within: timing.duration),
      clocks: [clock, keyframe.clock(within: timing.duration)])
  }

  /// The latest end of the block's animations, in seconds.
  func end(from now: Double) -> Double {
    now + delay + timing.duration * repeatCount * (autoreverses ? 2 : 1)
  }
}

extension Keyframe {
  fileprivate func timing(within total: Double) -> AnimationTiming {
    let curve: AnyTimingCurve =
      isDiscrete ? .steps(.end) : .timingFunction(.linear)
    let timing = try? AnimationTiming(curve: curve, duration: length(within: total))
    return timing ?? .instant
  }

  /// Seconds; one that takes no time takes next to none, so that it has a before.
  private func length(within total: Double) -> Double { max(duration * total, 1e-9) }

  fileprivate func clock(within total: Double) -> MediaClock {
    MediaClock(
      beginTime: start * total, duration: length(within: total), fillsBackwards: true,
      fillsForwards: true)
  }
}

/// The animation blocks that the code running now is in, outermost first.
struct AnimationStack {
  /// The meaning of a block for the changes made in it.
  enum Block {
    case animated(AnimationContext)
    case disabled
  }

  private(set) var blocks: [Block] = []
  /// The end of the last animation made in each block, in seconds.
  private(set) var ends: [Double] = []
  /// True if blocks animate at all, as `UIView.setAnimationsEnabled` says.
  var isEnabled = true

  var isDisabled: Bool {
    !isEnabled || blocks.contains { if case .disabled = $0 { true } else { false } }
  }

  /// The innermost block, which animates a change made now; nil where it shows at once.
  var context: AnimationContext? {
    guard !isDisabled, case .animated(let context)? = blocks.last else { return nil }
    return context
  }

  mutating func push(_ block: Block, at time: Double) {
    blocks.append(block)
    ends.append(time)
  }

  /// Changes what the innermost block says of the changes to come, if it animates.
  mutating func edit(_ change: (inout AnimationContext) -> Void) {
    guard case .animated(var context)? = blocks.last else { return }
    change(&context)
    blocks[blocks.count - 1] = .animated(context)
  }

  /// Leaves the innermost block, and returns when the last animation made in it ends.
  mutating func pop() -> Double {
    blocks.removeLast()
    let end = ends.removeLast()
    noteAnimation(endingAt: end)
    return end
  }

  mutating func noteAnimation(endingAt end: Double) {
    guard let last = ends.last else { return }
    ends[ends.count - 1] = max(last, end)
  }
}

/// The animations that one block has made, for those who ask what became of them.
@MainActor
final class AnimationRun: LayerAnimationOwner {
  /// An animation that was made, and where it is.
  struct Member {
    let layer: CALayer
    /// Names the animation among the layer's.
    let id: Int
    /// The change as it was made.
    let change: PropertyAnimation.Change
  }

  private(set) var members: [Member] = []
  /// The views whose layers have changed in the block, in order.
  private(set) var touched: [UIView] = []
  /// The number of animations that have been taken away before their end.
  private(set) var cutCount = 0
  /// Called when the last animation has been taken away.
  var whenAllAreCut: (() -> Void)?
  private let keepsTouched: Bool

  init(keepsTouched: Bool = false) { self.keepsTouched = keepsTouched }

  func didAdd(animation id: Int, to layer: CALayer, for change: PropertyAnimation.Change) {
    members.append(Member(layer: layer, id: id, change: change))
  }

  func touch(_ view: UIView?) {
    guard keepsTouched, let view, touched.last !== view else { return }
    touched.append(view)
  }

  func removeTouched() { touched = [] }

  func didRemoveAnimation() {
    cutCount += 1
    guard cutCount == members.count else { return }
    whenAllAreCut?()
    whenAllAreCut = nil
  }
}

/// The delegate of a block of the form that is begun and committed, and its methods.
struct AnimationNote {
  let id: String?
  let context: UnsafeMutableRawPointer?
  var target: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
}
