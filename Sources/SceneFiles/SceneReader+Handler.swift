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
      named: pair.key, at: SceneNode(node.node, file: node.file, name: "handler"))
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
      throw node.error(
        "no handler is called '\(name)': "
          + (hint ?? "name one of \(vocabulary.handlerNames.asList)"))
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
