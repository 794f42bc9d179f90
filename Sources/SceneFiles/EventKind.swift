import Scenes

/// A kind of event that scenes can name, and how its value is read.
///
/// This is the one list of their names. A new kind is a case of ``SceneEvent/Kind``, its traits, an
/// entry here, what `Stage` does at it, and an `EventGenerator` for hunts.
struct EventKind: Sendable {
  typealias Reading =
    @Sendable (SceneReader, SceneNode, Device) throws(SceneError) -> SceneEvent.Kind

  let name: String
  let read: Reading
  /// True if the keyboard can do it without notifications.
  let canBeSilent: Bool
  /// True if it gives the handler messages to show.
  let hasMessages: Bool

  init(
    _ name: String, canBeSilent: Bool = false, hasMessages: Bool = false, _ read: @escaping Reading
  ) {
    self.name = name
    self.canBeSilent = canBeSilent
    self.hasMessages = hasMessages
    self.read = read
  }

  static let all = ofKeyboard + ofScreen + ofInput

  /// The keyboard comes, goes, and becomes another.
  private static let ofKeyboard = [
    EventKind("show", canBeSilent: true) { (reader, node, device) throws(SceneError) in
      try reader.show(node, on: device)
    },
    EventKind("hide", canBeSilent: true) { (reader, node, _) throws(SceneError) in
      try reader.hide(node)
    },
    EventKind("notification") { (reader, node, _) throws(SceneError) in
      try reader.notificationEvent(node)
    },
    EventKind("switch", canBeSilent: true) { (reader, node, device) throws(SceneError) in
      .keyboardSwitch(try reader.keyboardSwitch(node, on: device))
    },
    EventKind("undock", canBeSilent: true) { (reader, node, device) throws(SceneError) in
      let fields = node.isEmpty ? nil : try node.fields(["lift"])
      return .undock(lift: try reader.height(fields?["lift"], on: device))
    },
    EventKind("split", canBeSilent: true) { (reader, node, device) throws(SceneError) in
      let fields = node.isEmpty ? nil : try node.fields(["height", "lift"])
      return .split(
        height: try reader.height(fields?["height"], on: device),
        lift: try reader.height(fields?["lift"], on: device))
    },
    EventKind("float", canBeSilent: true) { (reader, node, _) throws(SceneError) in
      let fields = node.isEmpty ? nil : try node.fields(["rect"])
      return .float(try fields?["rect"].map(reader.rect))
    },
    EventKind("dock", canBeSilent: true) { (reader, node, _) throws(SceneError) in
      try reader.nothing(node)
      return .dock
    },
  ]

  /// Settings and hardware of the person, the way the device is held, and fingers on the screen.
  private static let ofScreen = [
    EventKind("hardwareKeyboard", canBeSilent: true) { (reader, node, _) throws(SceneError) in
      .hardwareKeyboard(try reader.hardwareKeyboard(node))
    },
    EventKind("crossFade") { (_, node, _) throws(SceneError) in .crossFade(try node.flag()) },
    EventKind("guide") { (_, node, _) throws(SceneError) in
      let word = try node.word(GuideState.allCases.map(\.rawValue))
      return .guide(GuideState(rawValue: word) ?? .follows)
    },
    EventKind("rotate") { (reader, node, device) throws(SceneError) in
      try reader.rotation(node, on: device)
    },
    EventKind("background") { (reader, node, _) throws(SceneError) in
      .background(try reader.pause(node))
    },
    EventKind("drag") { (reader, node, device) throws(SceneError) in
      .drag(try reader.drag(node, on: device))
    },
    EventKind("scroll") { (reader, node, device) throws(SceneError) in
      .scroll(try reader.scroll(node, on: device))
    },
  ]

  /// Messages, missed refreshes, and what is done in the app.
  private static let ofInput = [
    EventKind("receive", hasMessages: true) { (reader, node, _) throws(SceneError) in
      .messages(try reader.messages(node, areOutgoing: false))
    },
    EventKind("send", hasMessages: true) { (reader, node, _) throws(SceneError) in
      .messages(try reader.messages(node, areOutgoing: true))
    },
    EventKind("drop") { (reader, node, _) throws(SceneError) in try reader.drop(node) },
    EventKind("focus") { (_, node, _) throws(SceneError) in
      .focus(node.isEmpty ? 1 : try node.integer(in: 1...1000))
    },
    EventKind("blur") { (reader, node, _) throws(SceneError) in
      try reader.nothing(node)
      return .blur
    },
    EventKind("tap") { (reader, node, device) throws(SceneError) in
      .tap(try reader.point(node, on: device))
    },
    EventKind("type") { (reader, node, _) throws(SceneError) in try reader.typing(node) },
  ]

  /// The names of those that give the handler messages to show.
  static let withMessages = all.filter(\.hasMessages).map(\.name)

  /// The names of those that need something to type into.
  static let ofTyping = ["focus", "blur", "type"]
}
