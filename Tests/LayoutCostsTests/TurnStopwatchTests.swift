import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutCosts

/// The time of each part of a turn is that part's, and turns of one time are one sample.
@MainActor @Suite(.serialized)
struct TurnStopwatchTests {
  private static func wait(_ milliseconds: Double) {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .milliseconds(milliseconds) {}
  }

  @Test func eachPartHasItsTime() throws {
    let watch = TurnStopwatch(counting: [1, 3])
    let start = ContinuousClock.now
    // An end without a beginning is no turn.
    watch.enter(.none, at: 1)
    #expect(watch.samples.isEmpty && watch.references.isEmpty)
    for (time, handler, layout, commit) in [
      (1.0, 4.0, 8.0, 0.0), (1, 4, 0, 16), (2, 9, 9, 9), (3, 0, 2, 0),
    ] {
      watch.enter(.handler, at: time)
      Self.wait(handler)
      watch.enter(.layout, at: time)
      Self.wait(layout)
      watch.enter(.commit, at: time)
      Self.wait(commit)
      watch.enter(.none, at: time)
    }
    let spent = (ContinuousClock.now - start).microseconds
    #expect(watch.samples.map(\.time) == [1, 3])
    #expect(watch.references.count == 3 && watch.references.allSatisfy { $0 > 0 })
    let (first, second) = (watch.samples[0], watch.samples[1])
    #expect(first.handler >= 8000 && first.layout >= 8000 && first.commit >= 16_000)
    #expect(second.handler < second.layout && second.layout >= 2000)
    for sample in watch.samples {
      #expect(sample.sum == sample.handler + sample.layout + sample.commit)
    }
    // Neither the turn that does not count nor the reference work is in them.
    #expect(first.sum + second.sum + watch.references.reduce(0, +) <= spent - 27_000)
  }

  @Test(arguments: [(0.0, 0.0), (1.5, 1.5e6), (0.25e-3, 250), (-2, -2e6)])
  func aSecondIsAMillionMicroseconds(_ seconds: Double, _ microseconds: Double) {
    #expect(abs(Duration.seconds(seconds).microseconds - microseconds) < 1e-6)
  }
}
