import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import SeamCommands

/// The program with handlers that do what none should, for the tests of its workers.
@main
enum Main {
  @MainActor
  static func main() {
    if let deed = CommandLine.arguments.dropFirst().first.flatMap(OwnFault.init) { deed.commit() }
    Seam.main(handlers: registry)
  }

  /// Its handlers, which are not made for a command that asks for none.
  @MainActor
  private static var registry: HandlerRegistry {
    precondition(!CommandLine.arguments.contains("--version"), "no handler is asked for")
    return .standard + [
      .trapping, .endless, .ending, .talking, .contradicting, .remembering, .deaf,
      .spinning, .killed, .circling, .pingPong, .trusted, .tasking, .counting,
    ]
  }
}
