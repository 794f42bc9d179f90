import AnimationCurves
import Foundation

extension SceneReader {
  /// What happens, in order of time; things of one time in the order in which they are written.
  func events(_ node: SceneNode, on device: Device) throws(SceneError) -> [SceneEvent] {
    let elements = try node.elements()
    guard elements.count <= 10_000 else { throw node.error("a scene has at most 10000 events") }
    var events: [SceneEvent] = []
    for element in elements {
      let node = SceneNode(element.node, file: element.file, name: "an event")
      events.append(try event(node, on: device))
    }
    return events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private static let eventKinds = ["show", "hide", "notification"]

  private func event(_ node: SceneNode, on device: Device) throws(SceneError) -> SceneEvent {
    let fields = try node.fields(["at"] + Self.eventKinds)
    let time = try fields.required("at", "when it happens, in seconds")
      .number(in: 0...600, unit: "seconds")
    let present = Self.eventKinds.filter { fields[$0] != nil }
    guard present.count == 1, let kind = present.first, let detail = fields[kind] else {
      throw node.error("an event is one of \(Self.eventKinds.asList): {at: 0, show: {height: 258}}")
    }
    switch kind {
    case "show": return SceneEvent(time: time, kind: try show(detail, on: device))
    case "hide": return SceneEvent(time: time, kind: try hide(detail))
    default: return SceneEvent(time: time, kind: .notification(try notification(detail)))
    }
  }

  private func show(_ node: SceneNode, on device: Device) throws(SceneError) -> SceneEvent.Kind {
    let fields = node.isEmpty ? nil : try node.fields(["height", "duration", "curve"])
    let tallest = Double(device.size.height)
    let height = try fields?["height"]?.number(in: 1...tallest, unit: "points")
    guard let height = height ?? (device.keyboardHeight > 0 ? device.keyboardHeight : nil) else {
      throw node.error("show lacks 'height': \(device.name) tells of no keyboard of its own")
    }
    return .show(
      height: height, duration: try duration(fields?["duration"]),
      curve: try curve(fields?["curve"]))
  }

  private func hide(_ node: SceneNode) throws(SceneError) -> SceneEvent.Kind {
    let fields = node.isEmpty ? nil : try node.fields(["duration", "curve"])
    return .hide(
      duration: try duration(fields?["duration"]), curve: try curve(fields?["curve"]))
  }

  private func duration(_ node: SceneNode?) throws(SceneError) -> Double? {
    try node?.number(in: 0...60, unit: "seconds")
  }

  /// The raw value of a curve; 7, the keyboard's own, where nothing is said.
  private func curve(_ node: SceneNode?) throws(SceneError) -> Int {
    guard let node else { return AnimationCurve.keyboard.rawValue }
    let rawValue = try node.integer(in: 0...7)
    guard !(4...6).contains(rawValue) else {
      throw node.error("curve \(rawValue) is not known: UIKit has 0 to 3, and 7 for the keyboard")
    }
    return rawValue
  }
}

extension SceneReader {
  private func notification(_ node: SceneNode) throws(SceneError) -> KeyboardNotification {
    let fields = try node.fields(["name", "begin", "end", "duration", "curve", "isLocal"])
    let names = KeyboardNotification.Name.allCases.map(\.rawValue)
    let nameNode = try fields.required("name", "one of \(names.asList)")
    guard let name = KeyboardNotification.Name(rawValue: try nameNode.text()) else {
      throw nameNode.error("name must be one of \(names.asList), not \(nameNode.excerpt)")
    }
    return KeyboardNotification(
      name: name,
      begin: try rect(try fields.required("begin", "the rectangle before, [x, y, width, height]")),
      end: try rect(try fields.required("end", "the rectangle after, [x, y, width, height]")),
      duration: try duration(fields["duration"]) ?? 0.25,
      curve: try curve(fields["curve"]),
      isLocal: try fields["isLocal"]?.flag() ?? true)
  }

  private func rect(_ node: SceneNode) throws(SceneError) -> CGRect {
    let shape = "[x, y, width, height]"
    let numbers = try numbers(node, count: 4, as: shape, in: -10_000...10_000)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw node.error("\(node.name) must have a width and a height that are not negative")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
