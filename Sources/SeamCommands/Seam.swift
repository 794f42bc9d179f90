import ArgumentParser
import Compositing
import Detectors
import Foundation
public import KeyboardHandlers
public import KeyboardSimulation
import SceneFiles
import Scenes

/// The program, as a library: an executable of your own calls `Seam.main` with your handlers.
@MainActor
public enum Seam {
  /// The handlers that scenes can ask for, made when a command first needs one.
  static let handlers = makeHandlers()
  private static var makeHandlers: @MainActor () -> HandlerRegistry = { .standard }

  /// Scenes for commands that are given none, from `seam.yaml`.
  static var defaultScenes: [String] = []

  /// The words that scenes may use.
  static var vocabulary: SceneVocabulary {
    var vocabulary = SceneVocabulary(
      handlers: handlers.signatures, findingKinds: FindingKind.allCases.map(\.rawValue),
      units: FindingKind.units)
    let standard = HandlerRegistry.standard.signatures.map(\.name)
    if handlers.signatures.map(\.name) == standard {
      vocabulary.handlerAdvice =
        "This program has Seam's own handlers: for yours, run the program of your package, as in"
        + " 'swift run chat-seam check' (seam init writes one)"
    }
    return vocabulary
  }

  /// Runs the command that the arguments name, and exits.
  ///
  /// The status is 0 when all is clean, 1 when something was found or differs from what a scene
  /// expects, 2 when the input or the arguments are wrong, 3 when the work could not be done.
  ///
  /// - Parameter handlers: what scenes can ask for.
  public static func main(
    handlers: @autoclosure @escaping @MainActor () -> HandlerRegistry = .standard
  ) -> Never {
    makeHandlers = handlers
    Interruption.prepare()
    // A trap of a worker is a finding, which the program that has started it reports.
    if CommandLine.arguments.dropFirst().first != WorkerCommand.name { CrashReport.prepare() }
    CrashReport.note("running \(CommandLine.arguments.dropFirst().joined(separator: " "))")
    do {
      let defaults = try CommandDefaults(Array(CommandLine.arguments.dropFirst()))
      defaultScenes = defaults.scenes
      var command = try SeamCommand.parseAsRoot(defaults.arguments)
      try command.run()
      exit(ExitStatus.clean.rawValue)
    } catch {
      exit(status(of: error).rawValue)
    }
  }

  /// Says what went wrong, and with which status the program ends.
  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case let failure as CommandFailure:
      for message in failure.messages { Terminal.writeErrorLine(message.withoutCommand) }
      return failure.status
    default:
      return parserStatus(of: error)
    }
  }

  /// Help and version are no errors; what the parser rejects is a wrong argument.
  private static func parserStatus(of error: any Error) -> ExitStatus {
    let message = SeamCommand.fullMessage(for: error)
    guard SeamCommand.exitCode(for: error) != .success else {
      Terminal.writeLine(message)
      return .clean
    }
    Terminal.writeErrorLine(
      message.hasPrefix("Error: ") ? "error: " + message.dropFirst(7) : message)
    return .wrongInput
  }
}

extension String {
  /// A message that begins with the name of a file, which may begin as a workflow command does.
  fileprivate var withoutCommand: String { hasPrefix("::") ? "./" + self : self }
}
