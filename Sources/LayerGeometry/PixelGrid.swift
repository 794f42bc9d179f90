public import Foundation

/// The device pixels of a screen, on which layout puts the edges of what is at rest.
///
/// Edges are rounded, never sizes: two rectangles that share an edge still share it after
/// snapping. `edge' = round(edge · scale) / scale`, halves away from zero. What lies within a
/// millionth of a pixel of a half counts as one: layout computes edges to 1e-8 points, and two
/// results for the same edge must not end a pixel apart.
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

  /// Returns the edge of a pixel that is nearest to an edge.
  public func snap(_ edge: Double) -> Double { pixels(at: edge) / scale }

  /// The rectangle with its edges on the grid, as seen from a point that is put on the grid as well.
  ///
  /// Edges are subtracted as whole pixels, so a size depends on no more than how many it spans.
  public func snap(_ rect: CGRect, from origin: CGPoint = .zero) -> CGRect {
    let left = pixels(at: Double(rect.minX))
    let top = pixels(at: Double(rect.minY))
    return CGRect(
      x: (left - pixels(at: Double(origin.x))) / scale,
      y: (top - pixels(at: Double(origin.y))) / scale,
      width: (pixels(at: Double(rect.maxX)) - left) / scale,
      height: (pixels(at: Double(rect.maxY)) - top) / scale)
  }

  /// The whole number of pixels nearest to an edge.
  private func pixels(at edge: Double) -> Double {
    let exact = edge * scale
    return (exact + (exact < 0 ? -Self.noise : Self.noise))
      .rounded(.toNearestOrAwayFromZero)
  }

  /// The distance from a half at which a number of pixels still counts as one.
  private static let noise = 1e-6
}
