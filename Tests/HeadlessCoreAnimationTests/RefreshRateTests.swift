import AnimationCurves
@testable import HeadlessCoreAnimation
import LayerTrees
import SeededRandom
import Testing

/// The calls of display links by what is asked for, and transactions that are set by name.
@MainActor @Suite(.serialized)
struct RefreshRateTests {
  private func stamps(
    rate: Double, seconds: Double = 1, _ ask: @escaping @MainActor (CADisplayLink) -> Void
  ) throws -> [CADisplayLinkStamp] {
    let stage = Stage(refreshes: RefreshClock(rate: rate))
    let layer = stage.add()
    var stamps: [CADisplayLinkStamp] = []
    let link = CADisplayLink { link in
      layer.position.y += 1
      stamps.append(
        CADisplayLinkStamp(
          time: link.timestamp, target: link.targetTimestamp, duration: link.duration))
    }
    ask(link)
    #expect(link.duration == 0 && link.timestamp == 0)
    try stage.play {
      link.add(to: .main, forMode: .default)
      link.add(to: .main, forMode: .common)
      stage.loop.schedule(at: seconds) { link.invalidate() }
    }
    return stamps
  }

  private struct CADisplayLinkStamp {
    let time, target, duration: Double
  }

  /// Of the display's rate the nearest whole part is taken.
  @Test(
    arguments: [60.0, 120], [(0, 1), (10, 6), (20, 3), (29, 2), (30, 2), (45, 1), (60, 1), (90, 1)])
  func aLinkIsCalledAtAWholePartOfTheRate(_ rate: Double, _ ask: (calls: Int, at60: Int)) throws {
    let exact = ask.calls == 0 ? 1 : rate / Double(ask.calls)
    let stride = rate == 60 ? Double(ask.at60) : max(1, exact.rounded())
    for isRange in [false, true] {
      let stamps = try stamps(rate: rate) { link in
        if isRange {
          link.preferredFrameRateRange = CAFrameRateRange(
            minimum: 5, maximum: 120, preferred: Float(ask.calls))
        } else {
          link.preferredFramesPerSecond = ask.calls
        }
      }
      #expect(stamps.count > 3)
      for (stamp, next) in zip(stamps, stamps.dropFirst()) {
        #expect(abs(next.time - stamp.time - stride / rate) < 1e-9)
        #expect(abs(stamp.target - next.time) < 1e-9 && stamp.duration == 1 / rate)
      }
    }
  }

  @Test func withoutAPreferredNumberTheGreatestCounts() throws {
    let ranged = try stamps(rate: 60) {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    }
    #expect(abs(ranged[1].time - ranged[0].time - 0.05) < 1e-9)
    let both = try stamps(rate: 60) {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
      $0.preferredFramesPerSecond = 30
    }
    #expect(abs(both[1].time - both[0].time - 1 / 30.0) < 1e-9)
  }

  @Test func linksAreCalledInTheirOrderUntilTheyAreEnded() throws {
    let stage = Stage()
    var calls: [String] = []
    let links = ["a", "b", "c"].map { name in CADisplayLink { _ in calls.append(name) } }
    try stage.play {
      for link in links { link.add(to: .main, forMode: .common) }
      stage.loop.schedule(at: 0.09) { links[1].invalidate() }
      stage.loop.schedule(at: 0.14) {
        for link in links { link.invalidate() }
        links[0].add(to: .main, forMode: .common)
      }
    }
    let first = Array(calls.prefix { $0 != "c" })
    #expect(first == ["a", "b"])
    #expect(calls.filter { $0 == "b" }.count < calls.filter { $0 == "a" }.count)
    #expect(calls.filter { $0 == "c" }.count == calls.filter { $0 == "a" }.count)
    #expect(stage.loop.now < 0.4)
  }

  @Test func aTransactionIsSetByName() throws {
    let stage = Stage()
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    try stage.play {
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(function, forKey: kCATransactionAnimationTimingFunction)
      CATransaction.setValue(3.0, forKey: "another")
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 1.5)
      #expect(CATransaction.animationTimingFunction() === function)
      for key in [
        kCATransactionDisableActions, kCATransactionAnimationDuration,
        kCATransactionAnimationTimingFunction,
      ] { CATransaction.setValue(nil, forKey: key) }
      #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.commit()
    }
  }
}
