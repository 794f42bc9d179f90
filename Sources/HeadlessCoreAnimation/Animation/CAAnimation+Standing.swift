import AnimationCurves
import LayerTrees

extension CAPropertyAnimation {
  /// The explicit animation that a view's change amounts to, for those who look it up by key.
  static func standing(for value: PropertyAnimation) -> CAPropertyAnimation {
    let animation: CABasicAnimation
    if case .spring(let spring) = value.timing.curve {
      let swinging = CASpringAnimation()
      (swinging.mass, swinging.stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
      swinging.damping = CGFloat(spring.damping)
      swinging.initialVelocity = CGFloat(spring.initialVelocity)
      swinging.allowsOverdamping = spring.allowsOverdamping
      animation = swinging
    } else {
      animation = CABasicAnimation()
    }
    if case .timingFunction(let function) = value.timing.curve {
      animation.timingFunction = CAMediaTimingFunction(function)
    }
    animation.keyPath = value.keyPath
    animation.beginTime = value.beginTime
    animation.duration = value.timing.duration
    animation.fillMode = .both
    animation.setEnds(of: value.change)
    return animation
  }
}

extension CABasicAnimation {
  fileprivate func setEnds(of change: PropertyAnimation.Change) {
    isAdditive = true
    switch change {
    case .position(let dx, let dy):
      (fromValue, toValue) = (CGPoint(x: dx, y: dy), CGPoint.zero)
    case .bounds(let dx, let dy, 0, 0):
      (fromValue, toValue) = (CGPoint(x: dx, y: dy), CGPoint.zero)
    case .bounds(0, 0, let width, let height):
      (fromValue, toValue) = (CGSize(width: width, height: height), CGSize.zero)
    case .bounds(let dx, let dy, let width, let height):
      fromValue = CGRect(x: dx, y: dy, width: width, height: height)
      toValue = CGRect.zero
    case .transform(let delta):
      fromValue = CATransform3DMakeAffineTransform(delta)
      toValue = CATransform3DIdentity
    case .opacity(let delta): (fromValue, toValue) = (delta, 0.0)
    case .track: isAdditive = false
    }
  }
}
