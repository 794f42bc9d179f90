public import Foundation

/// The device pixels of a screen, on which layout puts the edges of what is at rest.
///
/// Edges are rounded, never sizes: two rectangles that share an edge still share it after
/// snapping. `edge' = round(edge · scale) / scale`, halves away from zero.
/// Source: Auto Layout's own results, 950.25 at 2x -> 950.5 and 173.25 at 3x -> 173.3333.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point, 1, 2 or 3 on real screens.
  public let scale: Double

  /// A grid with `scale` pixels per point; `scale` must be positive and finite.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a pixel grid needs a positive scale")
    self.scale = scale
  }

  /// The length of a pixel's side in points.
  public var pixel: Double { 1 / scale }

  public func snap(_ edge: Double) -> Double {
    (edge * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  public func snap(_ rect: CGRect) -> CGRect {
    let left = snap(Double(rect.minX))
    let top = snap(Double(rect.minY))
    return CGRect(
      x: left, y: top,
      width: snap(Double(rect.maxX)) - left, height: snap(Double(rect.maxY)) - top)
  }
}
