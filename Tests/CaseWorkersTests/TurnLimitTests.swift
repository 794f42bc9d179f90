@testable import CaseWorkers
import Foundation
import Testing

#if os(Linux)
  /// The time that a handler's turn may take, on a process that has worked for a known time.
  struct TurnLimitTests {
    /// This program, asked for its list of tests.
    private static let arguments = ["--testing-library", "swift-testing", "--list-tests"]

    /// Halts a process once it has worked for some seconds since a time of its own.
    private func halt(_ child: ChildProcess, after work: Double, since before: Double = 0) {
      while let now = child.processorTime, now - before < work { usleep(100) }
      kill(child.identifier, SIGSTOP)
      usleep(20_000)
    }

    private func end(_ child: ChildProcess) {
      child.stop()
      _ = child.end()
    }

    /// A turn that has worked for `w` seconds has waited by what has passed beyond `25 w`, and may
    /// wait ten times as long as it may work.
    @Test func aTurnMayWaitTenTimesAsLongBesideTheLoad() throws {
      let limit = TurnLimit(seconds: 0.1)
      let child = try ChildProcess(arguments: Self.arguments)
      defer { end(child) }
      let clock = ContinuousClock()
      let earliest = clock.now
      let turn = limit.turn(of: child)
      let latest = clock.now
      let before = try #require(child.processorTime)
      halt(child, after: 0.01, since: before)
      let worked = try #require(child.processorTime) - before
      try #require(worked < limit.seconds)
      let most = 10 * limit.seconds + 25 * worked
      var excess: TurnLimit.Excess?
      while excess == nil {
        let passed = (clock.now - latest) / .seconds(1)
        excess = limit.excess(of: turn, in: child)
        try #require(excess != nil || passed < most)
        usleep(500)
      }
      #expect((clock.now - earliest) / .seconds(1) >= most)
      guard case .waited(let seconds) = excess else {
        Issue.record("it has worked for less than its limit")
        return
      }
      #expect(abs(seconds - 1) < 1e-12)
    }

    /// Work counts as the processor gave it, whatever the clock on the wall says.
    @Test func workIsWhatTheProcessorGave() throws {
      let child = try ChildProcess(arguments: Self.arguments)
      defer { end(child) }
      halt(child, after: 0.01)
      let turn = TurnLimit(seconds: 0.02).turn(of: child)
      // It is halted, and so it works no more.
      usleep(20_000)
      #expect(TurnLimit(seconds: 0.02).excess(of: turn, in: child) == nil)
      kill(child.identifier, SIGCONT)
      var excess: TurnLimit.Excess?
      while excess == nil, child.processorTime != nil {
        excess = TurnLimit(seconds: 0.02).excess(of: turn, in: child)
      }
      guard case .worked(let seconds) = excess else {
        Issue.record("it waited, or has ended: \(String(describing: excess))")
        return
      }
      #expect(seconds == 0.02)
    }

    /// A turn is looked at eight times within its limit, but no more than four times a second, nor
    /// a thousand times.
    @Test(arguments: [(0.001, 0.001), (0.08, 0.01), (1, 0.125), (2, 0.25), (60, 0.25)])
    func aTurnIsLookedAtInTime(_ seconds: Double, _ pause: Double) {
      #expect(TurnLimit(seconds: seconds).pause == pause)
    }
  }
#endif
