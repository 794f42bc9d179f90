/// The result that a scene expects of a handler.
public enum Expectation: Hashable, Sendable {
  /// Nothing is found.
  case clean
  /// Nothing is found, and nothing on the screen moves.
  case still
  /// Findings of each of these kinds, and of no other.
  case findings([String])
  /// Findings of each of these kinds, as many and as great as is given, and of no other.
  case bounded([ExpectedFinding])

  /// The kinds that are to be found.
  public var kinds: [String] {
    switch self {
    case .clean, .still: []
    case .findings(let kinds): kinds
    case .bounded(let findings): findings.map(\.kind)
    }
  }

  /// The bounds of a kind; nil where the scene names the kind alone.
  public func bound(of kind: String) -> ExpectedFinding? {
    guard case .bounded(let findings) = self else { return nil }
    return findings.first { $0.kind == kind }
  }
}

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
  /// The greatest of the findings, in the unit of the kind; nil for any.
  public var worst: Double?
  /// The most by which the greatest may differ from that; ``standardRoom`` where it is nil.
  public var within: Double?

  /// The most by which the greatest may differ, where a scene does not say.
  public static let standardRoom = 0.5

  /// Creates an expected finding.
  public init(
    _ kind: String, count: Int? = nil, atLeast: Double? = nil, atMost: Double? = nil,
    worst: Double? = nil, within: Double? = nil
  ) {
    self.kind = kind
    self.count = count
    self.atLeast = atLeast
    self.atMost = atMost
    self.worst = worst
    self.within = within
  }

  /// True if a finding is as great as it is expected, with room for rounding.
  ///
  /// The greatest of its kind is to reach the worst value; the others only do not exceed it.
  public func allows(_ amount: Double, isGreatest: Bool = true) -> Bool {
    let rounding = 1e-6
    let room = (within ?? Self.standardRoom) + rounding
    let isWithinWorst = worst.map { amount <= $0 + room && (!isGreatest || amount >= $0 - room) }
    return amount >= (atLeast ?? 0) - rounding && amount <= (atMost ?? .infinity) + rounding
      && isWithinWorst ?? true
  }
}

extension Expectation: Codable {
  /// The word that is in the list of kinds where nothing is to move.
  private static let stillWord = "still"

  /// Written as the list of the kinds, or of what is said of each; what is to be clean has none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer()
    if let bounded = try? values.decode([ExpectedFinding].self), !bounded.isEmpty {
      self = .bounded(bounded)
      return
    }
    let kinds = try values.decode([String].self)
    self = kinds.isEmpty ? .clean : kinds == [Self.stillWord] ? .still : .findings(kinds)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .bounded(let findings) = self { return try container.encode(findings) }
    try container.encode(self == .still ? [Self.stillWord] : kinds)
  }
}
