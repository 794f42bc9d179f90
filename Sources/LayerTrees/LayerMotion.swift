import Foundation
import LayerGeometry

/// A layer's geometry at an instant, with the rate at which each number changes.
struct LayerMotion {
  var positionX: Motion
  var positionY: Motion
  var boundsX: Motion
  var boundsY: Motion
  var width: Motion
  var height: Motion
  var anchorX: Double
  var anchorY: Double
  var opacity: Motion
  /// Nil where the transform is the identity and stays it.
  var transform: TransformMotion?
}

extension LayerSnapshot {
  func motion(at time: Double) -> LayerMotion {
    guard isPlain else { return mixedMotion(at: time) }
    var motion = LayerMotion(resting: model)
    animations.withUnsafeBufferPointer { animations in
      for index in animations.indices.reversed() where time < animations[index].endTime {
        motion.add(
          animations[index].change, remainder: animations[index].remainderMotion(at: time))
      }
    }
    return motion
  }
}

extension LayerSnapshot {
  /// A rectangle in the layer's coordinates, or its bounds, in those of the layer around it.
  ///
  /// - Parameters:
  ///   - inner: the rectangle; nil for the bounds.
  ///   - time: seconds of the scene.
  ///   - clip: what bounds that mask leave of a rectangle.
  /// - Returns: the rectangle; nil where nothing is left of it.
  func map(
    _ inner: RectMotion?, at time: Double, _ clip: (RectMotion, RectMotion) -> RectMotion?
  ) -> RectMotion? {
    // Most layers rest as they are, and need no more than a shift.
    guard time >= stillTime else {
      let motion = motion(at: time)
      guard let part = clipped(inner, to: motion.boundsRect, clip) else { return nil }
      return motion.mapToSuperlayer(part)
    }
    let (bounds, anchor) = (model.bounds, model.anchorPoint)
    let origin = CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
    return clipped(inner, to: RectMotion(resting: bounds), clip)?
      .moved(from: origin, to: model.position)
  }

  private func clipped(
    _ inner: RectMotion?, to bounds: @autoclosure () -> RectMotion,
    _ clip: (RectMotion, RectMotion) -> RectMotion?
  ) -> RectMotion? {
    guard let inner else { return bounds() }
    return masksToBounds ? clip(inner, bounds()) : inner
  }
}

extension RectMotion {
  fileprivate init(resting rect: CGRect) {
    self.init(
      minX: Motion(rect.origin.x), minY: Motion(rect.origin.y),
      maxX: Motion(rect.origin.x + rect.size.width),
      maxY: Motion(rect.origin.y + rect.size.height))
  }

  /// The same with a point at another place; velocities are as they were.
  fileprivate func moved(from start: CGPoint, to end: CGPoint) -> RectMotion {
    var rect = self
    rect.minX.value = minX.value - start.x + end.x
    rect.minY.value = minY.value - start.y + end.y
    rect.maxX.value = maxX.value - start.x + end.x
    rect.maxY.value = maxY.value - start.y + end.y
    return rect
  }

  /// The part of it that lies within another one, if any.
  func clipped(to bounds: RectMotion) -> RectMotion? {
    let common = intersection(bounds)
    let isNothing =
      common.maxX.value < common.minX.value || common.maxY.value < common.minY.value
    return isNothing ? nil : common
  }
}

extension LayerMotion {
  init(resting values: LayerValues) {
    positionX = Motion(values.position.x)
    positionY = Motion(values.position.y)
    boundsX = Motion(values.bounds.origin.x)
    boundsY = Motion(values.bounds.origin.y)
    width = Motion(values.bounds.size.width)
    height = Motion(values.bounds.size.height)
    anchorX = values.anchorPoint.x
    anchorY = values.anchorPoint.y
    opacity = Motion(values.opacity)
    transform = values.transform.isIdentity ? nil : TransformMotion(values.transform)
  }

