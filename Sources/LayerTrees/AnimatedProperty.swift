/// What a key path of Core Animation names, with how many numbers it has.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable, Codable {
  /// The place of the layer's anchor.
  case position
  /// The place across.
  case positionX = "position.x"
  /// The place down.
  case positionY = "position.y"
  /// Origin and size.
  case bounds
  /// What of the content is at the top left.
  case boundsOrigin = "bounds.origin"
  /// How far the content is scrolled across.
  case boundsOriginX = "bounds.origin.x"
  /// How far the content is scrolled down.
  case boundsOriginY = "bounds.origin.y"
  /// The size.
  case boundsSize = "bounds.size"
  /// The width.
  case boundsWidth = "bounds.size.width"
  /// The height.
  case boundsHeight = "bounds.size.height"
  /// The opacity.
  case opacity
  /// The whole transform.
  case transform
  /// The transform's way.
  case translation = "transform.translation"
  /// The transform's way across.
  case translationX = "transform.translation.x"
  /// The transform's way down.
  case translationY = "transform.translation.y"
  /// The transform's scale.
  case scale = "transform.scale"
  /// The transform's scale across.
  case scaleX = "transform.scale.x"
  /// The transform's scale down.
  case scaleY = "transform.scale.y"
  /// The turn in radians.
  case rotation = "transform.rotation"
  /// The transform's angle, in radians.
  case rotationZ = "transform.rotation.z"
}

/// Up to six numbers that are animated together; what a property does not have is 0.
///
/// A transform's are a, b, c, d, tx and ty.
public typealias AnimatedNumbers = SIMD8<Double>
