import ArgumentParser
import CaseWorkers
import SceneFiles

/// A worker process: it plays what another seam sends it, and ends with its input.
struct WorkerCommand: ParsableCommand {
  static let name = "worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Plays cases for another seam.", shouldDisplay: false)

  func run() {
    Interruption.leaveToParent()
    MainActor.assumeIsolated { WorkerProcess.run(Seam.handlers) }
  }
}

/// The workers of a command that plays cases.
struct WorkerArguments: ParsableArguments {
  @Option(help: "How many processes play cases at a time (default: one per core).")
  var jobs: Int?

  @Option(
    help: "Seconds of processor time that a handler's turn may take; one that waits has ten times.")
  var timeout = WorkerPool.standardTimeout

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
    guard (0.001...86_400).contains(timeout) else {
      throw ValidationError("--timeout must be 0.001 to 86400 seconds, at most a day.")
    }
  }

  /// This program, started again as workers, and itself where it can start anew.
  ///
  /// What was read from a pipe is gone then.
  @MainActor
  var pool: WorkerPool {
    WorkerPool(
      arguments: [WorkerCommand.name], jobs: jobs, timeout: timeout,
      playing: FreshStart.isPossible && !InputText.hasReadPipe ? Seam.handlers : nil)
  }
}
