import AnimationCurves
import LayerTrees

/// An explicit animation of one key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether its values are added to what shows without it.
  open var isAdditive = false
  /// Whether each cycle starts from where the one before has ended; has no effect here.
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
