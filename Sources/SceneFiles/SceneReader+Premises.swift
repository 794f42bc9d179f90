package import Scenes
import Yams

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
      return (name, SceneNode(key, file: node.file, name: name).location)
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
    guard let node = try? SceneText(list, file: "events").compose(),
      let elements = try? SceneNode(node, file: "events", name: "events").elements()
    else { return 0 }
    let reader = SceneReader(vocabulary: SceneVocabulary(handlers: [], findingKinds: []))
    var premises = EventPremises(on: device, textInputs: textInputs)
    for (index, element) in elements.enumerated() {
      guard let event = try? reader.event(element, on: device),
        premises.fault(of: event.kind) == nil
      else { return index }
      premises.note(event.kind)
    }
    return nil
  }
}
