/// A map of space, of which this package shows what it does to the plane.
///
/// Row vectors, as Core Animation has them: m41 and m42 are the translation.
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// A map of the plane that leaves depth alone.
  init(_ map: CGAffineTransform) {
    (m11, m12, m13, m14) = (map.a, map.b, 0, 0)
    (m21, m22, m23, m24) = (map.c, map.d, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (map.tx, map.ty, 0, 1)
  }

  /// What it does to the plane.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

public let CATransform3DIdentity = CATransform3D(.identity)

/// A translation; depth is kept in m43 and shows nothing.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var map = CATransform3D(CGAffineTransform(translationX: tx, y: ty))
  map.m43 = tz
  return map
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
  map.m33 = sz
  return map
}

public func CATransform3DMakeAffineTransform(_ map: CGAffineTransform) -> CATransform3D {
  CATransform3D(map)
}

public func CATransform3DGetAffineTransform(_ map: CATransform3D) -> CGAffineTransform {
  map.affine
}
