import AnimationCurves
import Yams
public import Scenes

/// Reads scenes: YAML as people write it into cases that can be played.
public struct SceneReader: Sendable {
  let vocabulary: SceneVocabulary
  /// True if the device is a matrix's, which a scene's lengths were not written for.
  var isOnMatrixDevice = false
  /// True if the handler is a matrix's, which a scene's events were not written for.
  var isOnMatrixHandler = false

  /// Creates a scene reader.
  public init(vocabulary: SceneVocabulary) {
    self.vocabulary = vocabulary
  }

  static let keys = [
    "scene", "device", "window", "presentation", "system", "ambient", "rate", "phase", "dropped",
    "handler", "transcript", "events", "spacing", "bar", "foot", "corners", "tolerance", "expect",
    "always", "at rest",
  ]

  /// The cases of a scene, one for each combination of its lists.
  ///
  /// - Parameters:
  ///   - yaml: the text; JSON is YAML.
  ///   - file: what messages call the text.
  ///   - matrix: values that replace the scene's own.
  /// - Returns: the cases, with names that differ.
  /// - Throws: a `SceneError` that says where the text is wrong.
  public func cases(
    in yaml: String, file: String, crossedWith matrix: CaseMatrix? = nil
  ) throws(SceneError) -> [SceneCase] {
    do throws(SceneMistakes) {
      return try cases(in: yaml, file: file, crossedWith: matrix) { $0 }
    } catch {
      throw error.first
    }
  }

  /// The values that `make` makes of the cases, one after another; throws all that is wrong.
  package func cases<Case>(
    in yaml: String, file: String, crossedWith matrix: CaseMatrix?, as make: (SceneCase) -> Case
  ) throws(SceneMistakes) -> [Case] {
    let log = MistakeLog(file: file)
    let cases = log.attempt { () throws(SceneError) in
      try self.cases(in: yaml, log, crossedWith: matrix, as: make)
    }
    try log.finish()
    return cases ?? []
  }

  private func cases<Case>(
    in yaml: String, _ log: MistakeLog, crossedWith matrix: CaseMatrix?,
    as make: (SceneCase) -> Case
  ) throws(SceneError) -> [Case] {
    let own = try SceneText(yaml, file: log.file).compose()
    let root = matrix?.crossed(with: own) ?? own
    let combinations = try SceneMatrix(log: log).combinations(of: root)
    var reader = self
    reader.isOnMatrixDevice = matrix?.holds("device") ?? false
    reader.isOnMatrixHandler = matrix?.holds("handler") ?? false
    let whole = SceneNode(root, in: log, name: "the scene")
    let expectations = try expectations(
      whole.isMap ? try whole.fields(Self.keys)["expect"] : nil,
      of: handlers(of: [own, root], log))
    var cases: [Case] = []
    var names = CaseNames()
    let changes = SceneChanges(of: combinations)
    var last: (position: Int, scene: SceneCase)?
    for position in combinations.indices where !log.isFull {
      let read = log.attempt { () throws(SceneError) in
        let change = last.map { changes.from($0.position, to: position) }
        if let last, let change, change.values.keys.allSatisfy(Self.keysOnTheirOwn.contains) {
          return reader.sceneCase(last.scene, with: change.values, change.labels, of: whole)
        }
        let combination = combinations[position]
        return try reader.sceneCase(
          SceneNode(combination.node, in: log, name: whole.name), labels: combination.labels,
          expectations)
      }
      log.settle()
      guard var scene = read ?? nil else { continue }
      if let last { scene.share(with: last.scene) }
      last = (position, scene)
      names.number(&scene)
      cases.append(make(scene))
    }
    return cases
  }

  /// Keys on which nothing depends that is read under others.
  private static let keysOnTheirOwn: Set = ["rate", "phase", "dropped", "transcript", "tolerance"]

