import Filmstrips
import Foundation
import HeadlessUIKit
import Scenes
package import KeyboardSimulation

/// The other end of a worker: reads orders, plays cases, sends back the results.
package enum WorkerProcess {
  /// Does what is ordered on the standard input until that ends.
  ///
  /// All that it takes is in the orders; no file is read.
  ///
  /// - Parameter handlers: what cases can ask for.
  @MainActor
  package static func run(_ handlers: HandlerRegistry) {
    ParentWatch.start()
    let line = WorkerLine()
    let session = WorkerSession(handlers: handlers, line: line)
    while let order = line.next() { session.perform(order) }
  }
}

/// Plays, checks and draws cases in a worker process.
@MainActor
struct WorkerSession {
  let handlers: HandlerRegistry
  let line: WorkerLine

  func perform(_ order: WorkerOrder) {
    switch order {
    case .check(let order): line.send(.checked(check(order)))
    case .film(let order): line.send(.filmed(draw(order)))
    }
  }

  private func check(_ order: CheckOrder) -> [CheckOutcome] {
    if case .playback(let playback) = order.source { return [order.outcome(of: playback)] }
    let playsOnce = handlers[order.source.scene.handler.name]?.keepsState == true
    return order.outcomes(playingOnce: playsOnce) {
      // From here on the handler is not at work.
      line.send(.drawing)
    } play: { scene, member throws(RunLoopError) in
      try play(scene, member: member)
    }
  }

  /// Plays a case, and reports each run-loop turn before it is played.
  private func play(_ scene: SceneCase, member: Int) throws(RunLoopError) -> Playback {
    // From here on the handler is at work: its screen is made before the first turn.
    line.send(WorkerProgress(member: member))
    if handlers[scene.handler.name]?.keepsState == true { line.isSpent = true }
    let player = ScenePlayer(registry: handlers) { [line] phase, time in
      // Output of handlers is not lost when this turn traps.
      fflush(nil)
      line.send(WorkerProgress(member: member, phase: phase, time: time))
    }
    return try player.play(scene)
  }

  private func draw(_ order: FilmOrder) -> FilmOutcome {
    order.outcome {
      line.send(.drawing)
    } play: { scene, member throws(RunLoopError) in
      try play(scene, member: member)
    }
  }
}

/// The line to the process that gives the orders.
@MainActor
final class WorkerLine {
  /// The file for replies; what handlers print goes to the standard error stream instead.
  private let output: Int32
  private let encoder = JSONEncoder()
  /// True if the process holds what a case has left, and so must not play another.
  var isSpent = false
  /// The most orders of a process, which then starts anew: what handlers leave behind adds up.
  private static let greatestOrderCount = 1000
  private var orderCount = 0

  init() {
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// The next order; nil at the end of the input.
  func next() -> WorkerOrder? {
    if isSpent || orderCount == Self.greatestOrderCount { ChildProcess.startAnew(output: output) }
    orderCount += 1
    while let line = readLine() {
      do {
        return try JSONDecoder().decode(WorkerOrder.self, from: Data(line.utf8))
      } catch {
        send(.refused("a worker process cannot read its order: \(error)"))
      }
    }
    return nil
  }

  func send(_ progress: WorkerProgress) { PipeLine.send(Array(progress.line.utf8), to: output) }

  /// Sends a reply, once all is in its file that handlers have printed until then.
  func send(_ reply: WorkerReply) {
    fflush(nil)
    guard let data = try? encoder.encode(reply) else { return }
    PipeLine.send([UInt8](data), to: output)
  }
}

/// Ends this process once the one that started it is gone.
///
/// A worker ends with its input, but one whose handler does not return never looks at that.
enum ParentWatch {
  /// Seconds between two looks.
  private static let interval = 0.5

  /// Looks from now on.
  static func start() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: interval) }
      UnfinishedFile.discard()
      _exit(EXIT_FAILURE)
    }
  }
}
