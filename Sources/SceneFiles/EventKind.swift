import Scenes

/// A kind of event that scenes can name, and how what stands behind the name is read.
///
/// This is the one list of them: a new kind is an entry here and a case of ``SceneEvent/Kind``.
struct EventKind: Sendable {
  typealias Reading =
    @Sendable (SceneReader, SceneNode, Device) throws(SceneError) -> SceneEvent.Kind

  let name: String
  let read: Reading
  /// Whether the keyboard can do it and tell nobody.
  var canBeSilent: Bool { Self.silent.contains(name) }

  private static let silent: Set = [
    "show", "hide", "switch", "undock", "split", "float", "dock", "hardwareKeyboard",
  ]

  init(_ name: String, _ read: @escaping Reading) {
    self.name = name
    self.read = read
  }

  static let all = [
    EventKind("show") { (reader, node, device) throws(SceneError) in
      try reader.show(node, on: device)
    },
    EventKind("hide") { (reader, node, _) throws(SceneError) in try reader.hide(node) },
    EventKind("notification") { (reader, node, _) throws(SceneError) in
      try reader.notificationEvent(node)
    },
    EventKind("switch") { (reader, node, device) throws(SceneError) in
      .keyboardSwitch(try reader.keyboardSwitch(node, on: device))
    },
    EventKind("undock") { (reader, node, device) throws(SceneError) in
      let fields = node.isEmpty ? nil : try node.fields(["lift"])
      return .undock(lift: try reader.height(fields?["lift"], on: device))
    },
    EventKind("split") { (reader, node, device) throws(SceneError) in
      let fields = node.isEmpty ? nil : try node.fields(["height", "lift"])
      return .split(
        height: try reader.height(fields?["height"], on: device),
        lift: try reader.height(fields?["lift"], on: device))
    },
    EventKind("float") { (reader, node, _) throws(SceneError) in
      let fields = node.isEmpty ? nil : try node.fields(["rect"])
      return .float(try fields?["rect"].map(reader.rect))
    },
    EventKind("dock") { (reader, node, _) throws(SceneError) in
      try reader.nothing(node)
      return .dock
    },
    EventKind("hardwareKeyboard") { (_, node, _) throws(SceneError) in
      .hardwareKeyboard(try node.flag())
    },
    EventKind("crossFade") { (_, node, _) throws(SceneError) in .crossFade(try node.flag()) },
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
    EventKind("receive") { (reader, node, _) throws(SceneError) in
      .messages(try reader.messages(node, areOutgoing: false))
    },
    EventKind("send") { (reader, node, _) throws(SceneError) in
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
}