  /// A case that differs from another in values of such keys alone; nil where one is wrong.
  private func sceneCase(
    _ other: SceneCase, with values: [String: Node], _ labels: [SceneCase.Choice],
    of whole: SceneNode
  ) -> SceneCase? {
    var entries: [String: SceneNode] = [:]
    for (key, value) in values { entries[key] = SceneNode(value, in: whole.log, name: key) }
    var scene = other
    read(SceneFields(map: whole, entries: entries), into: &scene)
    scene.choices = labels
    scene.rename(label: label(of: scene))
    return whole.log.count == 0 ? scene : nil
  }

  /// One case; nil where a matrix puts a device or a handler under events that it cannot have, and
  /// where something is wrong, which is noted.
  private func sceneCase(
    _ node: SceneNode, labels: [SceneCase.Choice], _ expectations: SceneExpectations
  ) throws(SceneError) -> SceneCase? {
    let (fields, log) = (try node.fields(Self.keys), node.log)
    let title = fields.read("scene", orElse: "give it a title: 'scene: Show, then hide'") {
      title throws(SceneError) in try title.text()
    }
    let profile = log.attempt { () throws(SceneError) in
      try self.profile(fields["system"], ambient: fields["ambient"])
    }
    let device = fields.read(
      "device", orElse: "name one of \(Device.catalog.map(\.name).asList)"
    ) { device throws(SceneError) in try self.device(device, on: profile ?? .iOS18) }
    let handler = fields.read("handler", orElse: "name one of \(vocabulary.handlerNames.asList)") {
      handler throws(SceneError) in try self.handler(handler)
    }
    let events = fields.read("events", orElse: "'events: [{at: 0, show: {height: 258}}]'") {
      events throws(SceneError) in
      try self.events(events, on: device ?? .greatest, for: handler)
    }
    // What is wrong has a stand-in, so that the rest is read.
    var scene = SceneCase(
      name: "", scene: title ?? "", choices: labels,
      handler: handler ?? HandlerSpec(name: ""), device: device ?? .greatest,
      profile: profile ?? .iOS18, events: events?.map(\.event) ?? [], location: node.location)
    read(fields, into: &scene)
    scene.rename(label: label(of: scene))
    log.attempt { () throws(SceneError) in try place(&scene, as: fields) }
    log.attempt { () throws(SceneError) in try design(&scene, as: fields) }
    if scene.place != nil { _ = fields.read("events", checkTurns) }
    scene.requirements =
      log.attempt { () throws(SceneError) in try requirements(fields) } ?? []
    scene.expectation = expectations[scene.handler]
    guard let events, let list = fields["events"], log.count == 0 else { return nil }
    return try canHappen(events, in: list, scene) ? scene : nil
  }

  /// Reads what a scene says under the keys on their own; under others it stays.
  private func read(_ fields: SceneFields, into scene: inout SceneCase) {
    scene.rate = fields.read("rate", rate) ?? scene.rate
    scene.phase = fields.read("phase", phase) ?? scene.phase
    scene.transcript = fields.read("transcript", transcript) ?? scene.transcript
    scene.tolerances = fields.read("tolerance", tolerances) ?? scene.tolerances
    scene.dropped = fields.read("dropped", dropped) ?? scene.dropped
    let log = fields.map.log
    if scene.missedCount > SceneCase.greatestMissedCount {
      log.note(
        fields.map.error(
          "the scene misses more than \(SceneCase.greatestMissedCount) refreshes in all:"
            + " shorten 'dropped' and what its events drop"))
    }
  }

  /// Refreshes a second.
  func rate(_ node: SceneNode) throws(SceneError) -> Double {
    try node.number(in: 1...1000, unit: "Hz")
  }

  /// The time of refresh 0, in seconds.
  func phase(_ node: SceneNode) throws(SceneError) -> Double {
    try node.number(in: 0...1, unit: "seconds")
  }

