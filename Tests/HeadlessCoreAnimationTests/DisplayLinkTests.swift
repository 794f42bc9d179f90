import HeadlessCoreAnimation
import LayerTrees
import Testing

/// Display links on the virtual refresh.
@MainActor @Suite(.serialized)
struct DisplayLinkTests {
  @Test(arguments: [(60.0, 0.0), (120, 0.003)])
  func itCallsAtEveryRefresh(rate: Double, phase: Double) throws {
    let stage = Stage(refreshes: RefreshClock(rate: rate, phase: phase))
    var stamps: [Double] = []
    try stage.play(at: 0.1) {
      let link = CADisplayLink { link in
        stamps.append(link.timestamp)
        #expect(link.timestamp == stage.loop.now)
        #expect(abs(link.targetTimestamp - link.timestamp - 1 / rate) < 1e-12)
        #expect(abs(link.duration - 1 / rate) < 1e-12)
        if stamps.count == 10 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
    }
    #expect(stamps.count == 10)
    for (index, stamp) in stamps.enumerated() {
      let first = ((0.1 - phase) * rate).rounded(.down) + 1
      #expect(abs(stamp - phase - (first + Double(index)) / rate) < 1e-9)
    }
  }

  @Test func aPreferredRateTakesEveryOtherRefresh() throws {
    for usesRange in [false, true] {
      let stage = Stage()
      var stamps: [Double] = []
      try stage.play {
        let link = CADisplayLink { link in
          stamps.append(link.timestamp)
          #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-12)
          if stamps.count == 5 { link.invalidate() }
        }
        if usesRange {
          link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        } else {
          link.preferredFramesPerSecond = 30
        }
        link.add(to: .main, forMode: .common)
      }
      #expect(zip(stamps, stamps.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 30) < 1e-9 })
    }
  }

  @Test func droppedRefreshesDoNotCall() throws {
    let stage = Stage(refreshes: RefreshClock(rate: 60, dropped: [3, 4]))
    var indices: [Int] = []
    try stage.play {
      let link = CADisplayLink { link in
        indices.append(Int((link.timestamp * 60).rounded()))
        if indices.count == 5 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
      stage.loop.schedule(at: 2.5 / 60) {
        stage.loop.scheduleNextTurn { #expect(abs(stage.loop.now - 5.0 / 60) < 1e-12) }
      }
    }
    #expect(indices == [1, 2, 5, 6, 7])
  }

  @Test func pausedItWaits() throws {
    let stage = Stage()
    var stamps: [Double] = []
    let link = CADisplayLink { stamps.append($0.timestamp) }
    stage.loop.schedule(at: 0) {
      link.isPaused = true
      link.add(to: .main, forMode: .common)
    }
    stage.loop.schedule(at: 1) { link.isPaused = false }
    try stage.play(at: 1.055) { link.isPaused = true }
    #expect(stamps.count == 3)
    #expect(stamps.allSatisfy { $0 > 1 && $0 < 1.06 })
  }

  @Test func aLinkThatIsNeverInvalidatedDoesNotKeepTheLoop() throws {
    let stage = Stage()
    let layer = stage.add()
    var last = 0.0
    try stage.play {
      let link = CADisplayLink { link in last = link.timestamp }
      link.add(to: .main, forMode: .common)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.duration) = (0, 1)
      layer.add(fade, forKey: nil)
    }
    #expect(last > 1.2 && last < 1.4)
    // One as the animation begins, and one as it ends.
    #expect(stage.loop.log.commits.count == 2)
  }

  /// Where nothing has moved for a quarter of a second it is called a last time.
  @Test(arguments: [60.0, 120]) func itIsCalledForAWhile(_ rate: Double) throws {
    let stage = Stage(refreshes: RefreshClock(rate: rate))
    var stamps: [Double] = []
    try stage.play {
      CADisplayLink { stamps.append($0.timestamp) }.add(to: .main, forMode: .common)
    }
    let (first, last) = (try #require(stamps.first), try #require(stamps.last))
    #expect(abs(last - first - 0.25 - 1 / rate) < 1e-9)
  }

  @Test func whatALinkMovesIsPlayedToItsEnd() throws {
    let stage = Stage()
    let layer = stage.add()
    try stage.play {
      let link = CADisplayLink { _ in
        CATransaction.setDisableActions(true)
        layer.frame.origin.y = min(300, layer.frame.origin.y + 1)
      }
      link.add(to: .main, forMode: .common)
    }
    #expect(layer.frame.origin.y == 300)
  }

  @Test func aLinkThatMovesForeverIsStopped() throws {
    let stage = Stage()
    let layer = stage.add()
    #expect(throws: RunLoopError.self) {
      try stage.play {
        let link = CADisplayLink { _ in
          CATransaction.setDisableActions(true)
          layer.frame.origin.y += 1
        }
        link.add(to: .main, forMode: .common)
      }
    }
  }

  @Test func aMethodStandsInForASelector() throws {
    let stage = Stage()
    let target = Target()
    try stage.play {
      target.links = [
        CADisplayLink(target: target, selector: Target.tick),
        CADisplayLink(target: target, selector: Target.plain),
      ]
      for link in target.links { link.add(to: .main, forMode: .common) }
    }
    #expect(target.names == ["tick", "plain"])
  }
}

@MainActor
private final class Target {
  var links: [CADisplayLink] = []
  var names: [String] = []

  func tick(_ link: CADisplayLink) {
    names.append("tick")
    link.invalidate()
  }

  func plain() {
    names.append("plain")
    links[1].invalidate()
  }
}
