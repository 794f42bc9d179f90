/// The place of something on screen, sample after sample, as a clip, a log or a table gives it.
///
/// Values are in one unit, points unless the source says otherwise. Nil means that the sample shows
/// nothing of it; nothing is guessed there.
public struct SampledTrack: Hashable, Sendable {
  /// Seconds, each greater than the one before.
  public let times: [Double]
  /// One value per time.
  public let values: [Double?]

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - times: Seconds, finite, each greater than the one before.
  ///   - values: One value per time; one that is not finite counts as nil.
  /// - Throws: ``TrackError`` for other times.
  public init(times: [Double], values: [Double?]) throws(TrackError) {
    guard times.count == values.count else {
      throw .counts(times: times.count, values: values.count)
    }
    for (index, time) in times.enumerated() {
      guard time.isFinite else { throw .notFinite(sample: index) }
      guard index == 0 || time > times[index - 1] else { throw .notAscending(sample: index) }
    }
    self.times = times
    self.values = values.map { value in
      guard let value, value.isFinite else { return nil }
      return value
    }
  }
}

/// The fault in the samples of a track.
public enum TrackError: Error, Hashable, Sendable {
  /// There are more times than values, or fewer.
  case counts(times: Int, values: Int)
  /// A time that is no number.
  case notFinite(sample: Int)
  /// A time that is not greater than the one before.
  case notAscending(sample: Int)
}

extension TrackError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .counts(let times, let values):
      "\(times) times for \(values) values; give one time per value"
    case .notFinite(let sample): "the time of sample \(sample) is no number; give seconds"
    case .notAscending(let sample):
      "the time of sample \(sample) is not greater than the one before; give ascending seconds"
    }
  }
}

/// The samples of a track that show a value.
struct VisibleSamples {
  /// The place of each in the track.
  let places: [Int]
  /// The time of each.
  let times: [Double]
  /// The value of each.
  let values: [Double]

  init(_ track: SampledTrack) {
    places = track.values.indices.filter { track.values[$0] != nil }
    times = places.map { track.times[$0] }
    values = track.values.compactMap(\.self)
  }

  /// The difference of the greatest and the least value.
  var span: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// The middle one of the intervals between samples; 0 without two.
  var interval: Double { median(zip(times.dropFirst(), times).map { $0 - $1 }) ?? 0 }
}

/// Returns the middle one of some numbers, nil of none.
func median(_ numbers: [Double]) -> Double? {
  guard !numbers.isEmpty else { return nil }
  let sorted = numbers.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2)
    ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
