import LayerTrees

/// Something that points and rectangles can be given in: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that it shows of itself, in its own coordinates.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(toScreen.concatenating(coordinateSpace.toScreen.inverted()))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(toScreen.concatenating(coordinateSpace.toScreen.inverted()))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  /// The model's map from its coordinates to the screen's.
  private var toScreen: CGAffineTransform {
    (self as? UIView)?.toScreen ?? (self as? UprightSpace)?.toScreen ?? .identity
  }
}

extension UIView: UICoordinateSpace {
  fileprivate var toScreen: CGAffineTransform {
    let map = toWindow
    return window.map { map.concatenating($0.layer.model.toSuperlayer) } ?? map
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen as it is turned now.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The screen as it is held upright, however it is turned now.
  public var fixedCoordinateSpace: any UICoordinateSpace { UprightSpace(of: self) }
}

/// The coordinates of a screen held upright.
@MainActor
private final class UprightSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(of screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { CGRect(origin: .zero, size: screen.size(in: .portrait)) }

  /// On its side the device's top is at the left (landscape right) or at the right.
  var toScreen: CGAffineTransform {
    let size = screen.bounds.size
    return switch screen.orientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    default: .identity
    }
  }
}
