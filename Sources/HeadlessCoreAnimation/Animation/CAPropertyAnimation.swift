import AnimationCurves
import LayerTrees

/// An explicit animation of one key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// True if its values are added to what shows without it.
  open var isAdditive = false
  /// True if each cycle starts from where the one before has ended; has no effect here.
  open var isCumulative = false

  public required init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
    isCumulative = other.isCumulative
  }

  /// The pacing of the whole way.
  var curve: AnyTimingCurve { timingFunction?.curve ?? .timingFunction(.linear) }

  /// The values it goes through, where its key path is known.
  func track(of property: AnimatedProperty, shown: LayerValues) -> PropertyTrack? { nil }

  override func propertyAnimations(in scope: AnimationScope) -> [PropertyAnimation] {
    let clock = clock(in: scope)
    guard let property = keyPath.flatMap(AnimatedProperty.init(rawValue:)),
      let track = track(of: property, shown: scope.shown),
      let timing = try? AnimationTiming(curve: curve, duration: clock.duration)
    else { return [] }
    return [
      PropertyAnimation(change: .track(track), timing: timing, clocks: scope.clocks + [clock])
    ]
  }
}

/// An animation from one value to another.
///
/// What is not given is filled in from what the screen shows when it is added: `fromValue` alone
/// goes from there to what shows, `toValue` alone from what shows, `byValue` adds to either.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func track(of property: AnimatedProperty, shown: LayerValues) -> PropertyTrack? {
    let here = isAdditive ? .zero : shown.numbers(of: property)
    let from = fromValue.flatMap { AnimatedNumbers($0, of: property) }
    let to = toValue.flatMap { AnimatedNumbers($0, of: property) }
    let by = byValue.flatMap { AnimatedNumbers($0, of: property) }
    let values: (AnimatedNumbers, AnimatedNumbers) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from + by)
      case (nil, let to?, let by?): (to - by, to)
      case (let from?, nil, nil): (from, here)
      case (nil, let to?, nil): (here, to)
      case (nil, nil, let by?): (here, here + by)
      case (nil, nil, nil): (here, here)
      }
    return PropertyTrack(property, values: [values.0, values.1], isAdditive: isAdditive)
  }
}

extension CAPropertyAnimation {
  /// The explicit animation that a host's change amounts to, for those who look it up by key.
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

extension AnimatedNumbers {
  /// The numbers of a value as animations carry it; nil where it does not fit the property.
  init?(_ value: Any, of property: AnimatedProperty) {
    switch property {
    case .position, .boundsOrigin:
      guard let point = value as? CGPoint ?? (value as? NSValue)?.point else { return nil }
      self.init(point.x, point.y)
    case .translation:
      if let size = value as? CGSize {
        self.init(size.width, size.height)
      } else if let point = value as? CGPoint {
        self.init(point.x, point.y)
      } else {
        return nil
      }
    case .boundsSize:
      guard let size = value as? CGSize else { return nil }
      self.init(size.width, size.height)
    case .bounds:
      guard let rect = value as? CGRect else { return nil }
      self.init(rect)
    case .transform:
      guard let map = value as? CGAffineTransform ?? (value as? CATransform3D)?.affine else {
        return nil
      }
      self.init(map)
    default:
      guard let number = Double(scalar: value) else { return nil }
      self.init(number)
    }
  }

  private init(_ first: CGFloat, _ second: CGFloat = 0) {
    self = .zero
    self[0] = Double(first)
    self[1] = Double(second)
  }

  private init(_ rect: CGRect) {
    self.init(rect.origin.x, rect.origin.y)
    self[2] = Double(rect.size.width)
    self[3] = Double(rect.size.height)
  }

  package init(_ map: CGAffineTransform) {
    self.init(map.a, map.b)
    self[2] = Double(map.c)
    self[3] = Double(map.d)
    self[4] = Double(map.tx)
    self[5] = Double(map.ty)
  }
}

extension NSValue {
  /// The point it holds, if it holds one.
  fileprivate var point: CGPoint? {
    String(cString: objCType).hasPrefix("{CGPoint=") ? pointValue : nil
  }
}

extension Double {
  /// The number in a value of any numeric type.
  fileprivate init?(scalar value: Any) {
    switch value {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as Int: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}
