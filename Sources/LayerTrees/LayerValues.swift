public import Foundation
public import LayerGeometry

/// The animatable values of a layer, in points, as the model has them or as the screen shows them.
///
/// A point `p` of the layer lies in its superlayer at
/// `transform(p - (bounds.origin + anchorPoint · bounds.size)) + position`.
/// Source: Apple, *Core Animation Programming Guide*, "Layer Geometry".
public struct LayerValues: Hashable, Sendable {
  /// The place of the anchor in the superlayer.
  public var position: CGPoint
  /// The point of the bounds that lies at `position`, in fractions of the bounds' size.
  public var anchorPoint: CGPoint
  /// The layer's own coordinates; the origin is how far its content is scrolled.
  public var bounds: CGRect
  /// The transform about the anchor.
  public var transform: CGAffineTransform
  /// Opacity in 0...1.
  public var opacity: Double

  /// Creates the values of a layer.
  public init(
    position: CGPoint = .zero,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    bounds: CGRect = .zero,
    transform: CGAffineTransform = .identity,
    opacity: Double = 1
  ) {
    self.position = position
    self.anchorPoint = anchorPoint
    self.bounds = bounds
    self.transform = transform
    self.opacity = opacity
  }
}

extension LayerValues {
  /// The map from the layer's own coordinates to its superlayer's.
  public var toSuperlayer: CGAffineTransform {
    let anchorX = bounds.minX + anchorPoint.x * bounds.width
    let anchorY = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -anchorX, y: -anchorY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The layer's rectangle in its superlayer, the upright box around it where it is turned.
  public var frame: CGRect {
    guard !transform.isIdentity else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    return bounds.applying(toSuperlayer)
  }
}

extension LayerValues {
  /// The numbers that an animation of a property starts from or ends at.
  public func numbers(of property: AnimatedProperty) -> AnimatedNumbers {
    let numbers: [CGFloat] =
      switch property {
      case .position: [position.x, position.y]
      case .positionX: [position.x]
      case .positionY: [position.y]
      case .bounds: [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      case .boundsOrigin: [bounds.origin.x, bounds.origin.y]
      case .boundsOriginX: [bounds.origin.x]
      case .boundsOriginY: [bounds.origin.y]
      case .boundsSize: [bounds.size.width, bounds.size.height]
      case .boundsWidth: [bounds.size.width]
      case .boundsHeight: [bounds.size.height]
      case .opacity: [CGFloat(opacity)]
      case .transform:
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      case .translation: [transform.tx, transform.ty]
      case .translationX: [transform.tx]
      case .translationY: [transform.ty]
      case .scale: [(hypot(transform.a, transform.b) + hypot(transform.c, transform.d)) / 2]
      case .scaleX: [hypot(transform.a, transform.b)]
      case .scaleY: [hypot(transform.c, transform.d)]
      case .rotation, .rotationZ: [atan2(transform.b, transform.a)]
      }
    var result = AnimatedNumbers.zero
    for (index, number) in numbers.enumerated() { result[index] = Double(number) }
    return result
  }
}