  mutating func add(_ change: PropertyAnimation.Change, remainder: Motion) {
    switch change {
    case .position(let dx, let dy):
      positionX = positionX + dx * remainder
      positionY = positionY + dy * remainder
    case .bounds(let dx, let dy, let dWidth, let dHeight):
      boundsX = boundsX + dx * remainder
      boundsY = boundsY + dy * remainder
      width = width + dWidth * remainder
      height = height + dHeight * remainder
    case .transform(let delta):
      let step = TransformMotion(from: delta, toIdentity: remainder)
      map = step.concatenating(map)
    case .opacity(let delta):
      opacity = opacity + delta * remainder
    case .track:
      break
    }
  }

  var boundsRect: RectMotion {
    RectMotion(minX: boundsX, minY: boundsY, maxX: boundsX + width, maxY: boundsY + height)
  }

  func mapToSuperlayer(_ rect: RectMotion) -> RectMotion {
    let originX = boundsX + anchorX * width
    let originY = boundsY + anchorY * height
    var local = RectMotion(
      minX: rect.minX - originX, minY: rect.minY - originY,
      maxX: rect.maxX - originX, maxY: rect.maxY - originY)
    if let transform { local = transform.boundingBox(of: local) }
    return RectMotion(
      minX: local.minX + positionX, minY: local.minY + positionY,
      maxX: local.maxX + positionX, maxY: local.maxY + positionY)
  }
}

extension LayerSnapshot {
  /// The motion where tracks play as well: in the order in which the animations were added.
  ///
  /// A track takes the place of what was there before it or adds to it. The differences of
  /// transforms are kept apart from what they lead to, so that each later one is done after them.
  fileprivate func mixedMotion(at time: Double) -> LayerMotion {
    var motion = LayerMotion(resting: model)
    var detour: TransformMotion?
    for animation in animations where time < animation.endTime {
      switch animation.change {
      case .transform(let delta):
        let step = TransformMotion(
          from: delta, toIdentity: animation.remainderMotion(at: time))
        detour = detour.map { $0.concatenating(step) } ?? step
      case .track(let track):
        guard let progress = animation.progressMotion(at: time) else { continue }
        if track.property.isOfTransform {
          let isReplaced = track.property == .transform && !track.isAdditive
          motion.takeDetour(&detour, droppingIt: isReplaced)
        }
        motion.apply(track, at: progress)
      default:
        motion.add(animation.change, remainder: animation.remainderMotion(at: time))
      }
    }
    motion.takeDetour(&detour, droppingIt: false)
    return motion
  }
}

extension LayerMotion {
  /// Makes the detours so far part of the transform, or drops them where it is replaced.
  fileprivate mutating func takeDetour(_ detour: inout TransformMotion?, droppingIt: Bool) {
    defer { detour = nil }
    guard let detour, !droppingIt else { return }
    map = detour.concatenating(map)
  }
}

extension LayerMotion {
  /// Puts a track's numbers in place of the property's, or adds them.
  fileprivate mutating func apply(_ track: PropertyTrack, at progress: Motion) {
    let numbers = track.numbers(at: progress)
    let adds = track.isAdditive
    switch track.property {
    case .position:
      positionX.take(numbers[0], adding: adds)
      positionY.take(numbers[1], adding: adds)
    case .positionX: positionX.take(numbers[0], adding: adds)
    case .positionY: positionY.take(numbers[0], adding: adds)
    case .bounds:
      boundsX.take(numbers[0], adding: adds)
      boundsY.take(numbers[1], adding: adds)
      width.take(numbers[2], adding: adds)
      height.take(numbers[3], adding: adds)
    case .boundsOrigin:
      boundsX.take(numbers[0], adding: adds)
      boundsY.take(numbers[1], adding: adds)
    case .boundsOriginX: boundsX.take(numbers[0], adding: adds)
    case .boundsOriginY: boundsY.take(numbers[0], adding: adds)
    case .boundsSize:
      width.take(numbers[0], adding: adds)
      height.take(numbers[1], adding: adds)
    case .boundsWidth: width.take(numbers[0], adding: adds)
    case .boundsHeight: height.take(numbers[0], adding: adds)
    case .opacity: opacity.take(numbers[0], adding: adds)
    case .transform: map.replace(numbers, concatenating: adds)
    case .translation:
      map.tx.take(numbers[0], adding: adds)
      map.ty.take(numbers[1], adding: adds)
    case .translationX: map.tx.take(numbers[0], adding: adds)
    case .translationY: map.ty.take(numbers[0], adding: adds)
    case .scale:
      map.stretch(x: numbers[0], adding: adds)
      map.stretch(y: numbers[0], adding: adds)
    case .scaleX: map.stretch(x: numbers[0], adding: adds)
    case .scaleY: map.stretch(y: numbers[0], adding: adds)
    case .rotation, .rotationZ: map.turn(to: numbers[0], adding: adds)
    }
  }

