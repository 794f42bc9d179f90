import ArgumentParser
import CaseWorkers

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
