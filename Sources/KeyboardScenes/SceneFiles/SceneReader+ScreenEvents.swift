extension SceneReader {
  /// The device turns: the side it is held by, alone or with what the keyboard does.
  func rotation(_ node: SceneNode, on device: Device) throws(SceneError) -> SceneEvent.Kind {
    guard node.isMap else { return .rotate(try orientation(node)) }
    let fields = try node.fields(["to", "height", "count"])
    let orientation = try orientation(
      try fields.required("to", "portrait or landscape: {to: landscape}"))
    return .rotate(
      orientation,
      keyboard: try height(fields["height"], on: device.turned(to: orientation)),
      count: try fields["count"]?.integer(in: 1...10) ?? 1)
  }

  func orientation(_ node: SceneNode) throws(SceneError) -> Device.Orientation {
    let word = try node.word(Device.Orientation.allCases.map(\.rawValue))
    return Device.Orientation(rawValue: word) ?? .portrait
  }
}
