import AnimationCurves

/// The content that a layer scrolls: its height, the room around it, and its motion.
///
/// Lengths are points.
public struct ScrollContent: Hashable, Sendable {
  /// The height of the content, in points.
  public let height: Double
  /// The inset at the top, in points.
  public let topInset: Double
  /// The inset at the bottom, in points.
  public let bottomInset: Double
  /// The part of the bottom inset that a table controller has added for the keyboard, in points.
  public let keyboardRoom: Double
  /// True while it is scrolled step by step: by a finger, after one, or by an animation.
  public let isScrolling: Bool
  /// True while it is UIKit that scrolls it, to show the field that has got the focus.
  public let isShowingField: Bool

  /// Creates the content of a layer that scrolls.
  public init(
    height: Double, topInset: Double = 0, bottomInset: Double = 0, keyboardRoom: Double = 0,
    isScrolling: Bool = false, isShowingField: Bool = false
  ) {
    self.height = height
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.keyboardRoom = keyboardRoom
    self.isScrolling = isScrolling
    self.isShowingField = isShowingField
  }

  /// The least and the greatest offset that a person can scroll to in a window of `height` points.
  public func offsets(inWindow height: Double) -> ClosedRange<Double> {
    let least = -topInset
    return least...max(least, self.height + bottomInset - height)
  }
}

extension ScrollContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case height, topInset, bottomInset, keyboardRoom, isScrolling, isShowingField
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      height: try fields.decode(Double.self, forKey: .height),
      topInset: try fields.value(.topInset, or: 0),
      bottomInset: try fields.value(.bottomInset, or: 0),
      keyboardRoom: try fields.value(.keyboardRoom, or: 0),
      isScrolling: try fields.value(.isScrolling, or: false),
      isShowingField: try fields.value(.isShowingField, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(height, forKey: .height)
    try fields.encode(topInset, forKey: .topInset, unless: 0)
    try fields.encode(bottomInset, forKey: .bottomInset, unless: 0)
    try fields.encode(keyboardRoom, forKey: .keyboardRoom, unless: 0)
    try fields.encode(isScrolling, forKey: .isScrolling, unless: false)
    try fields.encode(isShowingField, forKey: .isShowingField, unless: false)
  }
}
