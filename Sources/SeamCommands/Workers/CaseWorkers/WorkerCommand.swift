import ArgumentParser
import Compositing
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes

/// What a command that plays cases makes of them before they are played.
protocol CaseCommand: ParsableCommand {
  /// Applies what the arguments say of a case.
  func adjust(_ scene: inout SceneCase)

  /// The file with what scenes are crossed with, where there is one.
  var matrix: String? { get }
}

/// The other end of a worker process: reads orders, plays cases, tells what came of them.
///
/// It is started with the arguments of the command that it works for, and ends with its input.
struct WorkerCommand: ParsableCommand {
  static let name = "worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Plays cases for another seam.", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    guard let command = try SeamCommand.parseAsRoot(arguments) as? any CaseCommand else {
      throw ValidationError("this command has no workers.")
    }
    ParentWatch.start()
    try MainActor.assumeIsolated {
      let line = WorkerLine()
      var bench = WorkerBench(command: command, line: line)
      while let order = line.next() { try bench.perform(order) }
    }
  }
}

/// The line to the process that gives the orders.
@MainActor
final class WorkerLine {
  /// Where replies go; what handlers print goes to the standard error stream instead.
  private let output: Int32
  private let encoder = JSONEncoder()
  /// Whether the process holds what a case has left, and so must not play another.
  var isSpent = false

  init() {
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// The next order; nil at the end of the input.
  func next() -> WorkerOrder? {
    if isSpent { ChildProcess.startAnew(output: output) }
    guard let line = readLine() else { return nil }
    return try? JSONDecoder().decode(WorkerOrder.self, from: Data(line.utf8))
  }

  func tell(_ progress: WorkerProgress) { write(Array(progress.line.utf8)) }

  func tell(_ reply: WorkerReply) {
    guard let data = try? encoder.encode(reply) else { return }
    write([UInt8](data))
  }

  private func write(_ line: [UInt8]) {
    let bytes = line + [UInt8(ascii: "\n")]
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.write(output, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
