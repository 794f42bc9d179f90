import AnimationCurves
import Compositing
import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// When a bar on its way stalls, halts or is gone, in numbers.
///
/// Half a device pixel is 0.25 points here.
@MainActor
struct WayLawTests {
  private func findings(_ kind: FindingKind, _ scene: HandmadeScene) -> [Finding] {
    scene.result.findings.filter { $0.kind == kind }
  }

  /// A bar that goes `steps` points up the screen from 0.1 s on, each in 0.05 s, with pauses between.
  private func bar(_ steps: [Double], pauses: [Double]) -> HandmadeLayer {
    var (bar, start) = (HandmadeLayer.bar(bottom: 400), 0.1)
    for (step, pause) in zip(steps, pauses + [0]) {
      bar = bar.coming(from: step, at: start, .linear(0.05))
      start += 0.05 + pause
    }
    return bar
  }

  /// A bar that has come or has to go no farther than is seen is not on its way.
  @Test(arguments: [(0.24, 0), (0.26, 1), (199.74, 1), (199.76, 0)])
  func aStallIsBetweenTwoWaysThatAreSeen(_ first: Double, _ count: Int) {
    let bar = bar([first, 200 - first], pauses: [0.1])
    #expect(findings(.stall, .opening((0.1, bar))).count == count)
  }

  /// Commits that change nothing leave a standstill as long as it is.
  @Test(arguments: [[], [0.16], [0.16, 0.2, 0.24]])
  func aStallGoesOnOverCommits(_ times: [Double]) throws {
    let bar = bar([100, 100], pauses: [0.1])
    var scene = HandmadeScene.opening((0.1, bar))
    for time in times { scene.commits.append((time, scene.commits[1].layers)) }
    let found = findings(.stall, scene)
    #expect(found.count == 1)
    let stall = try #require(found.first)
    #expect(abs(stall.amount - 100) < 1e-6)
    guard case .bar(.pausesMidway(let seconds, let travel)) = stall.cause else {
      Issue.record("another cause")
      return
    }
    #expect(abs(seconds.value - 0.1) < 1e-9 && abs(travel.value - stall.points) < 1e-9)
    #expect(stall.frames == 9...15 && stall.worst.frame == 15)
  }

  /// Of two standstills the longer one is found, of two that are as long the first.
  @Test(arguments: [(0.05, 0.1, 1), (0.1, 0.05, 0), (0.08, 0.08, 0)])
  func theLongestStandstillCounts(_ first: Double, _ second: Double, _ index: Int) throws {
    let found = findings(.stall, .opening((0.1, bar([80, 60, 60], pauses: [first, second]))))
    #expect(found.count == 1)
    let stall = try #require(found.first)
    let start = index == 0 ? 0.15 : 0.2 + first
    let travel =
      200
      * (ClosedForm.keyboard(start + max(first, second) - 0.1) - ClosedForm.keyboard(start - 0.1))
    #expect(abs(stall.amount - 1000 * max(first, second)) < 1e-6)
    #expect(abs(stall.points - travel) < 1e-6)
  }

  /// A bar may rest for as long as the keyboard goes no farther than is seen.
  @Test(arguments: [0.3, 0.34, 0.36, 0.38])
  func aStallIsOneWhileTheKeyboardMoves(_ start: Double) {
    let travel = 200 * (ClosedForm.keyboard(start + 0.05) - ClosedForm.keyboard(start))
    let bar = HandmadeLayer.bar(bottom: 400)
      .coming(from: 190, at: 0.1, .linear(start))
      .coming(from: 10, at: 0.1 + start + 0.05, .linear(0.49 - start - 0.05))
    #expect(findings(.stall, .opening((0.1, bar))).count == (travel > 0.25 ? 1 : 0))
  }

