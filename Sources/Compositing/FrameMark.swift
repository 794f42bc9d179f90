public import Foundation

/// A rectangle of a frame in which a finding shows, in points of the screen.
public struct FrameMark: Hashable, Sendable {
  public let kind: FindingKind
  public let rect: CGRect

  public init(kind: FindingKind, rect: CGRect) {
    self.kind = kind
    self.rect = rect
  }
}
