import AnimationCurves
import ArgumentParser
import KeyboardSimulation
import Scenes

/// The completions of a shell for names: the program itself is asked, so that it knows the handlers
/// of a package that depends on this one.
extension CompletionKind {
  static let handlers = CompletionKind.custom { _, _, _ in
    MainActor.assumeIsolated { Seam.handlers.signatures.map(\.name) }
  }

  static let devices = CompletionKind.custom { _, _, _ in
    Device.catalog.map(\.name.asCompletion)
  }

  static let profiles = CompletionKind.custom { _, _, _ in
    KeyboardProfile.all.map(\.name.asCompletion)
  }

  static let scenes = CompletionKind.file(extensions: ["yaml", "yml", "json"])
}

extension String {
  /// As the shell that asks takes it: bash reads a word twice, others quote it themselves.
  fileprivate var asCompletion: String {
    guard CompletionShell.requesting == .bash else { return self }
    return reduce(into: "") { text, character in
      if " ()".contains(character) { text += "\\\\" }
      text.append(character)
    }
  }
}
