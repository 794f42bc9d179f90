public import Foundation
public import LayerGeometry

/// A quantity that moves: its value and its rate of change per second.
///
/// Sums and products follow the rules of differentiation, so that whatever is computed from
/// moving quantities carries an exact velocity along: `(u·v)' = u'·v + u·v'`.
public struct Motion: Hashable, Sendable {
  /// The value.
  public var value: Double
  /// The value's change per second.
  public var velocity: Double

  /// Creates a motion.
  public init(_ value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// At 0, at rest.
  public static let zero = Motion(0)
}

extension Motion {
  /// Returns the sum of values and velocities.
  public static func + (left: Motion, right: Motion) -> Motion {
    Motion(left.value + right.value, velocity: left.velocity + right.velocity)
  }

  /// Returns the difference of values and velocities.
  public static func - (left: Motion, right: Motion) -> Motion {
    Motion(left.value - right.value, velocity: left.velocity - right.velocity)
  }

  /// Returns the product, with the velocity that follows.
  public static func * (left: Motion, right: Motion) -> Motion {
    Motion(
      left.value * right.value,
      velocity: left.velocity * right.value + left.value * right.velocity)
  }

  /// Returns the product, with the velocity that follows.
  public static func * (left: Double, right: Motion) -> Motion {
    Motion(left * right.value, velocity: left * right.velocity)
  }

  /// The smaller of two; of equals the first.
  public static func min(_ left: Motion, _ right: Motion) -> Motion {
    right.value < left.value ? right : left
  }

  /// The greater of two; of equals the first.
  public static func max(_ left: Motion, _ right: Motion) -> Motion {
    right.value > left.value ? right : left
  }
}

/// An upright rectangle whose edges move.
public struct RectMotion: Hashable, Sendable {
  /// The left edge.
  public var minX: Motion
  /// The top edge.
  public var minY: Motion
  /// The right edge.
  public var maxX: Motion
  /// The bottom edge.
  public var maxY: Motion

  /// Creates a rectangle from its moving edges.
  public init(minX: Motion, minY: Motion, maxX: Motion, maxY: Motion) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle at this instant.
  public var rect: CGRect {
    CGRect(
      x: minX.value, y: minY.value,
      width: maxX.value - minX.value, height: maxY.value - minY.value)
  }

  /// Nothing, at the origin.
  public static let empty = RectMotion(minX: .zero, minY: .zero, maxX: .zero, maxY: .zero)

  /// The area of both rectangles at this instant; its maxima are below its minima if there is none.
  public func intersection(_ other: RectMotion) -> RectMotion {
    RectMotion(
      minX: Motion.max(minX, other.minX), minY: Motion.max(minY, other.minY),
      maxX: Motion.min(maxX, other.maxX), maxY: Motion.min(maxY, other.maxY))
  }
}

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

  /// The rest of `transform` on its way to the identity: `I + (transform - I) · remainder`.
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

extension CGAffineTransform {
  /// The map a share of the way from the identity: `I + (self - I) · remainder`, by component.
  ///
  /// Exact for translations and for scales; a turn is not kept rigid on its way.
  public func interpolated(toIdentity remainder: Double) -> CGAffineTransform {
    CGAffineTransform(
      a: 1 + (a - 1) * remainder, b: b * remainder, c: c * remainder,
      d: 1 + (d - 1) * remainder, tx: tx * remainder, ty: ty * remainder)
  }
}
