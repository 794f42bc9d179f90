public import Scenes

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
