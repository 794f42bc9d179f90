public import AnimationCurves

/// Values that a property takes one after the other, as an explicit animation says them.
public final class PropertyTrack: Hashable, Sendable {
  /// The property that it sets.
  public let property: AnimatedProperty
  /// One or more.
  public let values: [AnimatedNumbers]
  /// The times of the values, as shares of the way, rising from 0 to 1; one per value.
  public let keyTimes: [Double]
  /// The pacing of the way from each value to the next; empty for even steps.
  public let segmentCurves: [AnyTimingCurve]
  /// True if a value holds until the next one's time.
  public let isDiscrete: Bool
  /// True if the values are added to the layer's own; else they take its place.
  public let isAdditive: Bool

  /// Creates a track; without key times the values follow each other evenly.
  public init(
    _ property: AnimatedProperty, values: [AnimatedNumbers], keyTimes: [Double]? = nil,
    segmentCurves: [AnyTimingCurve] = [], isDiscrete: Bool = false, isAdditive: Bool = false
  ) {
    precondition(!values.isEmpty, "a track has a value")
    let steps = Double(max(1, isDiscrete ? values.count : values.count - 1))
    self.property = property
    self.values = values
    self.keyTimes = keyTimes ?? values.indices.map { Double($0) / steps }
    precondition(self.keyTimes.count >= values.count, "every value has its time")
    self.segmentCurves = segmentCurves
    self.isDiscrete = isDiscrete
    self.isAdditive = isAdditive
  }

  public static func == (left: PropertyTrack, right: PropertyTrack) -> Bool {
    left === right
      || (left.property == right.property && left.values == right.values
        && left.keyTimes == right.keyTimes && left.segmentCurves == right.segmentCurves
        && left.isDiscrete == right.isDiscrete && left.isAdditive == right.isAdditive)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(values)
  }
}

extension PropertyTrack {
  /// The value at a share of the way, with its rate; it is extrapolated beyond both ends.
  func numbers(at progress: Motion) -> NumbersMotion {
    guard values.count > 1 else { return NumbersMotion(values[0]) }
    let index = segment(at: progress.value)
    guard !isDiscrete else { return NumbersMotion(values[index]) }
    let length = keyTimes[index + 1] - keyTimes[index]
    guard length > 0 else { return NumbersMotion(values[index + 1]) }
    var share = (1 / length) * (progress - Motion(keyTimes[index]))
    if index < segmentCurves.count {
      let curve = segmentCurves[index]
      share = Motion(
        curve.progress(at: share.value, duration: 1),
        velocity: share.velocity * curve.velocity(at: share.value, duration: 1))
    }
    let way = values[index + 1] - values[index]
    return NumbersMotion(values[index] + way * share.value, velocity: way * share.velocity)
  }

  /// The step that holds at a share of the way.
  private func segment(at progress: Double) -> Int {
    let next = keyTimes[..<values.count].firstIndex { $0 > progress } ?? values.count
    return min(max(0, next - 1), isDiscrete ? values.count - 1 : values.count - 2)
  }
}

/// A property's numbers with their rates of change.
struct NumbersMotion {
  var value: AnimatedNumbers
  var velocity: AnimatedNumbers

  init(_ value: AnimatedNumbers, velocity: AnimatedNumbers = .zero) {
    self.value = value
    self.velocity = velocity
  }

  subscript(index: Int) -> Motion { Motion(value[index], velocity: velocity[index]) }
}

/// A property by its key path in Core Animation.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable, Codable {
  /// The place of the layer's anchor.
  case position
  /// The place across.
  case positionX = "position.x"
  /// The place down.
  case positionY = "position.y"
  /// Origin and size.
  case bounds
  /// The point of the content at the top left.
  case boundsOrigin = "bounds.origin"
  /// The distance that the content is scrolled across.
  case boundsOriginX = "bounds.origin.x"
  /// The distance that the content is scrolled down.
  case boundsOriginY = "bounds.origin.y"
  /// The size.
  case boundsSize = "bounds.size"
  /// The width.
  case boundsWidth = "bounds.size.width"
  /// The height.
  case boundsHeight = "bounds.size.height"
  /// The opacity.
  case opacity
  /// The whole transform.
  case transform
  /// The transform's way.
  case translation = "transform.translation"
  /// The transform's way across.
  case translationX = "transform.translation.x"
  /// The transform's way down.
  case translationY = "transform.translation.y"
  /// The transform's scale.
  case scale = "transform.scale"
  /// The transform's scale across.
  case scaleX = "transform.scale.x"
  /// The transform's scale down.
  case scaleY = "transform.scale.y"
  /// The turn in radians.
  case rotation = "transform.rotation"
  /// The transform's angle, in radians.
  case rotationZ = "transform.rotation.z"
}

/// Up to six numbers that are animated together; what a property does not have is 0.
///
/// A transform's are a, b, c, d, tx and ty.
public typealias AnimatedNumbers = SIMD8<Double>

extension PropertyTrack: Codable {
  private enum CodingKeys: String, CodingKey {
    case property, values, keyTimes, segmentCurves, isDiscrete, isAdditive
  }

  public convenience init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let values = try fields.decode([[Double]].self, forKey: .values).map { numbers in
      guard numbers.count <= AnimatedNumbers.scalarCount else {
        throw fields.mistake("must have at most 8 numbers each", at: .values)
      }
      var value = AnimatedNumbers.zero
      for (index, number) in numbers.enumerated() { value[index] = number }
      return value
    }
    guard !values.isEmpty else { throw fields.mistake("must hold a value or more", at: .values) }
    let keyTimes = try fields.decode([Double].self, forKey: .keyTimes)
    guard keyTimes.count >= values.count else {
      throw fields.mistake("must hold a time for each of \(values.count) values", at: .keyTimes)
    }
    self.init(
      try fields.decode(AnimatedProperty.self, forKey: .property), values: values,
      keyTimes: keyTimes, segmentCurves: try fields.value(.segmentCurves, or: []),
      isDiscrete: try fields.value(.isDiscrete, or: false),
      isAdditive: try fields.value(.isAdditive, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(property, forKey: .property)
    try fields.encode(values.map(\.withoutTrailingZeros), forKey: .values)
    try fields.encode(keyTimes, forKey: .keyTimes)
    try fields.encode(segmentCurves, forKey: .segmentCurves, unless: [])
    try fields.encode(isDiscrete, forKey: .isDiscrete, unless: false)
    try fields.encode(isAdditive, forKey: .isAdditive, unless: false)
  }
}

extension AnimatedNumbers {
  /// The numbers as they are written: one that is left out is read as 0.
  fileprivate var withoutTrailingZeros: [Double] {
    let count = indices.last { self[$0] != 0 || self[$0].sign == .minus }.map { $0 + 1 } ?? 0
    return (0..<count).map { self[$0] }
  }
}
