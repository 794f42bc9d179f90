import Foundation
import HeadlessCoreAnimation
import LayerTrees
import Testing

/// Tasks of the app on the main actor, between the turns of the virtual clock.
@MainActor
@Suite(.serialized)
struct TaskTests {
  private static let name = Notification.Name("Posted")

  @Test func aTaskRunsAtTheRefreshAfterTheTurnThatStartsIt() async throws {
    let loop = makeLoop()
    var times: [Double] = []
    loop.schedule(at: 0.1) {
      Task { @MainActor in times.append(loop.now) }
    }
    try await loop.run(until: 10)
    #expect(times == [7 / 60.0])
  }

  @Test func aSequenceOfNotificationsHearsOfEachALittleLater() async throws {
    let loop = makeLoop()
    let layer = CALayer()
    layer.bounds.size.height = 10
    var heard: [Double] = []
    var task: Task<Void, Never>?
    loop.schedule(at: 0) {
      loop.root.addSublayer(layer)
      task = Task { @MainActor in
        for await _ in NotificationCenter.default.notifications(named: Self.name) {
          heard.append(loop.now)
          layer.bounds.size.height += 1
        }
      }
    }
    for time in [0.1, 0.5, 0.5] {
      loop.schedule(at: time) { NotificationCenter.default.post(name: Self.name, object: nil) }
    }
    try await loop.run(until: 10)
    task?.cancel()
    await task?.value
    #expect(heard == [7, 31, 31].map { $0 / 60.0 })
    let last = try #require(loop.log.commits.last)
    #expect(last.time == 31 / 60.0)
    #expect(last.root.sublayers.first?.model.bounds.height == 13)
  }

  /// What a task resumes by does not wait for other threads: here all of the pool's are held up.
  @Test func aResumedTaskNeedsNoOtherThread() async throws {
    let gate = Gate()
    for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
      Task.detached { gate.wait() }
    }
    let loop = makeLoop()
    var resumed: Double?
    var waiting: CheckedContinuation<Void, Never>?
    loop.schedule(at: 0) {
      Task { @MainActor in
        await withCheckedContinuation { waiting = $0 }
        resumed = loop.now
      }
    }
    loop.schedule(at: 0.1) { waiting?.resume() }
    try await loop.run(until: 10)
    #expect(gate.open(), "threads were waited for")
    #expect(resumed == 7 / 60.0)
  }

  @Test func aTaskThatChangesNothingLeavesNoCommit() async throws {
    let loop = makeLoop()
    loop.schedule(at: 0) { Task { @MainActor in } }
    try await loop.run(until: 10)
    #expect(loop.log.commits.map(\.time) == [0])
  }
}

/// Holds up the threads that wait for it until it is opened, five seconds at most.
private final class Gate: Sendable {
  private let condition = NSCondition()
  nonisolated(unsafe) private var isOpen = false

  func wait() {
    condition.lock()
    while !isOpen {
      if !condition.wait(until: Date(timeIntervalSinceNow: 5)) { isOpen = true }
    }
    condition.unlock()
  }

  /// False where it has opened by itself.
  func open() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    if isOpen { return false }
    isOpen = true
    condition.broadcast()
    return true
  }
}
