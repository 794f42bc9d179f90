import Foundation
public import LayerGeometry

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
