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
    try cases(in: yaml, file: file, crossedWith: matrix) { $0 }
  }

  /// The values that `make` makes of the cases, one after another.
  package func cases<Case>(
    in yaml: String, file: String, crossedWith matrix: CaseMatrix?, as make: (SceneCase) -> Case
  ) throws(SceneError) -> [Case] {
    let own = try SceneText(yaml, file: file).compose()
    let root = matrix?.crossed(with: own) ?? own
    let combinations = try SceneMatrix(file: file).combinations(of: root)
    var reader = self
    reader.isOnMatrixDevice = matrix?.holds("device") ?? false
    reader.isOnMatrixHandler = matrix?.holds("handler") ?? false
    let whole = SceneNode(root, file: file, name: "the scene")
    let expectations = try expectations(
      whole.isMap ? try whole.fields(Self.keys)["expect"] : nil)
    var cases: [Case] = []
    var handlers: Set<HandlerSpec> = []
    var names = CaseNames()
    var last: SceneCase?
    for combination in combinations {
      let node = SceneNode(combination.node, file: file, name: "the scene")
      let read = try reader.sceneCase(node, labels: combination.labels, expectations)
      guard var scene = read else { continue }
      names.number(&scene)
      if let last { scene.share(with: last) }
      last = scene
      handlers.insert(scene.handler)
      cases.append(make(scene))
    }
    handlers.formUnion(try self.handlers(of: own, file: file))
    try checkNames(in: expectations, handlers: handlers)
    return cases
  }

  /// One case; nil where a matrix puts a device or a handler under events that it cannot have.
  private func sceneCase(
    _ node: SceneNode, labels: [SceneCase.Choice], _ expectations: SceneExpectations
  ) throws(SceneError) -> SceneCase? {
    let fields = try node.fields(Self.keys)
    let title = try fields.required("scene", "give it a title: 'scene: Show, then hide'").text()
    let profile = try profile(fields["system"], ambient: fields["ambient"])
    let device = try device(
      try fields.required("device", "name one of \(Device.catalog.map(\.name).asList)"),
      on: profile)
    let rate = try fields["rate"].map(rate) ?? 60
    let handler = try handler(
      try fields.required("handler", "name one of \(vocabulary.handlerNames.asList)"))
    let eventsNode = try fields.required("events", "'events: [{at: 0, show: {height: 258}}]'")
    let placed = try events(eventsNode, on: device, for: handler)
    let events = placed.map(\.event)
    let label = caseLabel(
      handler: handler, device: device, profile: profile, rate: rate, choices: labels)
    var scene = SceneCase(
      name: SceneCase.name(of: title, label), scene: title, label: label, choices: labels,
      handler: handler, device: device, profile: profile, rate: rate,
      phase: try fields["phase"].map(phase) ?? 0,
      transcript: try fields["transcript"].map(transcript) ?? .standard,
      events: events,
      tolerances: try fields["tolerance"].map(tolerances) ?? [:],
      location: node.location)
    try place(&scene, as: fields)
    if scene.place != nil { try checkTurns(in: eventsNode) }
    scene.dropped = try fields["dropped"].map(dropped) ?? []
    try design(&scene, as: fields)
    scene.requirements = try requirements(fields)
    scene.expectation = expectations[handler]
    return try canHappen(placed, in: eventsNode, scene) ? scene : nil
  }

  /// Refreshes a second.
  func rate(_ node: SceneNode) throws(SceneError) -> Double {
    try node.number(in: 1...1000, unit: "Hz")
  }

  /// The time of refresh 0, in seconds.
  func phase(_ node: SceneNode) throws(SceneError) -> Double {
    try node.number(in: 0...1, unit: "seconds")
  }

  /// The handlers that a scene names itself, whatever it is combined with.
  private func handlers(of scene: Node, file: String) throws(SceneError) -> [HandlerSpec] {
    guard let entry = scene.mapping?.first(where: { $0.key.string == "handler" }) else { return [] }
    var handlers: [HandlerSpec] = []
    for value in try values(of: entry.key, entry.value, file: file) {
      handlers.append(try handler(value))
    }
    return handlers
  }

  private func caseLabel(
    handler: HandlerSpec, device: Device, profile: KeyboardProfile, rate: Double,
    choices: [SceneCase.Choice]
  ) -> String {
    let hertz = rate == rate.rounded() ? String(Int(rate)) : String(rate)
    let parts = [handler.description, device.name, profile.name, "\(hertz) Hz"]
    return (parts + choices.map(\.description)).joined(separator: " / ")
  }
}

extension SceneReader {
  private func tolerances(_ node: SceneNode) throws(SceneError) -> [String: Double] {
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
    let text = SceneText(
      argument.withOptionsAsMap, file: "HANDLER", noun: "handler", beginning: "frame")
    return try handler(SceneNode(try text.compose(), file: "HANDLER", name: "HANDLER"))
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
