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
    for index in animations.indices.reversed() where time < animations[index].endTime {
      motion.add(animations[index].change, remainder: animations[index].remainderMotion(at: time))
    }
    return motion
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
      transform = step.concatenating(transform ?? TransformMotion(.identity))
    case .opacity(let delta):
      opacity = opacity + delta * remainder
    case .track:
      break
    }
  }

  var boundsRect: RectMotion {
    RectMotion(minX: boundsX, minY: boundsY, maxX: boundsX + width, maxY: boundsY + height)
  }

  /// The part of a rectangle in the layer's own coordinates that lies within its bounds, if any.
  func clip(_ rect: RectMotion) -> RectMotion? {
    let common = rect.intersection(boundsRect)
    let isNothing =
      common.maxX.value < common.minX.value || common.maxY.value < common.minY.value
    return isNothing ? nil : common
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
