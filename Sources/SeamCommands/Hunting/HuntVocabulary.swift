import AnimationCurves
import KeyboardScenes

/// What the arguments of a hunt may name.
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

  func kinds(_ names: [String]) throws(CommandFailure) -> [String] {
    try known(names, among: SceneEvent.kindNames, as: "event")
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
