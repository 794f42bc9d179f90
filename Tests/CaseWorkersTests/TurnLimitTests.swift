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
      let limit = TurnLimit(seconds: 0.03)
      let child = try ChildProcess(arguments: Self.arguments)
      defer { end(child) }
      let start = ContinuousClock.now
      let turn = limit.turn(of: child)
      let before = try #require(child.processorTime)
      halt(child, after: 0.01, since: before)
      let worked = try #require(child.processorTime) - before
      try #require(worked < limit.seconds, "the machine is too fast to stop it in time")
      let most = 10 * limit.seconds + 25 * worked
      while true {
        let earlier = (ContinuousClock.now - start) / .seconds(1)
        let excess = limit.excess(of: turn, in: child)
        let later = (ContinuousClock.now - start) / .seconds(1)
        guard let excess else {
          #expect(earlier < most + 0.001)
          if earlier > most + 1 { return }
          usleep(500)
          continue
        }
        #expect(later >= most - 0.001)
        guard case .waited(let seconds) = excess else {
          Issue.record("it has worked for less than its limit")
          return
        }
        #expect(abs(seconds - 0.3) < 1e-12)
        return
      }
    }

    /// Work counts as the processor gave it, whatever the clock on the wall says.
    @Test func workIsWhatTheProcessorGave() throws {
      let child = try ChildProcess(arguments: Self.arguments)
      defer { end(child) }
      halt(child, after: 0.01)
      let turn = TurnLimit(seconds: 0.02).turn(of: child)
      // It is halted, and so it works no more.
      usleep(100_000)
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
