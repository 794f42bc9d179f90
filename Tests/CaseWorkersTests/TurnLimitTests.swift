@testable import CaseWorkers
import Foundation
import Scenes
import Testing

/// The time that a handler's turn may take, by what the processor gave it and by the clock.
struct TurnLimitTests {
  private let limit = TurnLimit(seconds: 0.02)
  private let clock = ContinuousClock()

  /// A turn that has worked for `w` seconds has waited by what has passed beyond `25 w`, and may wait
  /// ten times as long as it may work.
  @Test(arguments: [0.0, 0.002, 0.005]) func aTurnMayWaitTenTimesAsLongBesideTheLoad(
    _ worked: Double
  ) throws {
    let earliest = clock.now
    let turn = limit.turn(at: 5)
    let latest = clock.now
    let most = 10 * limit.seconds + 25 * worked
    var excess: TurnLimit.Excess?
    while excess == nil {
      let passed = (clock.now - latest) / .seconds(1)
      excess = limit.excess(of: turn, at: 5 + worked)
      try #require(excess != nil || passed < most + 1e-9)
      usleep(200)
    }
    #expect((clock.now - earliest) / .seconds(1) >= most - 1e-9)
    guard case .waited(let seconds) = excess else {
      Issue.record("it has worked for less than its limit")
      return
    }
    #expect(seconds == 10 * limit.seconds)
  }

  /// Work counts as the processor gave it, whatever the clock on the wall says.
  @Test(arguments: [(0.019, false), (0.0201, true), (7, true)])
  func workIsWhatTheProcessorGave(_ worked: Double, _ isOver: Bool) {
    let excess = limit.excess(of: limit.turn(at: 5), at: 5 + worked)
    switch excess {
    case nil: #expect(!isOver)
    case .worked(let seconds): #expect(isOver && seconds == 0.02)
    case .waited: Issue.record("it does not wait")
    }
  }

  /// Where the system does not say what the processor gave, the clock on the wall counts.
  @Test func withoutTheProcessorsTimeTheClockCounts() {
    let turn = limit.turn(at: nil)
    usleep(25_000)
    guard case .worked(let seconds) = limit.excess(of: turn, at: nil) else {
      Issue.record("more than its limit has passed")
      return
    }
    #expect(seconds == 0.02)
    #expect(TurnLimit(seconds: 600).excess(of: turn, at: nil) == nil)
  }

  /// The processor's time is in seconds, as C's clock counts it, and grows with the work.
  @Test func ownTimeIsTheProcessors() throws {
    let (before, first) = (
      Double(Foundation.clock()) / Double(CLOCKS_PER_SEC), try #require(TurnLimit.ownTime)
    )
    while Double(Foundation.clock()) / Double(CLOCKS_PER_SEC) < before + 0.05 {}
    let (second, after) = (
      try #require(TurnLimit.ownTime), Double(Foundation.clock()) / Double(CLOCKS_PER_SEC)
    )
    #expect(first >= before - 0.01 && second <= after + 0.01 && second - first >= 0.04)
  }

  /// A turn is over that works from one look to the next for longer than it may.
  ///
  /// Those of one instant are one, those of another, or of another case, begin anew, and between
  /// turns nothing is over.
  @Test func aTurnIsWatchedUntilItEnds() {
    let watch = TurnWatch(limit: TurnLimit(seconds: 1))
    var seen = TurnWatch.Seen(turn: TurnLimit(seconds: 1).turn(at: 0), instant: nil)
    var clock = 0.0
    func look(after seconds: Double) -> Bool {
      clock += seconds
      return watch.isOver(&seen, at: clock)
    }
    #expect(!look(after: 5) && !look(after: 5))
    for (member, time) in [(0, 0.0), (0, 0.5), (1, 0.5)] {
      let progress = WorkerProgress(member: member, time: time)
      watch.turnBegins(progress)
      #expect(!look(after: 5) && !look(after: 0.9))
      watch.turnBegins(WorkerProgress(member: member, phase: .open, time: time))
      #expect(look(after: 0.2) && look(after: 0))
    }
    watch.turnsEnd()
    #expect(!look(after: 5) && !look(after: 5))
    watch.turnBegins(WorkerProgress(member: 1, time: 0.5))
    #expect(!look(after: 5) && look(after: 1))
  }

  /// A worker has ten minutes until it has begun, on a machine with however much other work.
  @Test func aWorkerHasTimeToBegin() { #expect(TurnLimit.startSeconds == 600) }

  /// A turn is looked at eight times within its limit, but no more than four times a second, nor a
  /// thousand times.
  @Test(arguments: [(0.001, 0.001), (0.08, 0.01), (1, 0.125), (2, 0.25), (60, 0.25)])
  func aTurnIsLookedAtInTime(_ seconds: Double, _ pause: Double) {
    #expect(TurnLimit(seconds: seconds).pause == pause)
  }
}
