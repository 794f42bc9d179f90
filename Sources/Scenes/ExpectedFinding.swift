/// A kind of finding that a scene expects, with how often and how great it is to be.
public struct ExpectedFinding: Hashable, Sendable, Codable {
  /// The kind of the finding.
  public var kind: String
  /// The number of findings of the kind; any number from 1 where it is nil.
  public var count: Int?
  /// The least and the greatest that each is, in the unit of the kind.
  public var atLeast: Double?
  /// The most that each finding is; nil for any.
  public var atMost: Double?

  /// Creates an expected finding.
  public init(_ kind: String, count: Int? = nil, atLeast: Double? = nil, atMost: Double? = nil) {
    self.kind = kind
    self.count = count
    self.atLeast = atLeast
    self.atMost = atMost
  }

  /// True if a finding is as great as it is expected, with room for rounding.
  public func allows(_ amount: Double) -> Bool {
    let room = 1e-6
    return amount >= (atLeast ?? 0) - room && amount <= (atMost ?? .infinity) + room
  }
}
