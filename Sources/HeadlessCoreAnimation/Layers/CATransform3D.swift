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

  /// Its map of the plane, without depth.
  package var affine: CGAffineTransform {
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

/// A turn about an axis, as Rodrigues' formula has it.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  var r = CATransform3DIdentity
  (r.m11, r.m12, r.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
  (r.m21, r.m22, r.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
  (r.m31, r.m32, r.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  return r
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.times(b)
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).times(t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).times(t) }

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).times(t) }

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m34 == 0 && t.m44 == 1
}

extension CATransform3D {
  /// The product as Core Animation multiplies: first the left, then the right.
  func times(_ o: CATransform3D) -> CATransform3D {
    let rows = [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
    let other = [
      [o.m11, o.m12, o.m13, o.m14], [o.m21, o.m22, o.m23, o.m24], [o.m31, o.m32, o.m33, o.m34],
      [o.m41, o.m42, o.m43, o.m44],
    ]
    func cell(_ row: Int, _ column: Int) -> CGFloat {
      (0..<4).reduce(0) { $0 + rows[row][$1] * other[$1][column] }
    }
    var r = self
    (r.m11, r.m12, r.m13, r.m14) = (cell(0, 0), cell(0, 1), cell(0, 2), cell(0, 3))
    (r.m21, r.m22, r.m23, r.m24) = (cell(1, 0), cell(1, 1), cell(1, 2), cell(1, 3))
    (r.m31, r.m32, r.m33, r.m34) = (cell(2, 0), cell(2, 1), cell(2, 2), cell(2, 3))
    (r.m41, r.m42, r.m43, r.m44) = (cell(3, 0), cell(3, 1), cell(3, 2), cell(3, 3))
    return r
  }
}
