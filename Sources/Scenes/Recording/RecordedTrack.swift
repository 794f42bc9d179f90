/// The edges of keyboard and bar in each frame of a recording, in points; nil where they are hidden.
public struct RecordedTrack: Hashable, Sendable, Codable {
  /// The time of each frame, in seconds, ascending.
  public var times: [Double]
  /// The keyboard's top in each frame; nil where it is hidden.
  public var keyboardTop: [Double?]
  /// The bar's top in each frame; nil where it is hidden.
  public var barTop: [Double?]
  /// The bar's bottom in each frame; nil where it is hidden.
  public var barBottom: [Double?]

  /// A track with one value of each edge per time.
  public init(
    times: [Double], keyboardTop: [Double?], barTop: [Double?], barBottom: [Double?]
  ) {
    self.times = times
    self.keyboardTop = keyboardTop
    self.barTop = barTop
    self.barBottom = barBottom
  }
}
