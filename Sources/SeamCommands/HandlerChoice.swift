import CaseWorkers
import Scenes

/// The handlers that a command is asked for; all where none is.
struct HandlerChoice {
  /// Each `frame`, whatever its options, or `frame(timing: easeInOut)`.
  let names: [String]

  /// The cases of those handlers; an error where a name is no case's.
  func chosen(of cases: [CaseSource]) throws(CommandFailure) -> [CaseSource] {
    guard !names.isEmpty else { return cases }
    for name in names where !cases.contains(where: { isNamed($0, name) }) {
      var known: [String] = []
      for handler in cases.map(\.scene.handler.description) where !known.contains(handler) {
        known.append(handler)
      }
      let all = known.joined(separator: ", ")
      throw CommandFailure(
        .wrongInput,
        ["error: --handler \(name) is in none of these scenes: choose of \(all)"])
    }
    return cases.filter { source in names.contains { isNamed(source, $0) } }
  }

  private func isNamed(_ source: CaseSource, _ name: String) -> Bool {
    let handler = source.scene.handler
    return handler.name == name || handler.description == name
  }
}
