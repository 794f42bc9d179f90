import AnimationCurves
import KeyboardSimulation
import SceneFiles
import Scenes
import SceneHunting

/// The names that the arguments of a hunt may have.
struct HuntVocabulary {
  let vocabulary: SceneVocabulary

  func handler(_ argument: String) throws(CommandFailure) -> HandlerSpec {
    do {
      return try SceneReader(vocabulary: vocabulary).handler(argument: argument)
    } catch {
      throw CommandFailure(.wrongInput, ["error: HANDLER: \(error.message)"])
    }
  }

  func devices(_ names: [String]) throws(CommandFailure) -> [String] {
    try known(names, among: Device.catalog.map(\.name), as: "device")
  }

  func systems(_ names: [String]) throws(CommandFailure) -> [String] {
    try known(names, among: KeyboardProfile.all.map(\.name), as: "system")
  }

  /// The number of text inputs on a handler's screen; nil where that is not known.
  func textInputs(of handler: HandlerSpec) -> Int? {
    vocabulary.handlers.first { $0.name == handler.name }?.textInputs
  }

  /// The kinds of events that are asked for; of all, those that the handler can do.
  func kinds(
    _ names: [String], of handler: HandlerSpec
  ) throws(CommandFailure) -> [String] {
    let chosen = try known(names, among: SceneEvent.kindNames, as: "event")
    guard chosen.isEmpty else {
      for kind in chosen {
        if let refusal = refusal(of: kind, by: handler) { throw refusal }
      }
      return chosen
    }
    return SceneEvent.kindNames.filter { refusal(of: $0, by: handler) == nil }
  }

  /// The reason for which a handler cannot do a kind of event; nil where it can.
  private func refusal(of kind: String, by handler: HandlerSpec) -> CommandFailure? {
    let reader = SceneReader(vocabulary: vocabulary)
    return reader.refusal(ofEvent: kind, by: handler).map {
      CommandFailure(.wrongInput, ["error: --event \(kind): \($0)"])
    }
  }

  /// The names as the list has them, in any case of letters.
  private func known(
    _ names: [String], among all: [String], as noun: String
  ) throws(CommandFailure) -> [String] {
    var found: [String] = []
    for name in names {
      guard let match = all.first(where: { $0.lowercased() == name.lowercased() }) else {
        throw CommandFailure(
          .wrongInput,
          ["error: no \(noun) is called '\(name)': name one of \(all.joined(separator: ", "))"])
      }
      found.append(match)
    }
    return found
  }
}
