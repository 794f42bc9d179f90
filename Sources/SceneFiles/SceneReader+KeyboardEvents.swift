import AnimationCurves
import Foundation
import Scenes

extension SceneReader {
  func show(_ node: SceneNode, on device: Device) throws(SceneError) -> SceneEvent.Kind {
    let fields = node.isEmpty ? nil : try node.fields(["height", "duration", "curve"])
    let height = try height(fields?["height"], on: device)
    guard height != nil || device.keyboardHeight > 0 else {
      throw node.error("show lacks 'height': \(device.name) has no keyboard height of its own")
    }
    return .show(
      height: height, duration: try duration(fields?["duration"]),
      curve: try curve(fields?["curve"]))
  }

  func hide(_ node: SceneNode) throws(SceneError) -> SceneEvent.Kind {
    let fields = node.isEmpty ? nil : try node.fields(["duration", "curve"])
    return .hide(
      duration: try duration(fields?["duration"]), curve: try curve(fields?["curve"]))
  }

  /// Another keyboard: with or without suggestions, emoji or letters, or a series of heights.
  func keyboardSwitch(
    _ node: SceneNode, on device: Device
  ) throws(SceneError) -> KeyboardSwitch {
    let kinds = ["predictive", "keyboard", "heights", "height"]
    let fields = try node.fields(kinds + ["duration", "interval"])
    let given = kinds.filter { fields[$0] != nil }
    guard given.count == 1 else {
      throw node.error(
        "a switch is one of {predictive: true}, {keyboard: emoji}, {heights: [282, 216, 282]} and"
          + " {height: 300}")
    }
    if let interval = fields["interval"], fields["heights"] == nil {
      throw interval.error("interval goes with heights: {heights: [282, 216], interval: 0.02}")
    }
    let duration = try duration(fields["duration"])
    if let flag = fields["predictive"] {
      return .predictiveBar(try flag.flag(), duration: duration)
    }
    if let name = fields["keyboard"] {
      return try keyboard(named: name, durationNode: fields["duration"], duration)
    }
    if let height = fields["height"] {
      if let node = fields["duration"] { throw Self.ownTime(at: node) }
      return .inputViewHeight(try length(height, from: 1, on: device))
    }
    return .heights(
      try heights(try fields.required("heights", "in points, one after another"), on: device),
      interval: try fields["interval"]?.number(in: 0...60, unit: "seconds") ?? 0,
      duration: duration)
  }

  /// Letters, emoji or the app's own keyboard, which has its own time.
  private func keyboard(
    named name: SceneNode, durationNode: SceneNode?, _ duration: Double?
  ) throws(SceneError) -> KeyboardSwitch {
    let word = try name.word(["text", "emoji", "custom"])
    guard word == "custom" else { return .emoji(word == "emoji", duration: duration) }
    if let durationNode { throw Self.ownTime(at: durationNode) }
    return .inputView(true)
  }

  private static func ownTime(at duration: SceneNode) -> SceneError {
    duration.error("the app's own keyboard has its own time: leave 'duration' out")
  }

  private func heights(_ node: SceneNode, on device: Device) throws(SceneError) -> [Double] {
    var heights: [Double] = []
    for element in try node.elements() {
      heights.append(try length(element, from: 1, on: device))
    }
    guard (1...100).contains(heights.count) else {
      throw node.error("heights must be a list of 1 to 100 heights in points")
    }
    return heights
  }

  /// A finger that pulls the keyboard down.
  func drag(_ node: SceneNode, on device: Device) throws(SceneError) -> KeyboardDrag {
    let fields = try node.fields(["from", "to", "duration", "velocity", "release"])
    let example = "in points below the top: {from: 300, to: 600, duration: 0.3}"
    let words = KeyboardDrag.Release.allCases.map(\.rawValue)
    let release = try fields["release"]?.word(words)
    return KeyboardDrag(
      from: try length(try fields.required("from", example), from: 0, on: device),
      to: try length(try fields.required("to", example), from: 0, on: device),
      duration: try duration(fields["duration"]) ?? 0.3,
      velocity: try fields["velocity"]?.number(
        in: -100_000...100_000, unit: "points a second"),
      release: release.flatMap(KeyboardDrag.Release.init))
  }

