public import Scenes

/// The words that a scene may use: handlers, and kinds of findings.
public struct SceneVocabulary: Sendable {
  /// The handlers that scenes may name.
  public let handlers: [HandlerSignature]
  /// The kinds that expectations may name.
  public let findingKinds: [String]
  /// The units of a kind's tolerances, in words; kinds that are left out have none.
  ///
  /// Words that are no kinds, as `away`, are tolerances only.
  ///
  /// Without a unit of any kind, all are measured in points.
  public let units: [String: String]
  /// Advice on a handler that is not among these, a sentence behind its nearest name.
  package var handlerAdvice: String?

  /// Creates a scene vocabulary.
  public init(
    handlers: [HandlerSignature], findingKinds: [String], units: [String: String] = [:]
  ) {
    self.handlers = handlers
    self.findingKinds = findingKinds
    self.units = units
  }
}

extension SceneVocabulary {
  /// The handler of that name; nil where there is none.
  func handler(named name: String) -> HandlerSignature? { handlers.first { $0.name == name } }

  /// The kinds that tolerances may name.
  var toleratedKinds: [String] {
    guard !units.isEmpty else { return findingKinds }
    let kinds = findingKinds.filter { units[$0] != nil }
    return kinds + units.keys.filter { !findingKinds.contains($0) }.sorted()
  }

  func isNeverTolerated(_ kind: String) -> Bool {
    findingKinds.contains(kind) && !toleratedKinds.contains(kind)
  }
}

extension Collection where Element == String {
  /// The words as a person lists them.
  var asList: String { joined(separator: ", ") }

  /// The word that is meant by a misspelt one: at most two letters off.
  package func nearest(to word: String) -> String? {
    let best = map { (word: $0, distance: $0.editDistance(to: word)) }
      .min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= 2 ? $0.word : nil }
  }
}

extension String {
  /// The number of letters that have to change to make the other word of this one (Levenshtein).
  fileprivate func editDistance(to other: String) -> Int {
    let (left, right) = (Array(lowercased()), Array(other.lowercased().prefix(60)))
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, wanted) in right.enumerated() {
        let replaced = diagonal + (letter == wanted ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
