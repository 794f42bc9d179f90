import Foundation

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

  func send(_ progress: WorkerProgress) { write(Array(progress.line.utf8)) }

  func send(_ reply: WorkerReply) {
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
