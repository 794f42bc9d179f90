import AnimationCurves
import Foundation
import LayerTrees
import Testing

@testable import HeadlessCoreAnimation

/// What a layer asks of its host, and the animations that it plays for it.
@MainActor @Suite(.serialized)
struct HostedLayerTests {
  /// Hears what its layer asks for, and remembers the last animation that was added.
  private final class Host: NSObject, LayerHost, LayerAnimationOwner {
    var asked: [String] = []
    var last = -1
    var layerScroll: ScrollContent?
    var layerIsDark: Bool { false }
    var layerAwaitsLayout: Bool { asked.last == "layout" }

    func layerContent(of layer: CALayer) -> LayerContent { LayerContent() }
    func layerDidChange(_ layer: CALayer, by change: PropertyAnimation.Change) {}
    func layerContentSizeDidChange() {}
    func layerNeedsDisplay() { asked.append("display") }
    func layerNeedsLayout() { asked.append("layout") }
    func layerLayoutIfNeeded() { asked.append("now") }
    func didAdd(animation id: Int, to layer: CALayer, for change: PropertyAnimation.Change) {
      last = id
    }
    func didRemoveAnimation() {}
  }

  private final class Delegate: NSObject, CALayerDelegate {}

  private let stage = Stage()
  private let host = Host()

  private func hosted() -> CALayer {
    let layer = stage.add()
    layer.host = host
    return layer
  }

  private func play(_ change: PropertyAnimation.Change, on layer: CALayer, _ curve: AnyTimingCurve)
  {
    layer.play(change, for: host, endingAt: 2) { now in
      let timing = (try? AnimationTiming(curve: curve, duration: 2)) ?? .instant
      return PropertyAnimation(change: change, beginTime: now, timing: timing)
    }
  }

  @Test("A layer asks its host, which is its delegate until it has another")
  func theHostIsAsked() {
    let (layer, plain, delegate) = (hosted(), CALayer(), Delegate())
    for layer in [layer, plain] {
      layer.setNeedsLayout()
      #expect(layer.needsLayoutNow == (layer.host != nil))
      layer.layoutIfNeeded()
      layer.setNeedsDisplay()
      #expect(!layer.needsLayoutNow && layer.preferredFrameSize() == layer.bounds.size)
    }
    #expect(host.asked == ["layout", "now", "display"])
    #expect(layer.delegate === host && plain.delegate == nil)
    layer.delegate = delegate
    #expect(layer.delegate === delegate)
    layer.delegate = nil
    #expect(layer.delegate === host)
    #expect(delegate.action(for: layer, forKey: "position") == nil)
    #expect(CALayer.defaultAction(forKey: "position") == nil && layer.action(forKey: "a") == nil)
  }

  /// From what is left of a change to nothing, added to the model.
  @Test("An animation of a host's change is found by its key path, with the ends of the change")
  func changesHaveKeyPaths() throws {
    let map = CGAffineTransform(a: 2, b: 0.5, c: -0.5, d: 3, tx: 7, ty: 9)
    let flat = CATransform3DMakeAffineTransform(map)
    let changes: [(PropertyAnimation.Change, String, Any, Any)] = [
      (.position(dx: 3, dy: 4), "position", CGPoint(x: 3, y: 4), CGPoint.zero),
      (
        .bounds(dx: 1, dy: 2, dWidth: 0, dHeight: 0), "bounds.origin", CGPoint(x: 1, y: 2),
        CGPoint.zero
      ),
      (
        .bounds(dx: 0, dy: 0, dWidth: 3, dHeight: 4), "bounds.size", CGSize(width: 3, height: 4),
        CGSize.zero
      ),
      (
        .bounds(dx: 1, dy: 2, dWidth: 3, dHeight: 4), "bounds",
        CGRect(x: 1, y: 2, width: 3, height: 4), CGRect.zero
      ),
      (.transform(map), "transform", flat, CATransform3DIdentity),
      (.opacity(0.5), "opacity", 0.5, 0.0),
    ]
    let layer = hosted()
    try stage.play(at: 3) {
      for (change, _, _, _) in changes { play(change, on: layer, .timingFunction(.easeIn)) }
      #expect(layer.animationKeys() == changes.map(\.1) && layer.animation(forKey: "none") == nil)
      for (_, key, from, to) in changes {
        let found = layer.animation(forKey: key) as? CABasicAnimation
        #expect(found?.keyPath == key && found?.isAdditive == true)
        #expect("\(found?.fromValue ?? "")" == "\(from)" && "\(found?.toValue ?? "")" == "\(to)")
        #expect(found?.beginTime == 3 && found?.duration == 2 && found?.fillMode == .both)
        #expect(found?.timingFunction?.function == .easeIn)
      }
    }
  }