  /// The transform, which is the identity until something changes it.
  private var map: TransformMotion {
    get { transform ?? TransformMotion(.identity) }
    set { transform = newValue }
  }
}

extension AnimatedProperty {
  /// True of the transform and of its parts.
  fileprivate var isOfTransform: Bool {
    switch self {
    case .transform, .translation, .translationX, .translationY, .scale, .scaleX, .scaleY,
      .rotation, .rotationZ:
      true
    default: false
    }
  }
}

extension Motion {
  fileprivate mutating func take(_ other: Motion, adding: Bool) {
    self = adding ? self + other : other
  }
}

extension TransformMotion {
  /// The whole map; an additive one is what is done before the map that is there.
  fileprivate mutating func replace(_ numbers: NumbersMotion, concatenating: Bool) {
    var map = self
    map.a = numbers[0]
    map.b = numbers[1]
    map.c = numbers[2]
    map.d = numbers[3]
    map.tx = numbers[4]
    map.ty = numbers[5]
    self = concatenating ? map.concatenating(self) : map
  }

  fileprivate mutating func stretch(x scale: Motion, adding: Bool) {
    let old = Motion.length(a, b)
    let factor = (adding ? old + scale : scale) * old.reciprocal
    (a, b) = (a * factor, b * factor)
  }

  fileprivate mutating func stretch(y scale: Motion, adding: Bool) {
    let old = Motion.length(c, d)
    let factor = (adding ? old + scale : scale) * old.reciprocal
    (c, d) = (c * factor, d * factor)
  }

  /// Turns the axes together, so that the first points where the angle says.
  fileprivate mutating func turn(to angle: Motion, adding: Bool) {
    let old = adding ? 0 : atan2(b.value, a.value)
    let by = Motion(angle.value - old, velocity: angle.velocity)
    let cosine = Motion(cos(by.value), velocity: -sin(by.value) * by.velocity)
    let sine = Motion(sin(by.value), velocity: cos(by.value) * by.velocity)
    (a, b) = (a * cosine - b * sine, a * sine + b * cosine)
    (c, d) = (c * cosine - d * sine, c * sine + d * cosine)
  }
}

extension Motion {
  fileprivate static func length(_ x: Motion, _ y: Motion) -> Motion {
    let length = hypot(x.value, y.value)
    guard length > 0 else { return Motion(0) }
    return Motion(length, velocity: (x.value * x.velocity + y.value * y.velocity) / length)
  }

  /// 1 / value; 0 where there is none.
  fileprivate var reciprocal: Motion {
    value == 0 ? Motion(0) : Motion(1 / value, velocity: -velocity / (value * value))
  }
}

extension LayerValues {
  /// The values of a moving layer at the instant.
  init(_ motion: LayerMotion, anchorPoint: CGPoint) {
    self.init(
      position: CGPoint(x: motion.positionX.value, y: motion.positionY.value),
      anchorPoint: anchorPoint,
      bounds: CGRect(
        x: motion.boundsX.value, y: motion.boundsY.value, width: motion.width.value,
        height: motion.height.value),
      transform: motion.transform?.transform ?? .identity, opacity: motion.opacity.value)
  }
}

extension TransformMotion {
  fileprivate var transform: CGAffineTransform {
    CGAffineTransform(
      a: a.value, b: b.value, c: c.value, d: d.value, tx: tx.value, ty: ty.value)
  }
}
