import Foundation
import LayerGeometry

/// An affine map whose six numbers move.
struct TransformMotion {
  var a: Motion
  var b: Motion
  var c: Motion
  var d: Motion
  var tx: Motion
  var ty: Motion

  /// A map that is at rest.
  init(_ transform: CGAffineTransform) {
    a = Motion(transform.a)
    b = Motion(transform.b)
    c = Motion(transform.c)
    d = Motion(transform.d)
    tx = Motion(transform.tx)
    ty = Motion(transform.ty)
  }

  /// What is left of `transform` on its way to the identity: `I + (transform - I) · remainder`.
  init(from transform: CGAffineTransform, toIdentity remainder: Motion) {
    a = Motion(1) + Double(transform.a - 1) * remainder
    b = Double(transform.b) * remainder
    c = Double(transform.c) * remainder
    d = Motion(1) + Double(transform.d - 1) * remainder
    tx = Double(transform.tx) * remainder
    ty = Double(transform.ty) * remainder
  }

  /// The map that does `self` first and `other` second.
  func concatenating(_ other: TransformMotion) -> TransformMotion {
    var result = self
    result.a = a * other.a + b * other.c
    result.b = a * other.b + b * other.d
    result.c = c * other.a + d * other.c
    result.d = c * other.b + d * other.d
    result.tx = tx * other.a + ty * other.c + other.tx
    result.ty = tx * other.b + ty * other.d + other.ty
    return result
  }

  /// The upright box around the four mapped corners.
  func boundingBox(of rect: RectMotion) -> RectMotion {
    let across = (a * rect.minX, a * rect.maxX)
    let along = (c * rect.minY, c * rect.maxY)
    let down = (d * rect.minY, d * rect.maxY)
    let aside = (b * rect.minX, b * rect.maxX)
    return RectMotion(
      minX: Motion.min(across.0, across.1) + Motion.min(along.0, along.1) + tx,
      minY: Motion.min(down.0, down.1) + Motion.min(aside.0, aside.1) + ty,
      maxX: Motion.max(across.0, across.1) + Motion.max(along.0, along.1) + tx,
      maxY: Motion.max(down.0, down.1) + Motion.max(aside.0, aside.1) + ty)
  }
}
