import AnimationCurves
import LayerTrees

/// A change that a property animator moves.
@MainActor
struct AnimatorMember {
  let layer: CALayer
  /// Names its animation among the layer's.
  let id: Int
  let change: PropertyAnimation.Change
  /// The animator's own time from which on it moves, in seconds.
  let start: Double
  let timing: AnimationTiming

  /// Takes the animation away, and puts the model where a share of the way is left.
  func settle(remainder: Double) {
    layer.removeAnimation(id)
    guard remainder != 0 else { return }
    var values = layer.model
    values.add(change, remainder: remainder)
    layer.assign(values)
  }
}

extension AnimatorCourse {
  /// The share of a change's way that is left at an instant.
  @MainActor
  func remainder(of member: AnimatorMember, at now: Double) -> Double {
    switch mode {
    case .standing(let progress) where member.start == 0: 1 - progress
    case .standing, .along: 1 - member.timing.progress(at: time(at: now) - member.start)
    case .retimed: 1 - progress(at: now)
    }
  }

  /// The animation that the layer plays for a change.
  @MainActor
  func animation(of member: AnimatorMember) -> PropertyAnimation {
    switch mode {
    case .standing:
      let rest = remainder(of: member, at: 0)
      return Self.animation(
        of: member.change, from: rest, to: rest, by: .instant, [MediaClock(beginTime: 0, speed: 0)])
    case .along(let begin, let speed):
      if speed == 1, start == 0 {
        return PropertyAnimation(
          change: member.change, beginTime: begin + member.start, timing: member.timing)
      }
      let map = MediaClock(beginTime: begin, speed: speed, timeOffset: start)
      return PropertyAnimation(
        change: member.change, timing: member.timing,
        clocks: [map, Self.clock(from: member.start, for: member.timing)])
    case .retimed(let begin, let from, let to, let curve):
      return Self.animation(
        of: member.change, from: 1 - from, to: 1 - to, by: curve,
        [Self.clock(from: begin, for: curve)])
    }
  }

  private static func clock(from begin: Double, for timing: AnimationTiming) -> MediaClock {
    MediaClock(
      beginTime: begin, duration: timing.duration, fillsBackwards: true, fillsForwards: true)
  }

  /// A change of which the share left goes from one to another.
  private static func animation(
    of change: PropertyAnimation.Change, from: Double, to: Double, by timing: AnimationTiming,
    _ clocks: [MediaClock]
  ) -> PropertyAnimation {
    let (property, delta, origin) = change.additiveNumbers
    let track = PropertyTrack(
      property, values: [origin + delta * from, origin + delta * to], isAdditive: true)
    return PropertyAnimation(change: .track(track), timing: timing, clocks: clocks)
  }
}

extension PropertyAnimation.Change {
  /// The property, the old value less the new one, and what no difference is.
  fileprivate var additiveNumbers:
    (property: AnimatedProperty, delta: AnimatedNumbers, origin: AnimatedNumbers)
  {
    var delta = AnimatedNumbers.zero
    switch self {
    case .position(let dx, let dy):
      (delta[0], delta[1]) = (dx, dy)
      return (.position, delta, .zero)
    case .bounds(let dx, let dy, let width, let height):
      (delta[0], delta[1], delta[2], delta[3]) = (dx, dy, width, height)
      return (.bounds, delta, .zero)
    case .transform(let map):
      let identity = AnimatedNumbers(CGAffineTransform.identity)
      return (.transform, AnimatedNumbers(map) - identity, identity)
    case .opacity(let change):
      delta[0] = change
      return (.opacity, delta, .zero)
    case .track(let track): return (track.property, .zero, .zero)
    }
  }
}

extension CALayer {
  /// Takes on values at once, by way of the view where it has one, so that layout hears of it.
  func assign(_ values: LayerValues) {
    guard let view else { return assignOwn(values) }
    UIView.performWithoutAnimation {
      if view.bounds != values.bounds { view.bounds = values.bounds }
      if view.center != values.position { view.center = values.position }
      if view.transform != values.transform { view.transform = values.transform }
      if model.opacity != values.opacity { view.alpha = CGFloat(values.opacity) }
    }
  }

  private func assignOwn(_ values: LayerValues) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bounds = values.bounds
    position = values.position
    setAffineTransform(values.transform)
    opacity = Float(values.opacity)
    CATransaction.commit()
  }
}
