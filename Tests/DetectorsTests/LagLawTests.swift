import AnimationCurves
import Compositing
import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// What a lag says of the refreshes that show it, by straight ways of 200 points in 0.2 s.
@MainActor
struct LagLawTests {
  /// A keyboard that sets out at 0.1 s, and a bar that does so later, both up or both down.
  private func scene(
    late shift: Double, rate: Double = 60, isClosing: Bool = false, ending end: Double = 400,
    way: Double = 200
  ) -> HandmadeScene {
    let sign: Double = isClosing ? -1 : 1
    let (top, home) = isClosing ? (600.0, 400.0) : (400, 600)
    let timing = AnimationTiming.linear(0.2)
    let keyboard = HandmadeLayer.keyboard(top: top).coming(from: sign * 200, at: 0.1, timing)
    let bar = HandmadeLayer.bar(bottom: isClosing ? 600 : end)
      .coming(from: sign * way, at: 0.1 + shift, timing)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: home), .keyboard(top: home)]), (0.1, [bar, keyboard]),
    ])
    scene.rate = rate
    scene.phases = [
      (0, isClosing ? .open : .closed), (0.1, isClosing ? .closing : .opening),
      (0.3, isClosing ? .closed : .open),
    ]
    return scene
  }

  private func lags(_ scene: HandmadeScene) -> [Finding] {
    scene.result.findings.filter { $0.kind == .lag }
  }

  /// `1000 s` points apart while both are on their way; less before that, and after.
  @Test(arguments: [60.0, 120], [false, true])
  func aLagIsOfTheRefreshesThatShowIt(_ rate: Double, _ isClosing: Bool) throws {
    let found = lags(scene(late: 0.05, rate: rate, isClosing: isClosing))
    #expect(found.count == 1)
    let lag = try #require(found.first)
    #expect(abs(lag.amount - 50) < 1e-6 && lag.unit == .milliseconds)
    #expect(abs(lag.points - 50) < 1e-4 && abs(lag.continuous - 50) < 1e-4)
    #expect(abs(lag.pixels - 100) < 1e-3)
    let first = Int((0.1 * rate).rounded()) + 1
    #expect(lag.frames == first...Int((0.35 * rate).rounded()) - 1)
    #expect(lag.phase == (isClosing ? .closing : .opening))
    let worst = try #require(lag.worst.frame)
    #expect((0.15 - 1e-6...0.3 + 1e-6).contains(Double(worst) / rate))
    guard case .bar(.followsLate(let delay, let refreshes)) = lag.cause else {
      Issue.record("another cause")
      return
    }
    #expect(abs(delay.value - 0.05) < 1e-9 && abs(refreshes - 0.05 * rate) < 1e-6)
  }

  /// A shift explains all but a device pixel, half a point here.
  @Test(arguments: [(400.0, 1), (400.4, 1), (399.6, 1), (399.4, 0), (410, 0)])
  func aShiftExplainsAllButAPixel(_ end: Double, _ count: Int) {
    #expect(lags(scene(late: 0.05, ending: end, way: 600 - end)).count == count)
  }

  /// A tolerance is in milliseconds.
  @Test(arguments: [(49.9, 1), (50.1, 0)]) func aLagMayBeTolerated(_ most: Double, _ count: Int) {
    var late = scene(late: 0.05)
    late.tolerances = ["lag": most]
    #expect(lags(late).count == count)
  }

  /// A bar that sets out before the keyboard does not repeat it.
  @Test func aBarThatIsEarlyDoesNotLag() {
    var early = scene(late: 0)
    early.commits[1].layers[0] = HandmadeLayer.bar(bottom: 400)
      .coming(from: 200, at: 0.1, .linear(0.1))
    #expect(lags(early).isEmpty)
    #expect(lags(scene(late: 0)).isEmpty)
  }

  /// Of two motions each has its own lag, by what its own bar is late.
  @Test func eachMotionHasItsLag() {
    let timing = AnimationTiming.linear(0.2)
    let up = HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 0.1, timing)
    let down = HandmadeLayer.keyboard(top: 600).coming(from: -200, at: 1, timing)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), .keyboard(top: 600)]),
      (0.1, [HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.14, timing), up]),
      (1, [HandmadeLayer.bar(bottom: 600).coming(from: -200, at: 1.02, timing), down]),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.3, .open), (1, .closing), (1.2, .closed)]
    let found = lags(scene)
    #expect(found.map(\.phase) == [.opening, .closing])
    #expect(zip(found.map(\.amount), [40, 20]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(zip(found.map(\.points), [40, 20]).allSatisfy { abs($0 - $1) < 1e-4 })
  }
}
