import AnimationCurves
import Yams
package import Scenes

extension SceneReader {
  /// The events, in order of time; what a handler cannot do is noted.
  ///
  /// Without a handler, which is wrong then, nothing is known of that.
  func events(
    _ node: SceneNode, on device: Device, for handler: HandlerSpec?
  ) throws(SceneError) -> [PlacedEvent] {
    let events = try events(node, on: device)
    guard let handler else { return events }
    if !isOnMatrixHandler { try checkKinds(in: node, for: handler) }
    try checkSwitches(in: node, for: handler)
    return events
  }

  /// The events, in order of time; those of one time in the order in which they are written.
  private func events(_ node: SceneNode, on device: Device) throws(SceneError) -> [PlacedEvent] {
    let elements = try node.elements()
    guard elements.count <= 10_000 else { throw node.error("a scene has at most 10000 events") }
    var events: [PlacedEvent] = []
    for element in elements {
      let node = SceneNode(element.node, in: element.log, name: "an event")
      let event = node.log.attempt { () throws(SceneError) in try self.event(node, on: device) }
      if let event { events.append(PlacedEvent(event: event, node: node)) }
    }
    return events.enumerated()
      .sorted { ($0.element.event.time, $0.offset) < ($1.element.event.time, $1.offset) }
      .map(\.element)
  }

  func event(_ node: SceneNode, on device: Device) throws(SceneError) -> SceneEvent {
    let names = EventKind.all.map(\.name)
    let fields = try node.fields(["at", "silent"] + names)
    let time = fields.read("at", orElse: "when it happens, in seconds") { at throws(SceneError) in
      try at.number(in: 0...600, unit: "seconds")
    }
    let present = EventKind.all.filter { fields[$0.name] != nil }
    guard present.count == 1, let kind = present.first, let detail = fields[kind.name] else {
      throw node.error("an event is one of \(names.asList): {at: 0, show: {height: 258}}")
    }
    return SceneEvent(
      time: time ?? 0, kind: try kind.read(self, detail, device),
      isSilent: try fields["silent"].map { silent throws(SceneError) in
        try isSilent(silent, kind)
      } ?? false)
  }

  private func isSilent(_ node: SceneNode, _ kind: EventKind) throws(SceneError) -> Bool {
    guard kind.canBeSilent else {
      let names = EventKind.all.filter(\.canBeSilent).map(\.name)
      throw node.error("\(kind.name) cannot be silent: only \(names.asList) can")
    }
    return try node.flag()
  }

  /// The reason why a handler cannot do events of a kind, wherever they are; nil where it
  /// can.
  package func refusal(ofEvent kind: String, by handler: HandlerSpec) -> String? {
    guard let signature = vocabulary.handler(named: handler.name) else { return nil }
    if EventKind.withMessages.contains(kind), !signature.takesMessages {
      return "the handler \(handler.name) cannot \(kind) messages:"
        + " give its definition a 'deliver' that shows one"
    }
    if EventKind.ofTyping.contains(kind), signature.textInputs == 0 {
      return "the handler \(handler.name) has no text input: name one that has, as inputaccessory"
    }
    return nil
  }

  /// Notes events of a kind that a handler cannot do.
  func checkKinds(in node: SceneNode, for handler: HandlerSpec) throws(SceneError) {
    for event in try node.elements() where event.isMap {
      for pair in try event.pairs() {
        if let refusal = refusal(ofEvent: pair.key, by: handler) {
          node.log.note(SceneError(at: pair.location, refusal))
        }
      }
    }
  }

  /// Notes switches to a keyboard of the app's own, where a handler has none.
  func checkSwitches(in node: SceneNode, for handler: HandlerSpec) throws(SceneError) {
    guard vocabulary.handler(named: handler.name)?.switchesInputView == false else { return }
    for event in try node.elements() where event.isMap {
      for pair in try event.pairs() where pair.key == "switch" && pair.value.isMap {
        for detail in try pair.value.pairs()
        where detail.key == "height" || detail.value.scalarText == "custom" {
          node.log.note(
            SceneError(
              at: detail.location,
              "the handler \(handler.name) has no keyboard of its own:"
                + " make its controller InputViewSwitching"))
        }
      }
    }
  }

