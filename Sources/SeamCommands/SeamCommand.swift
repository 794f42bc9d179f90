import AnimationCurves
import ArgumentParser
import KeyboardSimulation
import Reports
import Scenes

/// The root command.
struct SeamCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seam",
    abstract: "Shows frame by frame where a chat bar and the keyboard come apart.",
    discussion: """
      A scene (YAML) says which device, which keyboard, what happens and which handler moves the \
      bar. Seam plays it on a virtual clock and measures every frame. Begin with:

        seam init KeyboardCheck    a package for your own screen
        seam check Scenes          what is found, and whether the scenes expect it
        seam film Scenes/FILE      a filmstrip of each scene
        seam measure clip.mp4      the same verdict for a screen recording
        seam explain RULE          what a finding means, and how to fix it

      Exit status: 0 all clean, 1 something found or not as expected, 2 wrong input or arguments, \
      3 the work could not be done.
      """,
    version: SeamRelease.version,
    subcommands: [
      CheckCommand.self, AcceptCommand.self, CompareCommand.self, MergeCommand.self,
      FilmCommand.self, MeasureCommand.self, HuntCommand.self, CurveCommand.self,
      IdentifyCommand.self, ImportCommand.self, CostCommand.self, ListCommand.self,
      ExplainCommand.self, InitCommand.self, SchemaCommand.self, WorkerCommand.self,
    ])
}

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