  /// A bar that is halted jumps in speed, from that of its motion to 0.
  @Test func aBarThatIsHaltedJumpsInSpeed() throws {
    let moving = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .linear(0.5))
    let found = findings(.jump, .opening((0.1, moving), (0.3, .bar(bottom: 520))))
    #expect(found.count == 1)
    guard case .jump(.bar(.speed(let change), let time, .halted)) = found.first?.cause else {
      Issue.record("another cause")
      return
    }
    #expect(abs(change.value - 400) < 1e-6 && time == 0.3)
    let rest = findings(.jump, .opening((0.1, .bar(bottom: 600)), (1, .bar(bottom: 500))))
    guard case .jump(.bar(.place(let down), 1, .nothing)) = rest.first?.cause else {
      Issue.record("another cause")
      return
    }
    #expect(down.value == -100)
  }

  /// What happens within a billionth of a second of a refresh is shown by it.
  @Test(arguments: [(-1e-10, 18), (0, 18), (1e-10, 18), (1e-6, 19)])
  func aRefreshShowsWhatHappensAtIt(_ late: Double, _ frame: Int) {
    let found = findings(.jump, .opening((0.1, .bar(bottom: 600)), (0.3 + late, .bar(bottom: 700))))
    #expect(found.map(\.frames) == [frame...frame])
  }

  /// Messages jump until the bar is at rest, at 0.6 s, and not after it.
  @Test(arguments: [(0.59, 1), (0.61, 0), (0.7, 0)])
  func messagesJumpOnTheBarsWay(_ time: Double, _ count: Int) throws {
    var scene = HandmadeScene.opening(
      (0.1, HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .keyboard)))
    scene.commits.append((time, scene.commits[1].layers))
    for index in scene.commits.indices {
      let list = HandmadeLayer(
        role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 600), masks: true,
        offset: index == 2 ? 1100 : 1000, scroll: ScrollContent(height: 2000, bottomInset: 200))
      scene.commits[index].layers.insert(list, at: 0)
    }
    let found = findings(.jump, scene)
    #expect(found.count == count)
    for jump in found {
      guard case .jump(.messages(let down, _, let remaining)) = jump.cause else {
        Issue.record("another cause")
        return
      }
      #expect(down.value == -100 && abs(remaining.value - (0.6 - time)) < 1e-9)
    }
  }
}

/// A bar that goes and comes again, and claims of it.
@MainActor
struct GoneBarTests {
  private static let keyboard = HandmadeLayer.keyboard(top: 600)

  private func broken(
    _ claim: Requirement.Claim, _ scene: HandmadeScene, from: Double? = nil
  ) -> [Finding] {
    var playback = scene.playback
    playback.scene.requirements = [Requirement(.bar, claim, within: 0.5, from: from)]
    return CaseResult(playback).findings.filter { $0.kind == .broken }
  }

  /// A bar that is off the screen, is gone for a second and is off again is found twice.
  @Test func aBarThatComesAgainIsFoundAgain() {
    let off = HandmadeLayer.bar(bottom: 630)
    let scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), Self.keyboard]), (1, [off, Self.keyboard]), (2, [Self.keyboard]),
      (3, [off, Self.keyboard]), (4, [.bar(bottom: 600), Self.keyboard]),
    ])
    let found = scene.result.findings.filter { $0.kind == .offscreen }
    #expect(found.map(\.frames) == [60...119, 180...239])
    #expect(found.allSatisfy { $0.continuous == 30 })
  }

  /// A claim is broken from the instant on at which its bar is there.
  @Test(arguments: [0.5, 0.507]) func aClaimIsBrokenOnceTheBarIsThere(_ time: Double) {
    let scene = HandmadeScene(commits: [
      (0, [Self.keyboard]), (time, [.bar(bottom: 630), Self.keyboard]),
    ])
    guard
      case .requirement(.broken(_, let first, let off, _)) = broken(.onScreen, scene).first?.cause
    else {
      Issue.record("no cause")
      return
    }
    #expect(abs(first.value - time) < 1e-9 && off.value == 30)
  }

  /// No bar has to be on a keyboard that is away from the bottom.
  @Test func noBarIsOnAKeyboardThatIsAway() {
    let floating = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 0, y: 300, width: 300, height: 200),
      color: HandmadeLayer.white)
    for (keyboard, excursions, points) in [
      (HandmadeLayer.keyboard(top: 400), [], [200.0]), (.keyboard(top: 400), [0.5..<9], []),
      (floating, [], []),
    ] as [(HandmadeLayer, [Range<Double>], [Double])] {
      var scene = HandmadeScene(commits: [
        (0, [.bar(bottom: 600), Self.keyboard]), (0.5, [.bar(bottom: 600), keyboard]),
      ])
      scene.excursions = excursions
      #expect(broken(.onKeyboard, scene).map(\.continuous) == points)
    }
  }

  /// A bar that is hidden or fainter than a hundredth is hidden whole, else what covers it or is
  /// beyond an edge, the greater of the two, and no more than all of it.
  @Test func whatIsHiddenOfABar() {
    var hidden = HandmadeLayer.bar(bottom: 400)
    hidden.isHidden = true
    var faint = HandmadeLayer.bar(bottom: 400)
    faint.opacity = 0.009
    var dim = faint
    dim.opacity = 0.011
    var beside = HandmadeLayer.bar(bottom: 420)
    beside.frame.origin.x = -30
    var away = beside
    away.frame.origin.x = -300
    for (bar, points) in [
      (hidden, [44.0]), (faint, [44]), (dim, []), (.bar(bottom: 420), [20]), (beside, [30]),
      (away, [44]), (.bar(bottom: 500), [44]),
    ] as [(HandmadeLayer, [Double])] {
      let scene = HandmadeScene(commits: [(0, [bar, .keyboard(top: 400)])])
      #expect(broken(.visible, scene).map(\.points) == points)
    }
  }
}
