import Foundation
import LayerGeometry

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
