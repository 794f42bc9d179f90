/// What a layer scrolls: how high its content is, and how much room there is around it, in points.
public struct ScrollContent: Hashable, Sendable {
  public let height: Double
  public let topInset: Double
  public let bottomInset: Double

  public init(height: Double, topInset: Double = 0, bottomInset: Double = 0) {
    self.height = height
    self.topInset = topInset
    self.bottomInset = bottomInset
  }

  /// The least and the greatest offset that a person can scroll to in a window of `height` points.
  public func offsets(inWindow height: Double) -> ClosedRange<Double> {
    let least = -topInset
    return least...max(least, self.height + bottomInset - height)
  }
}
