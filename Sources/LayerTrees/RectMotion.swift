public import Foundation

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

  /// Creates a rect motion.
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

  /// What both rectangles share at this instant; its maxima are below its minima if nothing.
  public func intersection(_ other: RectMotion) -> RectMotion {
    RectMotion(
      minX: Motion.max(minX, other.minX), minY: Motion.max(minY, other.minY),
      maxX: Motion.min(maxX, other.maxX), maxY: Motion.min(maxY, other.maxY))
  }
}
