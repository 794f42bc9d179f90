import AnimationCurves
package import Scenes

extension SceneReader {
  /// The events, in order of time, where a handler can do all of it.
  func events(
    _ node: SceneNode, on device: Device, for handler: HandlerSpec
  ) throws(SceneError) -> [PlacedEvent] {
    let events = try events(node, on: device)
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
      let node = SceneNode(element.node, file: element.file, name: "an event")
      events.append(PlacedEvent(event: try event(node, on: device), node: node))
    }
    return events.enumerated()
      .sorted { ($0.element.event.time, $0.offset) < ($1.element.event.time, $1.offset) }
      .map(\.element)
  }

  func event(_ node: SceneNode, on device: Device) throws(SceneError) -> SceneEvent {
    let names = EventKind.all.map(\.name)
    let fields = try node.fields(["at", "silent"] + names)
    let time = try fields.required("at", "when it happens, in seconds")
      .number(in: 0...600, unit: "seconds")
    let present = EventKind.all.filter { fields[$0.name] != nil }
    guard present.count == 1, let kind = present.first, let detail = fields[kind.name] else {
      throw node.error("an event is one of \(names.asList): {at: 0, show: {height: 258}}")
    }
    return SceneEvent(
      time: time, kind: try kind.read(self, detail, device),
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

  /// The reason for which a handler cannot do events of a kind, wherever they are; nil where it
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

  /// Finds the first event of a kind that a handler cannot do.
  func checkKinds(in node: SceneNode, for handler: HandlerSpec) throws(SceneError) {
    for event in try node.elements() {
      for pair in try event.pairs() {
        if let refusal = refusal(ofEvent: pair.key, by: handler) {
          throw SceneError(at: pair.location, refusal)
        }
      }
    }
  }

  /// Finds the first switch to a keyboard of the app's own, where a handler has none.
  func checkSwitches(in node: SceneNode, for handler: HandlerSpec) throws(SceneError) {
    guard vocabulary.handler(named: handler.name)?.switchesInputView == false else { return }
    for event in try node.elements() {
      for pair in try event.pairs() where pair.key == "switch" {
        for detail in try pair.value.pairs()
        where detail.key == "height" || detail.value.scalarText == "custom" {
          throw SceneError(
            at: detail.location,
            "the handler \(handler.name) has no keyboard of its own:"
              + " make its controller InputViewSwitching")
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
