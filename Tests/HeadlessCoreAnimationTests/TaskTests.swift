import Foundation
import HeadlessCoreAnimation
import LayerTrees
import Testing

private let posted = Notification.Name("Posted")

/// Plays on the main actor, in a process that plays nothing else.
@MainActor
private func playAlone(_ test: @MainActor () async throws -> Void) async throws { try await test() }

/// Tasks of the app on the main actor, between the turns of the virtual clock.
///
/// Between them other tests would play as well, so each has a process to itself.
struct TaskTests {
  /// So it does where that refresh is the last one.
  @Test func aTaskRunsAtTheRefreshAfterTheTurnThatStartsIt() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        for end in [10, 7 / 60.0] {
          let loop = makeLoop()
          var times: [Double] = []
          loop.schedule(at: 0.1) {
            Task { @MainActor in times.append(loop.now) }
          }
          try await loop.run(until: end)
          #expect(times == [7 / 60.0])
        }
      }
    }
  }

  @Test func aSequenceOfNotificationsHearsOfEachALittleLater() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        let loop = makeLoop()
        let layer = CALayer()
        layer.bounds.size.height = 10
        var heard: [Double] = []
        var task: Task<Void, Never>?
        loop.schedule(at: 0) {
          loop.root.addSublayer(layer)
          task = Task { @MainActor in
            for await _ in NotificationCenter.default.notifications(named: posted) {
              heard.append(loop.now)
              layer.bounds.size.height += 1
            }
          }
        }
        for time in [0.1, 0.5, 0.5] {
          loop.schedule(at: time) { NotificationCenter.default.post(name: posted, object: nil) }
        }
        try await loop.run(until: 10)
        task?.cancel()
        await task?.value
        #expect(heard == [7, 31, 31].map { $0 / 60.0 })
        let last = try #require(loop.log.commits.last)
        #expect(last.time == 31 / 60.0)
        #expect(last.root.sublayers.first?.model.bounds.height == 13)
      }
    }
  }

  /// A task may make another app the current one: in the next turn this one is again.
  @Test func anAppIsItselfAgainAfterATask() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        let (loop, other) = (makeLoop(), VirtualRunLoop(root: CALayer()))
        loop.makeCurrent()
        var current: [VirtualRunLoop] = []
        loop.schedule(at: 0.1) { Task { @MainActor in other.makeCurrent() } }
        loop.schedule(at: 0.5) { current.append(VirtualRunLoop.current) }
        try await loop.run(until: 10)
        #expect(current.count == 1 && current[0] === loop)
      }
    }
  }

  /// What a task resumes by does not wait for other threads: here all of the pool's are held up.
  @Test func aResumedTaskNeedsNoOtherThread() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
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
    }
  }

  /// The ways to sleep for 90 ms.
  enum Way: CaseIterable {
    case nanoseconds, duration, deadline, suspending

    func sleep() async throws {
      switch self {
      case .nanoseconds: try await Task.sleep(nanoseconds: 90_000_000)
      case .duration: try await Task.sleep(for: .seconds(0.09))
      case .deadline: try await Task.sleep(until: .now + .milliseconds(90), clock: .continuous)
      case .suspending: try await Task.sleep(for: .milliseconds(90), clock: .suspending)
      }
    }
  }

  /// It begins at refresh 7, sleeps for 5.4 refreshes, and is at work within refresh 13.
  @Test func aTaskSleepsOnTheVirtualClock() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        for way in Way.allCases {
          let loop = makeLoop()
          let layer = CALayer()
          layer.bounds.size.height = 10
          loop.schedule(at: 0.1) {
            loop.root.addSublayer(layer)
            Task { @MainActor in
              try await way.sleep()
              layer.bounds.size.height = 20
              try await way.sleep()
              layer.bounds.size.height = 30
            }
          }
          try await loop.run(until: 10)
          let heights = loop.log.commits.map { $0.root.sublayers.first?.model.bounds.height }
          let refreshes = loop.log.commits.dropFirst().map { $0.time * 60 }
          #expect(refreshes == [13, 19] && loop.log.commits.first?.time == 0.1)
          #expect(heights == [10, 20, 30])
        }
      }
    }
  }

  /// An hour or less is waited for, which takes no time; what sleeps longer sleeps on.
  @Test func aSceneWaitsForASleepThatEnds() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        let sleeps: [(Double, Double?)] = [
          (3000, 3000), (3601, nil), (1e18, nil), (0, 1 / 60.0), (-1, 1 / 60.0),
        ]
        for (seconds, end) in sleeps {
          let loop = makeLoop()
          var woken: Double?
          loop.schedule(at: -1) {
            Task { @MainActor in
              try await Task.sleep(for: .seconds(seconds))
              woken = loop.now - 1 / 60.0
            }
          }
          try await loop.run(until: 4000)
          #expect(woken.map { ($0 * 60).rounded() } == end.map { ($0 * 60).rounded() })
        }
      }
    }
  }

  @Test func aTaskThatIsCancelledSleepsNoLonger() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        let loop = makeLoop()
        var (task, end): (Task<Void, Never>?, Double?)
        loop.schedule(at: 0) {
          task = Task { @MainActor in
            do {
              try await Task.sleep(for: .seconds(5))
            } catch is CancellationError {
              end = loop.now
            } catch {}
          }
        }
        loop.schedule(at: 0.1) { task?.cancel() }
        try await loop.run(until: 10)
        #expect(end == 7 / 60.0 && loop.now < 1)
      }
    }
  }

  /// Where no app plays, time is what it is.
  @Test func aTaskOfNoAppSleepsForRealTime() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(20))
        try await Task.sleep(until: start + .milliseconds(40), clock: .continuous)
        #expect(ContinuousClock.now - start >= .milliseconds(40))
        let task = Task { try await Task.sleep(nanoseconds: .max) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
  }

  /// So it is where one has played to its end, or has been given up.
  @Test func aTaskSleepsForRealTimeOnceAnAppHasPlayed() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        @MainActor func play(until limit: Double) throws {
          let loop = makeLoop()
          loop.schedule(at: 1) {}
          try loop.run(until: limit)
        }
        try play(until: 10)
        #expect(throws: RunLoopError.self) { try play(until: 0.5) }
        try await makeLoop().run(until: 10)
        let start = ContinuousClock.now
        let sleep = Task { try await Task.sleep(for: .milliseconds(20)) }
        let limit = Task.detached {
          try await ContinuousClock().sleep(for: .seconds(5))
          sleep.cancel()
        }
        try await sleep.value
        limit.cancel()
        #expect(ContinuousClock.now - start >= .milliseconds(20))
      }
    }
  }

  @Test func aTaskThatChangesNothingLeavesNoCommit() async {
    await #expect(processExitsWith: .success) {
      try await playAlone {
        let loop = makeLoop()
        loop.schedule(at: 0) { Task { @MainActor in } }
        try await loop.run(until: 10)
        #expect(loop.log.commits.map(\.time) == [0])
      }
    }
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