  func duration(_ node: SceneNode?) throws(SceneError) -> Double? {
    try node?.number(in: 0...60, unit: "seconds")
  }

  /// The raw value of a curve; 7, the keyboard's own, by default.
  func curve(_ node: SceneNode?) throws(SceneError) -> Int {
    guard let node else { return AnimationCurve.keyboard.rawValue }
    let rawValue = try node.integer(in: 0...7)
    guard !(4...6).contains(rawValue) else {
      throw node.error("curve \(rawValue) is not known: UIKit has 0 to 3, and 7 for the keyboard")
    }
    return rawValue
  }
}

/// An event with its place.
struct PlacedEvent {
  let event: SceneEvent
  let node: SceneNode
}

extension SceneReader {
  /// True if every event finds what it needs; throws where one does nothing, by those before it.
  ///
  /// It is false where one is impossible by a matrix's device or handler: such a case is left out.
  ///
  /// - Parameters:
  ///   - events: in order of time.
  ///   - list: where they are written.
  ///   - scene: the case that they are of.
  /// - Returns: whether the case can be played.
  /// - Throws: a `SceneError` at the first event that does nothing.
  func canHappen(
    _ events: [PlacedEvent], in list: SceneNode, _ scene: SceneCase
  ) throws(SceneError) -> Bool {
    guard !events.isEmpty || scene.expectation == .still else {
      throw list.error(
        "nothing happens in this scene: write an event, {at: 0, show: {}}, or 'expect: still'")
    }
    let inputs = vocabulary.handler(named: scene.handler.name)?.textInputs
    var premises = EventPremises(on: scene.device, textInputs: inputs)
    for placed in events {
      let kind = placed.event.kind
      defer { premises.note(kind) }
      guard let fault = premises.fault(of: kind), !fault.isRight(with: scene.expectation),
        !isOneOfSeveral(kind, in: scene)
      else { continue }
      if isByMatrix(fault) { return false }
      throw SceneError(at: placed.location, "\(placed.name): \(fault.message)")
    }
    return true
  }

  /// True if the scene's own device or handler may have what a matrix's has not.
  private func isByMatrix(_ fault: EventFault) -> Bool {
    if case .idle = fault { false } else { isOnMatrixDevice || isOnMatrixHandler }
  }

  /// True if a setting is one of a list, in which one value changes nothing: `[true, false]`.
  private func isOneOfSeveral(_ kind: SceneEvent.Kind, in scene: SceneCase) -> Bool {
    let name: String
    switch kind {
    case .hardwareKeyboard: name = "hardwareKeyboard"
    case .rotate: name = "rotate"
    default: return false
    }
    return scene.choices.contains { $0.path.contains(name) }
  }
}

extension PlacedEvent {
  /// The name in scenes.
  fileprivate var name: String { pair?.name ?? "" }

  /// The place of its name.
  fileprivate var location: SourceLocation { pair?.location ?? node.location }

  private var pair: (name: String, location: SourceLocation)? {
    for (key, _) in node.node.mapping ?? [:] {
      guard let name = key.string, EventKind.all.contains(where: { $0.name == name }) else {
        continue
      }
      return (name, SceneNode(key, in: node.log, name: name).location)
    }
    return nil
  }
}

extension SceneReader {
  /// The place of the first event of a list that does nothing where it is; nil where all do.
  ///
  /// - Parameters:
  ///   - list: the events as a scene has them, in order of time.
  ///   - device: what they happen on.
  ///   - textInputs: how many the screen has; nil where that is not known.
  /// - Returns: from 0 on; an event that cannot be read does nothing.
  package static func idleEvent(in list: String, on device: Device, textInputs: Int?) -> Int? {
    let log = MistakeLog(file: "events")
    guard let node = try? SceneText(list, file: log.file).compose(),
      let elements = try? SceneNode(node, in: log, name: "events").elements()
    else { return 0 }
    let reader = SceneReader(vocabulary: SceneVocabulary(handlers: [], findingKinds: []))
    var premises = EventPremises(on: device, textInputs: textInputs)
    for (index, element) in elements.enumerated() {
      guard let event = try? reader.event(element, on: device), log.count == 0,
        premises.fault(of: event.kind) == nil
      else { return index }
      premises.note(event.kind)
    }
    return nil
  }
}