  /// The handlers that some scenes name; nil where one of them is wrong, which is noted.
  private func handlers(of scenes: [Node], _ log: MistakeLog) -> Set<HandlerSpec>? {
    let before = log.count
    var handlers: Set<HandlerSpec> = []
    for scene in scenes {
      let entry = scene.mapping?.first { $0.key.string == "handler" }
      let nodes = log.attempt { () throws(SceneError) in
        try entry.map { entry throws(SceneError) in
          try values(of: entry.key, entry.value, in: log)
        } ?? []
      }
      for node in nodes ?? [] {
        let read = log.attempt { () throws(SceneError) in try handler(node) }
        if let read { handlers.insert(read) }
      }
    }
    return log.count == before ? handlers : nil
  }

  private func label(of scene: SceneCase) -> String {
    let rate = scene.rate
    let hertz = rate == rate.rounded() ? String(Int(rate)) : String(rate)
    let parts = [
      scene.handler.description, scene.device.name, scene.profile.name, "\(hertz) Hz",
    ]
    return (parts + scene.choices.map(\.description)).joined(separator: " / ")
  }
}

extension SceneReader {
  private func tolerances(_ node: SceneNode) throws(SceneError) -> [String: Double] {
    guard node.isMap else {
      throw node.error(
        "tolerance must be a map of kinds and how far they may go, as {gap: 1}, not \(node.shown)")
    }
    for kind in try node.pairs() where vocabulary.isNeverTolerated(kind.key) {
      throw SceneError(
        at: kind.location,
        "a \(kind.key) has no tolerance: write {HANDLER: \(kind.key)} behind 'expect'")
    }
    let fields = try node.fields(vocabulary.toleratedKinds)
    var tolerances: [String: Double] = [:]
    for (kind, value) in fields.entries {
      tolerances[kind] = try value.number(in: 0...100_000, unit: vocabulary.units[kind] ?? "points")
    }
    return tolerances
  }
}

extension SceneCase {
  /// Takes what another case has as well from there, so that it is in memory once.
  fileprivate mutating func share(with other: SceneCase) {
    if scene == other.scene { scene = other.scene }
    if device == other.device { device = other.device }
    if profile == other.profile { profile = other.profile }
    if handler == other.handler { handler = other.handler }
    if transcript == other.transcript { transcript = other.transcript }
    if tolerances == other.tolerances { tolerances = other.tolerances }
    if requirements == other.requirements { requirements = other.requirements }
  }
}

/// The names of a scene's cases: those that come again are numbered from 2.
///
/// Lists may hold values that are named alike.
private struct CaseNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func number(_ scene: inout SceneCase) {
    let (name, label) = (scene.name, scene.label)
    while !taken.insert(scene.name).inserted {
      counts[name, default: 1] += 1
      scene.rename(label: "\(label) (\(counts[name, default: 1]))")
    }
  }
}

extension SceneVocabulary {
  var handlerNames: [String] { handlers.map(\.name) }
}

extension SceneReader {
  /// A handler as a command line names it.
  ///
  /// - Parameter argument: a handler as in scenes, `frame` or `{frame: {timing: easeInOut}}`, or
  ///   as in reports, `frame(timing: easeInOut)`.
  /// - Returns: one handler.
  /// - Throws: a `SceneError` that says what is wrong.
  public func handler(argument: String) throws(SceneError) -> HandlerSpec {
    let log = MistakeLog(file: "HANDLER")
    let text = SceneText(
      argument.withOptionsAsMap, file: log.file, noun: "handler", beginning: "frame")
    let node = SceneNode(try text.compose(), in: log, name: "HANDLER")
    let handler = try handler(node)
    do throws(SceneMistakes) { try log.finish() } catch { throw error.first }
    return handler
  }
}

extension SceneEvent {
  /// The names of the kinds of events in scenes.
  package static var kindNames: [String] { EventKind.all.map(\.name) }
}

extension String {
  /// `name(option: value)` as the map that scenes have for it; anything else as it is.
  fileprivate var withOptionsAsMap: String {
    guard hasSuffix(")"), !hasPrefix("{"), let open = firstIndex(of: "(") else { return self }
    return "{\(self[..<open]): {\(self[index(after: open)...].dropLast())}}"
  }
}
