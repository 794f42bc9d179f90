public import Foundation

/// Distances in points from the four edges of a rectangle inward; negative ones reach outward.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Creates insets; an app's own initialiser with such defaults comes first.
  @_disfavoredOverload
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle inside the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// The safe area of a device in landscape, from that in portrait.
  ///
  /// A phone with a home indicator keeps as much at both sides as it keeps at the top in
  /// portrait, and 21 points at the bottom; one without keeps nothing, and a pad all as it is.
  /// Source: safe areas of devices published by Use Your Loaf, "iPhone Screen Sizes".
  package func turnedToLandscape(isPad: Bool) -> UIEdgeInsets {
    if isPad { return self }
    guard bottom > 0 else { return .zero }
    return UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }
}