  /// Text, by itself or with the seconds between its characters.
  func typing(_ node: SceneNode) throws(SceneError) -> SceneEvent.Kind {
    guard node.isMap else { return .type(try node.passage(), interval: 0) }
    let fields = try node.fields(["text", "interval"])
    return .type(
      try fields.required("text", "what is typed").passage(),
      interval: try fields["interval"]?.number(in: 0...60, unit: "seconds") ?? 0)
  }

  func height(_ node: SceneNode?, on device: Device) throws(SceneError) -> Double? {
    try node.map { node throws(SceneError) in try length(node, from: 1, on: device) }
  }

  /// A length that ends where the screen does, in points: on a device that a matrix puts in the
  /// place of the scene's own, what is longer is cut there.
  func length(
    _ node: SceneNode, from least: Double, on device: Device
  ) throws(SceneError) -> Double {
    let greatest = Double(device.size.height)
    guard isOnMatrixDevice else { return try node.number(in: least...greatest, unit: "points") }
    return min(try node.number(in: least...100_000, unit: "points"), greatest)
  }

  /// A point of the screen as a list of two numbers.
  func point(_ node: SceneNode, on device: Device) throws(SceneError) -> CGPoint {
    let longest = Double(max(device.size.width, device.size.height))
    let bound = isOnMatrixDevice ? 100_000 : longest
    let numbers = try numbers(node, count: 2, as: "[x, y]", in: 0...bound)
    return CGPoint(x: min(numbers[0], longest), y: min(numbers[1], longest))
  }

  /// Reads the state of a hardware keyboard: `true`, `false`, or the word for a bar that is made
  /// small.
  func hardwareKeyboard(_ node: SceneNode) throws(SceneError) -> HardwareKeyboard {
    if node.scalarText == HardwareKeyboard.minimised.rawValue { return .minimised }
    guard let isThere = node.flagIfAny else {
      throw node.error("\(node.name) must be true, false or minimised, not \(node.shown)")
    }
    return isThere ? .attached : .detached
  }

  /// An event that takes no more than its name: `dock: {}`.
  func nothing(_ node: SceneNode) throws(SceneError) {
    guard !node.isEmpty, try !node.pairs().isEmpty else { return }
    throw node.error("\(node.name) takes nothing: write '\(node.name): {}'")
  }
}

extension SceneNode {
  /// One of some words; another one is noted, and the first takes its place.
  func word(_ words: [String]) throws(SceneError) -> String {
    let word = try text()
    guard words.contains(word) else {
      let hint = words.nearest(to: word).map { "; did you mean '\($0)'?" } ?? ""
      return try log.note(
        error("\(name) must be one of \(words.asList), not \(excerpt)\(hint)"), taking: words[0])
    }
    return word
  }

  /// Text of 1 to 10000 characters which may have line breaks.
  func passage() throws(SceneError) -> String {
    guard let passage = scalarText, !isEmpty, !passage.isEmpty, passage.count <= 10_000 else {
      throw error("\(name) must be text of 1 to 10000 characters")
    }
    return passage
  }
}

extension SceneReader {
  /// A notification, and where the keyboard really goes if that is somewhere else.
  func notificationEvent(_ node: SceneNode) throws(SceneError) -> SceneEvent.Kind {
    let fields = try node.fields(Self.notificationKeys)
    return .notification(
      try notification(fields), place: try fields["place"].map(rect))
  }

  private static let notificationKeys = [
    "name", "begin", "end", "duration", "curve", "isLocal", "place",
  ]

  private func notification(_ fields: SceneFields) throws(SceneError) -> KeyboardNotification {
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

  func rect(_ node: SceneNode) throws(SceneError) -> CGRect {
    let shape = "[x, y, width, height]"
    let numbers = try numbers(node, count: 4, as: shape, in: -10_000...10_000)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw node.error("\(node.name) must have a width and a height that are not negative")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
