import AnimationCurves

extension PhaseLog: Codable {
  private enum CodingKeys: String, CodingKey {
    case starts, excursions
  }

  /// A time away from the bottom; without an end it lasts.
  private struct Excursion: Codable {
    let from: Double
    let to: Double?
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let starts = try fields.decode([PhaseStart].self, forKey: .starts)
    guard !starts.isEmpty, zip(starts, starts.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
      throw fields.mistake("must hold phases in order of time, one or more", at: .starts)
    }
    let excursions = try fields.value(.excursions, or: [Excursion]()).map { excursion in
      let end = excursion.to ?? .infinity
      guard excursion.from <= end else {
        throw fields.mistake("must not end before they begin", at: .excursions)
      }
      return excursion.from..<end
    }
    self.init(starts: starts, excursions: excursions)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(starts, forKey: .starts)
    guard !excursions.isEmpty else { return }
    let list = excursions.map { excursion in
      let end = excursion.upperBound
      return Excursion(from: excursion.lowerBound, to: end == .infinity ? nil : end)
    }
    try fields.encode(list, forKey: .excursions)
  }
}
