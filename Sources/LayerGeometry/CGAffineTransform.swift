public import Foundation

#if !canImport(CoreGraphics)
  /// An affine map of the plane, standing in for Core Graphics' type where Foundation lacks it.
  ///
  /// Row vectors, as Core Graphics has them: `[x y 1]` times
  /// `[a b 0; c d 0; tx ty 1]`, so `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
  /// Source: Apple, *CGAffineTransform*.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of x in x.
    public var a: CGFloat
    /// The factor of x in y.
    public var b: CGFloat
    /// The factor of y in x.
    public var c: CGFloat
    /// The factor of y in y.
    public var d: CGFloat
    /// The number that is added to x.
    public var tx: CGFloat
    /// The number that is added to y.
    public var ty: CGFloat

    /// Creates a map from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// All zero, as Swift imports C's structure; the identity has a name of its own.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn by `angle` radians, counterclockwise where y grows upward.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  extension CGAffineTransform {
    /// True if it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The map that does `self` first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The inverse; the map itself where it has none, as Core Graphics answers.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The map that translates first and does `self` second.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The map that scales first and does `self` second.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The map that turns first and does `self` second.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    /// Returns what the map makes of it.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Returns what the map makes of it.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the four mapped corners; the null one stays null.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      guard !isNull else { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      let left = xs.min() ?? 0
      let top = ys.min() ?? 0
      return CGRect(
        x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }
  }
#endif

#if !canImport(Darwin)
  extension CGPoint {
    /// Returns true if both are the same, in the words of Core Graphics.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Returns true if both are the same, in the words of Core Graphics.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Returns true if both are the same, in the words of Core Graphics.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif
