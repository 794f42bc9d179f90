public import AnimationCurves

/// Values that a property takes one after the other, as an explicit animation says them.
public final class PropertyTrack: Hashable, Sendable {
  /// The property that it sets.
  public let property: AnimatedProperty
  /// One or more.
  public let values: [AnimatedNumbers]
  /// When each is reached, as shares of the way, rising from 0 to 1; as many as values.
  public let keyTimes: [Double]
  /// What paces the way from each value to the next; empty for even steps.
  public let segmentCurves: [AnyTimingCurve]
  /// Whether a value holds until the next one's time.
  public let isDiscrete: Bool
  /// Whether the values are added to what shows without it; else they take its place.
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
    hasher.combine(keyTimes)
    hasher.combine(isAdditive)
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
