import Foundation
import LayerTrees
import Testing

@testable import HeadlessCoreAnimation

/// A copy of an animation says all that the original says.
@MainActor
struct AnimationCopyTests {
  /// Animations of each kind, of which nothing is as it is in a new one.
  private static func changed() -> [CAAnimation] {
    let (basic, spring) = (
      CABasicAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "position")
    )
    for animation in [basic, spring] {
      (animation.fromValue, animation.toValue, animation.byValue) = (0.5, 1.0, 0.25)
    }
    (spring.mass, spring.stiffness, spring.damping) = (2, 300, 40)
    (spring.initialVelocity, spring.allowsOverdamping) = (5, true)
    let frames = CAKeyframeAnimation(keyPath: "bounds")
    (frames.values, frames.keyTimes) = ([1.0, 2.0], [0, 1])
    (frames.timingFunctions, frames.calculationMode) = (
      [CAMediaTimingFunction(name: .easeIn)], .cubic
    )
    frames.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    for animation in [basic, spring, frames] {
      (animation.isAdditive, animation.isCumulative) = (true, true)
    }
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromLeft)
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    let all = [basic, spring, frames, transition]
    for animation in all {
      (animation.beginTime, animation.duration, animation.speed) = (1, 2, 3)
      (animation.timeOffset, animation.repeatCount, animation.repeatDuration) = (4, 5, 6)
      (animation.autoreverses, animation.fillMode) = (true, .both)
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      animation.isRemovedOnCompletion = false
      animation.setValue("a", forKey: "tag")
    }
    return all
  }

  /// Each stored property, those of the classes above it included, as words.
  private static func words(_ animation: CAAnimation) -> [String: String] {
    var words: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: animation)
    while let level = mirror {
      for (name, value) in level.children { words[name ?? ""] = String(reflecting: value) }
      mirror = level.superclassMirror
    }
    // What hears of it has no words of its own.
    words["delegate"] = nil
    return words
  }

  @Test func nothingIsLeftOut() {
    for animation in Self.changed() {
      let (all, new) = (Self.words(animation), Self.words(type(of: animation).init()))
      #expect(
        all.count > 10 && all.allSatisfy { new[$0.key] != $0.value }, "\(type(of: animation))")
      #expect(Self.words(animation.copy()) == all, "\(type(of: animation))")
    }
  }

  /// A group's animations are copies, and what hears of it is the same.
  @Test func aGroupIsCopiedWhole() throws {
    final class Ear: NSObject, CAAnimationDelegate {}
    let (group, ear) = (CAAnimationGroup(), Ear())
    (group.animations, group.delegate) = (Self.changed(), ear)
    let copy = group.copy()
    #expect(copy.delegate === ear)
    let copies = try #require(copy.animations)
    #expect(copies.map(Self.words) == Self.changed().map(Self.words))
    #expect(zip(copies, group.animations ?? []).allSatisfy { $0 !== $1 })
  }

  /// Times of key frames that run back, or that are too few, count as none.
  @Test(
    arguments: [
      ([0, 0.25, 1], true), ([0, 0.25, 0.5, 1], true), (nil, true), ([0, 1], false),
      ([0, 0.75, 0.5], false), ([], false),
    ] as [([Double]?, Bool)])
  func keyTimesAreInOrder(_ times: [Double]?, _ areTaken: Bool) throws {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0.0, 1.0, 0.5]
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    let shown = LayerValues()
    let track = try #require(animation.track(of: .opacity, shown: shown))
    let even = CAKeyframeAnimation(keyPath: "opacity")
    even.values = animation.values
    let evenly = try #require(even.track(of: .opacity, shown: shown)).keyTimes
    #expect(track.keyTimes == (areTaken ? times ?? evenly : evenly))
  }
}
