import Foundation
package import Detectors

/// A worker process: it does one order at a time, and is started again when a handler ends it.
package final class Worker {
  private let program: String
  private let arguments: [String]
  private let limit: TurnLimit
  private var child: ChildProcess?
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// A worker that `arguments` make of a program, by default of this one; its process starts with
  /// the first order.
  init(_ program: String = ChildProcess.executable, arguments: [String], timeout: Double) {
    (self.program, self.arguments) = (program, arguments)
    limit = TurnLimit(seconds: timeout)
  }

  /// The end of an order.
  package enum Outcome {
    case reply(WorkerReply)
    /// A case stopped the process; `member` counts those of the order.
    case trap(Trap, member: Int)
    /// The process was ended from outside, twice.
    case lost(reason: String)
  }

  /// The end of one try of an order.
  private enum Attempt {
    case outcome(Outcome)
    /// The process has ended before it began with the order.
    case notBegun
    /// The process was ended from outside.
    case lost(reason: String)
  }

  /// The most tries of an order whose process is ended from outside.
  private static let greatestAttemptCount = 2

  /// Does an order, and returns how it ended.
  ///
  /// A process that has ended since its last order, before it began with this one, is replaced. An
  /// order whose process is ended from outside is done once more: that is no fault of the
  /// handler's.
  package func perform(_ order: WorkerOrder) throws(WorkerError) -> Outcome {
    var reason = ""
    for _ in 0..<Self.greatestAttemptCount {
      let isUsed = child != nil
      var attempt = try attempt(order, isLast: !isUsed)
      if case .notBegun = attempt { attempt = try self.attempt(order, isLast: true) }
      switch attempt {
      case .outcome(let outcome): return outcome
      case .lost(let cause): reason = cause
      case .notBegun: break
      }
    }
    return .lost(reason: reason)
  }

  private func attempt(_ order: WorkerOrder, isLast: Bool) throws(WorkerError) -> Attempt {
    let child = try readyChild()
    child.send((try? encoder.encode(order)) ?? Data())
    var last: WorkerProgress?
    var turn = limit.turn(at: child.processorTime)
    var isPlaying = order.plays
    while true {
      switch child.line(within: isPlaying ? limit.pause : nil) {
      case .line(let bytes):
        if let progress = WorkerProgress(line: bytes) {
          // Turns of one instant that follow one another without end are one that does not return.
          if !isPlaying || last?.isOfInstant(of: progress) != true {
            turn = limit.turn(at: child.processorTime)
          }
          (last, isPlaying) = (progress, true)
          guard let excess = limit.excess(of: turn, at: child.processorTime) else { continue }
          return stopped(child, by: excess, at: progress)
        }
        let reply = try? decoder.decode(WorkerReply.self, from: Data(bytes))
        guard case .drawing? = reply else {
          return .outcome(.reply(reply ?? .refused("a worker process said something unreadable")))
        }
        isPlaying = false
      case .silent:
        guard let excess = excess(of: turn, hasBegun: last != nil, in: child) else { continue }
        return stopped(child, by: excess, at: last ?? WorkerProgress())
      case .ended:
        return ended(after: last, isLast: isLast)
      }
    }
  }

  /// By what a turn is over its limit; a worker that is not up yet has a limit of its own.
  private func excess(
    of turn: TurnLimit.Turn, hasBegun: Bool, in child: ChildProcess
  ) -> TurnLimit.Excess? {
    let limit = hasBegun ? limit : TurnLimit(seconds: max(limit.seconds, TurnLimit.startSeconds))
    return limit.excess(of: turn, at: child.processorTime)
  }

  private func stopped(
    _ child: ChildProcess, by excess: TurnLimit.Excess, at place: WorkerProgress
  ) -> Attempt {
    child.stop()
    _ = end()
    return .outcome(.trap(Trap(excess.cause, at: place), member: place.member))
  }

  /// The attempt of a process that has ended by itself.
  private func ended(after last: WorkerProgress?, isLast: Bool) -> Attempt {
    let (end, printed) = end()
    if end.isFromOutside {
      return .lost(
        reason: "the worker process was \(end.message ?? "ended") from outside, and once more when"
          + " the case was played again: look for what ends it, as a lack of memory, or give fewer"
          + " --jobs")
    }
    guard last != nil || isLast else { return .notBegun }
    let message = TrapMessage.message(in: printed) ?? end.message
    let cause = ProgramCause.programStopped(message: message ?? "the handler ended the program")
    let place = last ?? WorkerProgress()
    return .outcome(.trap(Trap(cause, at: place), member: place.member))
  }

  /// The process, started if there is none.
  private func readyChild() throws(WorkerError) -> ChildProcess {
    if let child { return child }
    let started = try ChildProcess(program, arguments: arguments)
    child = started
    return started
  }

  /// Returns the text that handlers have printed since the last call.
  package func takePrinted() -> String { child?.takePrinted() ?? "" }

  /// Forgets the process, and returns how it ended and what it had printed.
  private func end() -> (end: ProcessEnd, printed: String) {
    guard let child else { return (.exit(0), "") }
    self.child = nil
    return (child.end(), child.takePrinted())
  }

  /// Closes the worker's input, at which it ends.
  deinit {
    guard let child else { return }
    child.stop()
    _ = child.end()
  }
}

extension Trap {
  fileprivate init(_ cause: ProgramCause, at place: WorkerProgress) {
    self.init(cause, phase: place.phase, time: place.time)
  }
}

extension TurnLimit.Excess {
  fileprivate var cause: ProgramCause {
    switch self {
    case .worked(let seconds): .didNotReturn(within: Seconds(seconds))
    case .waited(let seconds): .waited(for: Seconds(seconds))
    }
  }
}

/// The message of Swift's runtime when a program stops.
enum TrapMessage {
  private static let beginnings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
  ]

  /// The last message of a trap in what a program has printed, and the place in the app's source.
  ///
  /// The runtime names the place first, as `ChatApp/Screen.swift:12: `. What the standard library
  /// finds wrong it names by a place of its own, which is left out.
  static func message(in printed: String) -> String? {
    for line in printed.split(whereSeparator: \.isNewline).reversed() {
      for beginning in beginnings {
        guard let start = line.firstRange(of: beginning)?.lowerBound else { continue }
        let place = line[..<start].dropLast(2)
        let isApps =
          line[..<start].hasSuffix(": ") && place.contains(".swift:") && !place.hasPrefix("Swift/")
        return String(line[start...]) + (isApps ? " (\(place))" : "")
      }
    }
    return nil
  }
}