  @Test("An animation can be replaced or taken away by its number, and no other one")
  func animationsHaveNumbers() throws {
    let layer = hosted()
    let linear = AnyTimingCurve.timingFunction(.linear)
    try stage.play {
      play(.position(dx: 0, dy: 10), on: layer, linear)
      let first = host.last
      play(.opacity(0.5), on: layer, linear)
      let timing = (try? AnimationTiming(curve: linear, duration: 2)) ?? .instant
      let farther = PropertyAnimation(
        change: .position(dx: 0, dy: 40), beginTime: 0, timing: timing)
      layer.replaceAnimation(first, by: farther)
      layer.replaceAnimation(first + 100, by: farther)
      layer.removeAnimation(host.last)
      #expect(layer.animationKeys() == ["position"])
    }
    #expect(abs(try stage.top(layer, at: 0.5) - 30) < 1e-9)
  }

  @Test("An implicit animation is found by its key path, and goes between values")
  func implicitAnimationsAreFound() throws {
    let layer = stage.add()
    try stage.play {}
    #expect(CALayer().presentation() == nil)
    try stage.play(at: 1) {
      CATransaction.setAnimationDuration(0.5)
      layer.opacity = 0.25
      #expect(layer.presentation()?.opacity == 1)
      let found = layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(found?.keyPath == "opacity" && found?.isAdditive == false && found?.duration == 0.5)
    }
  }

  @Test("An animation whose time stands still never ends")
  func aPausedAnimationStays() throws {
    let layer = stage.add()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.duration, animation.speed, animation.toValue) = (1, 0, 0.0)
    try stage.play {
      CATransaction.begin()
      CATransaction.setCompletionBlock {}
      #expect(CATransaction.completionBlock() != nil)
      layer.add(animation, forKey: "pause")
      CATransaction.commit()
      #expect(CATransaction.completionBlock() == nil)
    }
    try stage.play(at: 50) { #expect(layer.animationKeys() == ["pause"]) }
    try stage.play(at: 60) { layer.removeAnimation(forKey: "pause") }
    try stage.play(at: 61) { #expect(layer.animationKeys() == nil) }
  }
}

/// Springs and groups of explicit animations, by the equations of their curves.
@MainActor @Suite(.serialized)
struct PacedAnimationTests {
  private func move(_ animation: CABasicAnimation, from: Double, to: Double) -> CABasicAnimation {
    (animation.fromValue, animation.toValue) = (from, to)
    return animation
  }

  @Test("A spring's animation follows its equation", arguments: [(1.0, 100.0), (4, 100), (1, 400)])
  func aSpringSwings(_ mass: Double, _ stiffness: Double) throws {
    let stage = Stage()
    let layer = stage.add(.zero)
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.mass, spring.stiffness) = (mass, stiffness)
    spring.damping = 2 * (mass * stiffness).squareRoot()
    spring.duration = 4
    try stage.play { layer.add(move(spring, from: 0, to: 100), forKey: nil) }
    let rate = (stiffness / mass).squareRoot()
    for time in stride(from: 0.05, to: 1.5, by: 0.05) {
      let left = (1 + rate * time) * exp(-rate * time)
      #expect(abs(try stage.top(layer, at: time) - 100 * (1 - left)) < 1e-6)
    }
  }

