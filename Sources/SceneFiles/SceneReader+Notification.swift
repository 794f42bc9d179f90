import AnimationCurves
import Foundation
import Scenes

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
