import AnimationCurves

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
