import Scenes

/// The expectations of a scene: the same of all its handlers, or something of each.
struct SceneExpectations {
  /// The expectation of every handler.
  private(set) var ofAll: Expectation?
  /// The expectation of a handler, by its name or by how it is written with its options.
  private(set) var ofEach: [String: Expectation] = [:]
  /// The place at which each handler is named.
  private(set) var places: [(name: String, location: SourceLocation)] = []

  init() {}

  /// The same for all handlers.
  init(ofAll expectation: Expectation) { ofAll = expectation }

  /// The expectation of a handler; nil where the scene says nothing.
  subscript(handler: HandlerSpec) -> Expectation? {
    ofEach[handler.description] ?? ofEach[handler.name] ?? ofAll
  }

  mutating func expect(_ expectation: Expectation, of name: String, at location: SourceLocation) {
    ofEach[name] = expectation
    places.append((name, location))
  }
}

extension SceneReader {
  /// Reads expectations; ``checkNames(in:handlers:)`` finds names that are of no handler.
  func expectations(_ node: SceneNode?) throws(SceneError) -> SceneExpectations {
    guard let node else { return SceneExpectations() }
    guard node.isMap else { return SceneExpectations(ofAll: try expectation(node)) }
    var expectations = SceneExpectations()
    for pair in try node.pairs() {
      expectations.expect(try expectation(pair.value), of: pair.key, at: pair.location)
    }
    return expectations
  }

  /// Finds the first name that is of no handler, neither of the cases nor of the scene itself.
  func checkNames(
    in expectations: SceneExpectations, handlers: Set<HandlerSpec>
  ) throws(SceneError) {
    guard !expectations.places.isEmpty else { return }
    let names = Set(handlers.flatMap { [$0.description, $0.name] })
    for (name, location) in expectations.places where !names.contains(name) {
      throw SceneError(
        at: location,
        "no handler of this scene is called '\(name)': it has \(names.sorted().asList)")
    }
  }

  private func expectation(_ node: SceneNode) throws(SceneError) -> Expectation {
    if let bounded = try boundedExpectation(node) { return bounded }
    guard node.isList else {
      switch try node.text() {
      case "clean": return .clean
      case "still": return .still
      case let word: return .findings([try kind(word, at: node)])
      }
    }
    var kinds: [String] = []
    for element in try node.elements() {
      let word = try element.text()
      guard word != "still", word != "clean" else {
        throw element.error(
          "'\(word)' is alone: with clean nothing is found, with still nothing moves either")
      }
      kinds.append(try kind(word, at: element))
    }
    return kinds.isEmpty ? .clean : .findings(kinds)
  }

  private func kind(_ word: String, at node: SceneNode) throws(SceneError) -> String {
    guard vocabulary.findingKinds.contains(word) else {
      let words = ["clean", "still"] + vocabulary.findingKinds
      throw node.error("no finding is called '\(word)': write one of \(words.asList)")
    }
    return word
  }
}
