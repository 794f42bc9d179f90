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
  ) throws(SceneError) -> HandlerDefinition {
    guard let definition = vocabulary.handlers[name] else {
      let hint = vocabulary.handlerNames.nearest(to: name).map { "did you mean '\($0)'?" }
      throw node.error(
        "no handler is called '\(name)': "
          + (hint ?? "name one of \(vocabulary.handlerNames.asList)"))
    }
    return definition
  }

  private func options(
    _ node: SceneNode, of definition: HandlerDefinition
  ) throws(SceneError) -> [HandlerSpec.Option] {
    _ = try node.fields(definition.options.map(\.name))
    var options: [HandlerSpec.Option] = []
    for pair in try node.pairs() {
      guard let option = definition.options.first(where: { $0.name == pair.key }) else { continue }
      options.append(
        HandlerSpec.Option(name: pair.key, value: try value(pair.value, of: option)))
    }
    return options
  }

  private func value(
    _ node: SceneNode, of option: HandlerDefinition.Option
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
