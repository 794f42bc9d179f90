/// A staircase, like CSS `steps()`.
public struct StepTiming: Hashable, Sendable {
  /// The number of intervals of equal length.
  public let count: Int
  /// The places of the jumps.
  public let term: JumpTerm

  /// The ends of the duration at which a staircase jumps.
  public enum JumpTerm: String, Hashable, Sendable, CaseIterable {
    /// The first jump is at the start (`start` is the same).
    case jumpStart = "jump-start"
    /// The last jump is at the end (`end` is the same).
    case jumpEnd = "jump-end"
    /// No jump at either end, so that the first and the last step last their full time.
    case jumpNone = "jump-none"
    /// Jumps at both ends.
    case jumpBoth = "jump-both"

    /// The least number of intervals.
    var minimumCount: Int {
      self == .jumpNone ? 2 : 1
    }
  }

  /// Creates a staircase.
  ///
  /// - Parameters:
  ///   - count: The number of intervals: at least 1, at least 2 without jumps at the ends.
  ///   - term: Where the jumps are.
  /// - Throws: ``CurveError/stepCount(_:_:)`` for fewer intervals.
  public init(count: Int, term: JumpTerm = .jumpEnd) throws(CurveError) {
    guard count >= term.minimumCount, count < Int.max else { throw .stepCount(count, term) }
    self.count = count
    self.term = term
  }

  private init(one term: JumpTerm) {
    count = 1
    self.term = term
  }

  /// One jump at the start, like CSS `step-start`.
  public static let start = StepTiming(one: .jumpStart)
  /// One jump at the end, like CSS `step-end`.
  public static let end = StepTiming(one: .jumpEnd)

  /// The number of jumps.
  public var jumps: Int {
    switch term {
    case .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    }
  }
}

extension StepTiming: TimingCurve {
  /// Returns the progress of the step that a time is in.
  public func progress(at time: Double, duration: Double) -> Double {
    let position = unitPosition(of: time, within: duration)
    let jumps = Double(jumps)
    var step = (position * Double(count)).rounded(.down)
    if term == .jumpStart || term == .jumpBoth { step += 1 }
    if position <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  /// Returns 0: a staircase moves only in jumps.
  public func velocity(at time: Double, duration: Double) -> Double {
    0
  }
}

extension StepTiming.JumpTerm: CustomStringConvertible {
  /// The term as CSS writes it.
  public var description: String {
    rawValue
  }
}

extension StepTiming: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, term
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let count = try fields.decode(Int.self, forKey: .count)
    let term = try fields.decode(JumpTerm.self, forKey: .term)
    self = try decoder.curve { () throws(CurveError) in try StepTiming(count: count, term: term) }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(count, forKey: .count)
    try fields.encode(term, forKey: .term)
  }
}

extension StepTiming.JumpTerm: Codable {}
