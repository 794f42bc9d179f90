import Compositing
public import Foundation

/// A rectangle of a frame in which a finding shows, in points of the screen.
public struct FrameMark: Hashable, Sendable {
  /// The kind of the finding that it shows.
  public let kind: FindingKind
  /// Where it is, in points of the screen.
  public let rect: CGRect
  /// How much of the finding it stands for in this frame, in points.
  public let points: Double

  /// A mark whose finding is as great as the rectangle is high where no points are given.
  public init(kind: FindingKind, rect: CGRect, points: Double? = nil) {
    self.kind = kind
    self.rect = rect
    self.points = points ?? Double(rect.height)
  }
}
