/// What a key path of Core Animation names, with how many numbers it has.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable, Codable {
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case bounds
  case boundsOrigin = "bounds.origin"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case opacity
  case transform
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  /// The turn in radians.
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
}

/// Up to six numbers that are animated together; what a property does not have is 0.
///
/// A transform's are a, b, c, d, tx and ty.
public typealias AnimatedNumbers = SIMD8<Double>