  @Test("What is no spring is linear, and has no length or bounce")
  func whatIsNoSpringIsLinear() throws {
    let stage = Stage()
    let layer = stage.add(.zero)
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.mass, spring.duration) = (-1, 2)
    #expect(spring.settlingDuration == 0 && spring.perceptualDuration == 0 && spring.bounce == 0)
    try stage.play { layer.add(move(spring, from: 0, to: 100), forKey: nil) }
    #expect(abs(try stage.top(layer, at: 0.5) - 25) < 1e-9)
    let none = CASpringAnimation(perceptualDuration: -1, bounce: 0)
    #expect(none.mass == 1 && none.stiffness == 100 && none.damping == 10)
    #expect(!none.allowsOverdamping)
  }

  @Test("A group's timing function paces what is in it")
  func aGroupPacesItsParts() throws {
    let stage = Stage()
    let (layer, other) = (stage.add(.zero), stage.add(.zero))
    let group = CAAnimationGroup()
    (group.duration, group.timingFunction) = (1, CAMediaTimingFunction(name: .easeIn))
    group.animations = [move(CABasicAnimation(keyPath: "position.y"), from: 0, to: 1)]
    let empty = CAAnimationGroup()
    empty.duration = 1
    try stage.play {
      layer.add(group, forKey: nil)
      other.add(empty, forKey: "empty")
      #expect(other.animationKeys() == ["empty"])
    }
    // As measured on macOS.
    for (time, progress) in [(0.25, 0.09346466), (0.5, 0.31535682), (0.75, 0.6218605)] {
      #expect(abs(try stage.top(layer, at: time) - progress) < 5e-6)
    }
    #expect(try stage.top(other, at: 0.5) == 0)
  }

  @Test("Timing functions have the control points that Core Animation documents")
  func namedFunctionsHaveTheirPoints() {
    let functions: [(CAMediaTimingFunction, [Float])] = [
      (CAMediaTimingFunction(name: .linear), [0, 0, 1, 1]),
      (CAMediaTimingFunction(name: .easeIn), [0.42, 0, 1, 1]),
      (CAMediaTimingFunction(name: .easeOut), [0, 0, 0.58, 1]),
      (CAMediaTimingFunction(name: .easeInEaseOut), [0.42, 0, 0.58, 1]),
      (CAMediaTimingFunction(name: .default), [0.25, 0.1, 0.25, 1]),
      (CAMediaTimingFunction(name: .init(rawValue: "unknown")), [0, 0, 1, 1]),
      (CAMediaTimingFunction(controlPoints: 0.5, .nan, 0.5, 1), [0, 0, 1, 1]),
    ]
    for (function, points) in functions {
      var found: [Float] = [0, 0, 0, 0]
      function.getControlPoint(at: 1, values: &found)
      found.withUnsafeMutableBufferPointer { values in
        if let second = values.baseAddress { function.getControlPoint(at: 2, values: second + 2) }
      }
      #expect(found == points)
    }
  }

  @Test("Numbers of any type animate, and points as values")
  func numbersOfAnyTypeAnimate() throws {
    let numbers: [Any] = [40, 40.0, CGFloat(40), Float(40), NSNumber(value: 40)]
    for number in numbers {
      let stage = Stage()
      let layer = stage.add(.zero)
      let animation = CABasicAnimation(keyPath: "position.y")
      (animation.fromValue, animation.toValue, animation.duration) = (number, number, 1)
      try stage.play { layer.add(animation, forKey: nil) }
      #expect(try stage.top(layer, at: 0.5) == 40, "\(type(of: number))")
    }
    let stage = Stage()
    let layer = stage.add(.zero)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(point: CGPoint(x: 0, y: 30))
    (animation.toValue, animation.duration) = (CGPoint(x: 0, y: 50), 1)
    try stage.play { layer.add(animation, forKey: nil) }
    #expect(abs(try stage.top(layer, at: 0.5) - 40) < 1e-9)
  }
}
