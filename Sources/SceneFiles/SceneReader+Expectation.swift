import Scenes

extension SceneReader {
  /// Hands each case what the scene says of its handler, which need not be one of its own.
  func apply(
    _ node: SceneNode?, to cases: inout [SceneCase], of own: [HandlerSpec]
  ) throws(SceneError) {
    guard let node else { return }
    let handlers = Set(cases.map(\.handler)).union(own)
    let names = Set(handlers.flatMap { [$0.description, $0.name] })
    var expectations: [String: Expectation] = [:]
    for pair in try node.pairs() {
      guard names.contains(pair.key) else {
        throw SceneError(
          at: pair.location,
          "no handler of this scene is called '\(pair.key)': it has \(names.sorted().asList)")
      }
      expectations[pair.key] = try expectation(pair.value)
    }
    for index in cases.indices {
      let handler = cases[index].handler
      cases[index].expectation = expectations[handler.description] ?? expectations[handler.name]
    }
  }

  private func expectation(_ node: SceneNode) throws(SceneError) -> Expectation {
    if let bounded = try boundedExpectation(node) { return bounded }
    guard node.isList else {
      let word = try node.text()
      return word == "clean" ? .clean : .findings([try kind(word, at: node)])
    }
    var kinds: [String] = []
    for element in try node.elements() { kinds.append(try kind(try element.text(), at: element)) }
    return kinds.isEmpty ? .clean : .findings(kinds)
  }

  private func kind(_ word: String, at node: SceneNode) throws(SceneError) -> String {
    guard vocabulary.findingKinds.contains(word) else {
      let words = ["clean"] + vocabulary.findingKinds
      throw node.error("no finding is called '\(word)': write one of \(words.asList)")
    }
    return word
  }
}
