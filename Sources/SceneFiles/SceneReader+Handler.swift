import Scenes

extension SceneReader {
  /// A handler's name, or a map of one entry with its options.
  func handler(_ node: SceneNode) throws(SceneError) -> HandlerSpec {
    guard node.isMap else {
      return HandlerSpec(name: try definition(named: try node.text(), at: node).name)
    }
    let pairs = try node.pairs()
    guard let pair = pairs.first, pairs.count == 1 else {
      throw node.error(
        "a handler with options is a map of one entry: {frame: {timing: easeInOut}}")
    }
    let definition = try definition(
      named: pair.key, at: SceneNode(node.node, in: node.log, name: "handler"))
    guard !pair.value.isEmpty else { return HandlerSpec(name: definition.name) }
    return HandlerSpec(name: definition.name, options: try options(pair.value, of: definition))
  }

  private func definition(
    named name: String, at node: SceneNode
  ) throws(SceneError) -> HandlerSignature {
    guard let definition = vocabulary.handler(named: name) else {
      guard !name.contains("(") else {
        throw node.error(
          "a handler with options is a map of one entry: {frame: {timing: easeInOut}}")
      }
      let hint = vocabulary.handlerNames.nearest(to: name).map { "did you mean '\($0)'?" }
      let advice = vocabulary.handlerAdvice.map { " \($0)" } ?? ""
      throw node.error(
        "no handler is called '\(name)': "
          + (hint ?? "name one of \(vocabulary.handlerNames.asList)" + (advice.isEmpty ? "" : "."))
          + advice)
    }
    return definition
  }

  private func options(
    _ node: SceneNode, of definition: HandlerSignature
  ) throws(SceneError) -> [HandlerSpec.Option] {
    _ = try node.fields(definition.options.map(\.name))
    var options: [HandlerSpec.Option] = []
    for pair in try node.pairs() {
      guard let option = definition.options.first(where: { $0.name == pair.key }) else { continue }
      options.append(
        HandlerSpec.Option(name: pair.key, value: try value(pair.value, of: option)))
    }
    for pair in try node.pairs() {
      try check(pair.key, at: pair.value, options, of: definition)
      try checkOrder(of: pair.key, at: pair.value, options, of: definition)
    }
    return options
  }

  /// Two options of which one may not exceed the other, where the scene gives either of them.
  private func checkOrder(
    of name: String, at node: SceneNode, _ options: [HandlerSpec.Option],
    of definition: HandlerSignature
  ) throws(SceneError) {
    func number(_ option: HandlerSignature.Option) -> Double? {
      let value = options.first { $0.name == option.name }?.value ?? option.values.first
      return if case .number(let number) = value { number } else { nil }
    }
    for low in definition.options {
      guard let high = definition.options.first(where: { $0.name == low.ceiling }),
        low.name == name || high.name == name, let least = number(low), let most = number(high),
        least > most
      else { continue }
      throw node.error(
        "\(low.name) is \(HandlerSpec.Value.number(least)) and \(high.name)"
          + " \(HandlerSpec.Value.number(most)): \(low.name) must not be greater than \(high.name)")
    }
  }

  /// An option that does nothing beside the others would let a scene say what it does not play.
  private func check(
    _ name: String, at node: SceneNode, _ options: [HandlerSpec.Option],
    of definition: HandlerSignature
  ) throws(SceneError) {
    guard let option = definition.options.first(where: { $0.name == name }),
      let condition = option.condition,
      options.first(where: { $0.name == name })?.value != option.values.first
    else { return }
    let other = definition.options.first { $0.name == condition.name }
    let value = options.first { $0.name == condition.name }?.value ?? other?.values.first
    guard value != condition.value else { return }
    throw node.error(
      "\(name) does nothing without \(condition.name): \(condition.value): write both, or neither")
  }

  private func value(
    _ node: SceneNode, of option: HandlerSignature.Option
  ) throws(SceneError) -> HandlerSpec.Value {
    if let range = option.range { return .number(try node.number(in: range)) }
    let text = try node.text()
    guard let value = option.values.first(where: { $0.description == text }) else {
      let words = option.values.map(\.description)
      throw node.error("\(option.name) must be one of \(words.asList), not \(node.excerpt)")
    }
    return value
  }
}

/// The expectations of a scene: the same of all its handlers, or something of each.
struct SceneExpectations {
  /// The expectation of every handler.
  private(set) var ofAll: Expectation?
  /// The expectation of a handler, by its name or by how it is written with its options.
  private(set) var ofEach: [String: Expectation] = [:]

  init() {}

  /// The same for all handlers.
  init(ofAll expectation: Expectation) { ofAll = expectation }

  /// The expectation of a handler; nil where the scene says nothing.
  subscript(handler: HandlerSpec) -> Expectation? {
    ofEach[handler.description] ?? ofEach[handler.name] ?? ofAll
  }

  mutating func expect(_ expectation: Expectation, of name: String) { ofEach[name] = expectation }
}

extension SceneReader {
  /// Reads expectations; notes names that are of none of the handlers, where those are known.
  func expectations(
    _ node: SceneNode?, of handlers: Set<HandlerSpec>?
  ) throws(SceneError) -> SceneExpectations {
    guard let node else { return SceneExpectations() }
    guard node.isMap else {
      let expectation = node.log.attempt { () throws(SceneError) in try self.expectation(node) }
      return expectation.map(SceneExpectations.init(ofAll:)) ?? SceneExpectations()
    }
    let names = handlers.map { Set($0.flatMap { [$0.description, $0.name] }) }
    var expectations = SceneExpectations()
    for pair in try node.pairs() {
      let isKind = vocabulary.findingKinds.contains(pair.key)
      guard names?.contains(pair.key) ?? !isKind else {
        node.log.note(unknownHandler(pair, among: names?.sorted() ?? ["HANDLER"]))
        continue
      }
      let read = node.log.attempt { () throws(SceneError) in try expectation(pair.value) }
      if let read { expectations.expect(read, of: pair.key) }
    }
    return expectations
  }

  /// The mistake of a name in `expect` that is of none of the handlers: a kind, or a wrong name.
  private func unknownHandler(_ pair: SceneNode.Pair, among names: [String]) -> SceneError {
    guard let name = names.first, vocabulary.findingKinds.contains(pair.key) else {
      return SceneError(
        at: pair.location,
        "no handler of this scene is called '\(pair.key)': it has \(names.asList)")
    }
    let value = pair.value.isMap ? "{count: 1}" : pair.value.scalarText ?? "1"
    return SceneError(
      at: pair.location,
      "expect names handlers before kinds: write {\(name.asKey): {\(pair.key): \(value)}}, or"
        + " [{\(pair.key): \(value)}] for all handlers")
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

extension String {
  /// As a key of a flow map: in quotes where it holds what would end it.
  fileprivate var asKey: String {
    contains { ":,{}[]".contains($0) } ? "\"\(self)\"" : self
  }
}
