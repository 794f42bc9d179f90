package import Detectors
import Foundation

/// A worker process: it does one order at a time, and is started again when a handler ends it.
package final class Worker {
  private let arguments: [String]
  /// Seconds that a turn may take before the worker counts as wedged.
  private let timeout: Double
  private var child: ChildProcess?
  /// Lines that follow everything that handlers have printed.
  private var noted: [String] = []
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// A worker that `arguments` make of this program; its process starts with the first order.
  init(arguments: [String], timeout: Double) {
    self.arguments = arguments
    self.timeout = timeout
  }

  /// How an order ended.
  package enum Outcome {
    case reply(WorkerReply)
    /// A case stopped the process; `member` counts those of the order.
    case trap(Trap, member: Int)
  }

  /// Does an order, and returns how it ended.
  ///
  /// A process that has ended since its last order, before it began with this one, is replaced.
  package func perform(_ order: WorkerOrder) throws(WorkerError) -> Outcome {
    let isUsed = child != nil
    if let outcome = try attempt(order, isLast: !isUsed) { return outcome }
    _ = endCause(isWedged: false)
    return try attempt(order, isLast: true) ?? trap(after: WorkerProgress(), isWedged: false)
  }

  /// Nil where the process ends before it begins, unless it is the last that is tried.
  private func attempt(_ order: WorkerOrder, isLast: Bool) throws(WorkerError) -> Outcome? {
    let child = try readyChild()
    child.send((try? encoder.encode(order)) ?? Data())
    var last: WorkerProgress?
    var seconds = order.plays ? timeout : nil
    while true {
      switch child.line(within: seconds) {
      case .line(let bytes):
        if let progress = WorkerProgress(line: bytes) {
          last = progress
          continue
        }
        let reply = try? decoder.decode(WorkerReply.self, from: Data(bytes))
        guard case .drawing? = reply else {
          return .reply(reply ?? .refused("a worker process said something unreadable"))
        }
        seconds = nil
      case .silent:
        child.stop()
        return trap(after: last ?? WorkerProgress(), isWedged: true)
      case .ended:
        guard last != nil || isLast else { return nil }
        return trap(after: last ?? WorkerProgress(), isWedged: false)
      }
    }
  }

  private func trap(after last: WorkerProgress, isWedged: Bool) -> Outcome {
    let cause = endCause(isWedged: isWedged)
    return .trap(Trap(cause, phase: last.phase, time: last.time), member: last.member)
  }

  /// The process, started if there is none.
  private func readyChild() throws(WorkerError) -> ChildProcess {
    if let child { return child }
    let started = try ChildProcess(arguments: arguments)
    child = started
    return started
  }

  /// What handlers have printed since this was last asked for.
  package func takePrinted() -> String {
    defer { noted = [] }
    return (child?.takePrinted() ?? "") + noted.map { $0 + "\n" }.joined()
  }

  /// Puts lines behind what handlers have printed.
  func note(_ lines: [String]) { noted += lines }

  /// Forgets the process, and returns its last message or how it ended.
  private func endCause(isWedged: Bool) -> ProgramCause {
    guard let child else { return .programStopped(message: "") }
    self.child = nil
    let end = child.end()
    guard !isWedged else { return .didNotReturn(within: Seconds(timeout)) }
    return .programStopped(
      message: TrapMessage.message(in: child.takePrinted()) ?? end
        ?? "the handler ended the program")
  }

  /// Closes the worker's input, at which it ends.
  deinit {
    guard let child else { return }
    child.stop()
    _ = child.end()
  }
}
