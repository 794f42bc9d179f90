import AnimationCurves
import Foundation
import LayerGeometry

/// The result of one turn of the run loop for the render side: the layer tree, with its time.
public struct Commit: Sendable {
  /// Seconds from the scene's start.
  public let time: Double
  /// The tree as it was committed.
  public let root: LayerSnapshot

  /// Creates a commit.
  public init(time: Double, root: LayerSnapshot) {
    self.time = time
    self.root = root
  }
}

/// All commits of a scene in order of time.
public struct CommitLog: Sendable {
  /// The commits, in order of time.
  public private(set) var commits: [Commit] = []
  /// The screen before anything happened, even if a commit of the same time replaced it.
  public private(set) var first: Commit?

  /// Creates a commit log.
  public init() {}

  /// Adds a commit; of two at the same time the later replaces the earlier.
  public mutating func append(_ commit: Commit) {
    first = first ?? commit
    if let last = commits.last {
      precondition(commit.time >= last.time, "commits come in order of time")
      if last.time == commit.time { commits.removeLast() }
    }
    commits.append(commit)
  }

  /// Forgets what was committed later than `time`; the first commit stays.
  package mutating func removeCommits(after time: Double) {
    while commits.count > 1, let last = commits.last, last.time > time { commits.removeLast() }
  }

  /// The commit that the screen shows at `time`, found in O(log n); nil before the first.
  public func commit(at time: Double) -> Commit? {
    let index = commits.partitioningIndex { $0.time > time }
    return index > 0 ? commits[index - 1] : nil
  }

  /// The time from which on nothing moves, in seconds.
  public var restTime: Double {
    guard let last = commits.last else { return 0 }
    return max(last.time, last.root.restTime)
  }
}

extension CommitLog {
  /// True if the screen shows the same from the first commit on.
  package var isStill: Bool {
    guard let first = first?.root else { return true }
    return first.restTime == -.infinity && commits.allSatisfy { $0.root.looksLike(first) }
  }
}

extension LayerSnapshot {
  /// True if it is at rest and shows the same as another.
  fileprivate func looksLike(_ other: LayerSnapshot) -> Bool {
    guard self !== other else { return true }
    return id == other.id && model == other.model && isHidden == other.isHidden
      && text == other.text && panel == other.panel && backgroundColor == other.backgroundColor
      && restTime == -.infinity && sublayers.count == other.sublayers.count
      && zip(sublayers, other.sublayers).allSatisfy { $0.looksLike($1) }
  }
}

extension CommitLog: Codable {
  private enum CodingKeys: String, CodingKey {
    case looks, layers, commits, first
  }

  /// A commit whose tree is an entry of a table.
  private struct Entry: Codable {
    let time: Double
    let root: Int
  }

  /// Reads commits; layers that were shared between them are so again.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    var list = try fields.nestedUnkeyedContainer(forKey: .layers)
    let layers = try LayerTable.Reading(
      &list, looks: try fields.value(.looks, or: [LayerLook]()))
    self.init()
    if let entry = try fields.decodeIfPresent(Entry.self, forKey: .first) {
      append(try Self.commit(entry, layers, in: fields, .first))
    }
    let entries = try fields.decode([Entry].self, forKey: .commits)
    guard let earliest = entries.first?.time else {
      throw fields.mistake("must hold a commit or more", at: .commits)
    }
    guard first?.time ?? earliest == earliest else {
      throw fields.mistake("must be of the same time as the first of the commits", at: .first)
    }
    var last = -Double.infinity
    for entry in entries {
      guard entry.time > last else {
        throw fields.mistake(
          "must be in order of time, each later than the one before, which \(entry.time) is not",
          at: .commits)
      }
      last = entry.time
      append(try Self.commit(entry, layers, in: fields, .commits))
    }
  }

  private static func commit(
    _ entry: Entry, _ layers: LayerTable.Reading,
    in fields: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
  ) throws -> Commit {
    switch layers.find(entry.root) {
    case .layer(let root): return Commit(time: entry.time, root: root)
    case .missing:
      throw fields.mistake(
        "must have roots among the \(layers.layers.count) layers, which \(entry.root) is not",
        at: key)
    }
  }

  /// Writes each layer once, however many commits share it.
  public func encode(to encoder: any Encoder) throws {
    var table = LayerTable()
    let first = first.map { Entry(time: $0.time, root: table.place(of: $0.root)) }
    let entries = commits.map { Entry(time: $0.time, root: table.place(of: $0.root)) }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(table.looks, forKey: .looks, unless: [])
    try fields.encode(table.records, forKey: .layers)
    try fields.encode(entries, forKey: .commits)
    if let first, first.root != entries.first?.root {
      try fields.encode(first, forKey: .first)
    }
  }
}
