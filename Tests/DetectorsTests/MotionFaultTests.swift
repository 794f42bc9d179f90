import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

/// Stalls, reversals and jumps of handmade motions, against closed forms.
@MainActor
struct MotionFaultTests {
  private func findings(_ kind: FindingKind, _ scene: HandmadeScene) -> [Finding] {
    scene.result.findings.filter { $0.kind == kind }
  }

  /// Half the way, a rest, the other half, by straight lines.
  private func halting(for pause: Double) -> HandmadeScene {
    .opening(
      (
        0.1,
        HandmadeLayer.bar(bottom: 400).coming(from: 100, at: 0.1, .linear(0.1))
          .coming(from: 100, at: 0.2 + pause, .linear(0.1))
      ))
  }

  @Test(arguments: [0.05, 0.1, 0.15])
  func aStallLastsAsLongAsItDoes(_ pause: Double) throws {
    let stalls = findings(.stall, halting(for: pause))
    let stall = try #require(stalls.first)
    #expect(stalls.count == 1 && stall.phase == .opening && stall.unit == .milliseconds)
    #expect(abs(stall.amount - 1000 * pause) < 1e-6)
    let travel = 200 * (ClosedForm.keyboard(0.1 + pause) - ClosedForm.keyboard(0.1))
    #expect(abs(stall.points - travel) < 1e-6)
  }

  /// Two refreshes at 60 Hz are not seen, and who has arrived or not set out does not stall.
  @Test func whatIsNoStall() {
    #expect(findings(.stall, halting(for: 0.033)).isEmpty)
    #expect(!findings(.stall, halting(for: 0.034)).isEmpty)
    let early = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .linear(0.05))
    let late = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.3, .linear(0.05))
    for bar in [early, late, .bar(bottom: 400), .bar(bottom: 600)] {
      #expect(findings(.stall, .opening((0.1, bar))).isEmpty)
    }
  }

  /// A spring that swings goes back by `exp(-πζ / √(1 - ζ²))` of the way after its first top.
  @Test(arguments: [0.4, 0.6, 0.8])
  func aReversalIsTheSwingOfASpring(_ ratio: Double) throws {
    let frequency = 30.0
    let spring = try Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    let bar = HandmadeLayer.bar(bottom: 400)
      .coming(from: 200, at: 0.1, .known(.spring(spring), 2))
    let reversals = findings(.reversal, .opening((0.1, bar)))
    let reversal = try #require(reversals.first)
    let decay = exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    #expect(reversals.count == 1)
    #expect(abs(reversal.continuous - 200 * (decay + decay * decay)) < 1e-6)
    #expect(reversal.points <= reversal.continuous && reversal.points > 0.9 * 200 * decay)
  }

  /// A keyboard that swings itself, and a bar that swings with it.
  @Test func aBarThatSwingsWithTheKeyboardDoesNotRunBack() throws {
    let swing = AnimationTiming.known(
      .spring(try Spring(mass: 1, stiffness: 300, damping: 10)), 2)
    var scene = HandmadeScene.opening(
      (0.1, HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, swing)))
    scene.commits[1].layers[1] = HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 0.1, swing)
    #expect(findings(.reversal, scene).isEmpty)
    #expect(scene.result.findings.isEmpty)
  }

  /// Under a finger a step back by a pixel, half a point here, is one of layout's; else half of that.
  @Test(arguments: [
    (Phase.opening, 0.24, 0), (.opening, 0.26, 1), (.dragging, 0.49, 0), (.dragging, 0.51, 1),
  ])
  func aStepBackIsMoreThanRounding(_ phase: Phase, _ back: Double, _ count: Int) {
    let way = AnimationTiming.linear(0.5)
    func bar(_ bottom: Double) -> HandmadeLayer {
      .bar(bottom: bottom).coming(from: 200, at: 0.1, way)
    }
    var scene = HandmadeScene.opening((0.1, bar(400)), (0.3, bar(400 + back)))
    for index in 1...2 {
      scene.commits[index].layers[1] = HandmadeLayer.keyboard(top: 400)
        .coming(from: 200, at: 0.1, way)
    }
    scene.phases = [(0, .closed), (0.1, phase), (0.6, .open)]
    let found = findings(.reversal, scene)
    #expect(found.count == count && found.allSatisfy { abs($0.continuous - back) < 1e-6 })
  }

  /// A hide in the middle of a show: bar and keyboard go on upward for a while, and turn.
  @Test func whatStillMovesTurnsRoundFirst() throws {
    for motion in ["frame", "constraint", "transform"] {
      for turn in ["same", "next"] {
        let findings = try SceneCase.of(
          motion, ["turn": turn], events: [.show(336, at: 0), .hide(at: 0.1), .show(336, at: 0.2)]
        ).checked().findings
        #expect(findings.allSatisfy { [.gap, .overlap, .lag].contains($0.kind) })
      }
    }
  }
}

/// Jumps of place and of speed at commits that nothing explains.
@MainActor
struct JumpTests {
  private func jumps(_ scene: HandmadeScene) -> [Finding] {
    scene.result.findings.filter { $0.kind == .jump }
  }

  private let moving = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .linear(0.5))

  /// An animation that is taken away later is no reason for what shows before: another curve is.
  @Test func whatIsTakenAwayLaterIsNoReason() throws {
    let rules = [
      HandmadeScene.opening((0.1, moving)), .opening((0.1, moving), (0.5, .bar(bottom: 400))),
    ]
    .map { $0.result.findings.first { $0.kind == .overlap }?.rule }
    #expect(rules[0] != nil && rules[0] == rules[1])
  }

  /// Linear at 400 pt/s: after 0.2 s 120 pt are left to go.
  @Test func anAnimationThatIsTakenAwayLeavesWhatWasToGo() throws {
    let found = jumps(.opening((0.1, moving), (0.3, .bar(bottom: 400))))
    let jump = try #require(found.first)
    #expect(found.count == 1 && jump.unit == .points && jump.frames == 18...18)
    #expect(abs(jump.amount - 120) < 1e-9)
    guard case .jump(.bar(.place(let down), let time, .removed)) = jump.cause else {
      Issue.record("another cause")
      return
    }
    #expect(abs(down.value + 120) < 1e-6 && time == 0.3)
  }

  /// Half a device pixel, a quarter of a point, is not seen.
  @Test(arguments: [(0.24, 0), (0.26, 1), (0.9, 1)])
  func aJumpIsMoreThanHalfAPixel(_ distance: Double, _ count: Int) {
    let found = jumps(.opening((0.1, .bar(bottom: 600)), (1, .bar(bottom: 600 - distance))))
    #expect(found.count == count)
    #expect(found.allSatisfy { abs($0.amount - distance) < 1e-9 })
  }

  /// A bar at rest may be put as far as the keyboard has gone since the last refresh, and no
  /// farther, nor the other way.
  @Test(arguments: [(0.5, 0), (0.99, 0), (1.01, 1), (-0.5, 1)])
  func aBarMayFollowTheKeyboardByAStep(_ share: Double, _ count: Int) {
    let (before, after) = (ClosedForm.keyboard(0.2 - 1.0 / 60), ClosedForm.keyboard(0.2))
    let step = HandmadeLayer.bar(bottom: 600 - share * 200 * (after - before))
    #expect(jumps(.opening((0.1, .bar(bottom: 600)), (0.3, step))).count == count)
  }

  /// From -400 pt/s to -60: 340 pt/s, which come to 5.7 pt in a sixtieth of a second.
  @Test func anotherSpeedIsAJumpOfVelocity() throws {
    let slower = HandmadeLayer.bar(bottom: 400).coming(from: 120, at: 0.3, .linear(2))
    let jump = try #require(jumps(.opening((0.1, moving), (0.3, slower))).first)
    #expect(jump.unit == .pointsPerSecond)
    #expect(abs(jump.amount - 340) < 1e-6)
    #expect(abs(jump.points - 340.0 / 60) < 1e-6)
  }

  @Test func whatIsNoJump() {
    let onward = HandmadeLayer.bar(bottom: 390).coming(from: 200, at: 0.1, .linear(0.5))
      .coming(from: 10, at: 0.3, .keyboard)
    #expect(jumps(.opening((0.1, moving), (0.3, onward))).isEmpty)
    #expect(jumps(.opening((0.1, moving), (0.3, moving))).isEmpty)
    #expect(jumps(.opening((0.1, moving), (0.6, .bar(bottom: 400)))).isEmpty)
    var scene = HandmadeScene.opening((0.1, moving), (0.3, .bar(bottom: 400)))
    scene.events.append(.hide(at: 0.3))
    #expect(jumps(scene).isEmpty)
  }

  /// A display link that puts the bar where the keyboard is, refresh by refresh.
  @Test func stepsInARowAreAMotion() {
    let ticks = (6...36).map { frame -> (Double, HandmadeLayer) in
      let time = Double(frame) / 60
      return (time, .bar(bottom: 600 - 200 * ClosedForm.keyboard(time - 0.1)))
    }
    var scene = HandmadeScene.opening()
    let keyboard = HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 0.1, .keyboard)
    for (time, bar) in ticks { scene.commits.append((time, [bar, keyboard])) }
    #expect(jumps(scene).isEmpty)
    #expect(scene.result.findings.allSatisfy { [.gap, .overlap].contains($0.kind) })
  }

  /// Momentum moves messages, and its end puts them on a pixel; farther goes only who takes them.
  @Test(arguments: [
    (true, true, 200.0, 0), (true, false, 0.5, 0), (true, false, 0.6, 1), (true, false, 200, 1),
    (false, false, 0.3, 1), (false, true, 200, 1),
  ])
  func momentumIsNoJump(before: Bool, after: Bool, distance: Double, count: Int) {
    func list(_ offset: Double, _ isScrolling: Bool) -> HandmadeLayer {
      HandmadeLayer(
        role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 600), masks: true,
        offset: offset, scroll: ScrollContent(height: 2000, isScrolling: isScrolling))
    }
    var scene = HandmadeScene.opening(
      (0.1, HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .keyboard)))
    scene.commits.append((0.3, scene.commits[1].layers))
    for index in scene.commits.indices {
      let isLate = scene.commits[index].time >= 0.3
      scene.commits[index].layers.insert(
        isLate ? list(1000 + distance, after) : list(1000, before), at: 0)
    }
    #expect(jumps(scene).count == count)
  }

  /// The list is scrolled at once while the bar is on its way: the messages jump.
  @Test(arguments: [0.1, 0.3])
  func messagesThatJumpWhileTheBarMoves(_ time: Double) throws {
    func list(_ offset: Double) -> HandmadeLayer {
      HandmadeLayer(
        role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 600), masks: true,
        offset: offset, scroll: ScrollContent(height: 2000, bottomInset: offset - 1400))
    }
    var scene = HandmadeScene.opening(
      (0.1, HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .keyboard)))
    if time > 0.1 { scene.commits.append((time, scene.commits[1].layers)) }
    for index in scene.commits.indices {
      scene.commits[index].layers.insert(
        list(scene.commits[index].time < time ? 1444 : 1644), at: 0)
    }
    let jump = try #require(jumps(scene).first)
    #expect(jumps(scene).count == 1 && jump.amount == 200 && jump.unit == .points)
    guard case .jump(.messages(let down, _, _)) = jump.cause else {
      Issue.record("another cause")
      return
    }
    #expect(abs(down.value + 200) < 1e-6)
    scene.events = [SceneEvent(time: time, kind: .type("x", interval: 0))]
    #expect(jumps(scene).isEmpty)
  }

  /// A list of rows that come into sight as it is scrolled, while the bar is on its way.
  private func table(offsets: [(Double, Double)]) -> HandmadeScene {
    var scene = HandmadeScene.opening()
    let bar = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .keyboard)
    let keyboard = HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 0.1, .keyboard)
    scene.commits[0].layers.insert(Self.list(at: 0), at: 0)
    for (time, offset) in offsets {
      scene.commits.append((time, [Self.list(at: offset), bar, keyboard]))
    }
    return scene
  }

  /// As many rows as the offset, which shows other ones with every 37 points, needs.
  private static func list(at offset: Double) -> HandmadeLayer {
    HandmadeLayer(
      role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 600), masks: true,
      offset: offset, scroll: ScrollContent(height: 2000, bottomInset: 200),
      inside: (0...Int(offset / 37)).map { .cover(0, 40 * Double($0), 300, 40) })
  }

  /// Steps in a row stay a motion where rows come into sight on the way.
  @Test func aTableThatScrollsByStepsDoesNotJump() {
    let steps = (0...18).map { step -> (Double, Double) in
      let share = Double(step) / 18
      return (0.1 + Double(step) / 60, 437 * share * share * (3 - 2 * share))
    }
    #expect(jumps(table(offsets: steps)).isEmpty)
  }

  /// And one that is elsewhere at once jumps, whatever rows it shows there.
  @Test func aTableThatIsElsewhereAtOnceJumps() throws {
    let jump = try #require(jumps(table(offsets: [(0.1, 0), (0.3, 437)])).first)
    #expect(jump.amount == 437 && jump.unit == .points)
    guard case .jump(.messages(let down, let time, _)) = jump.cause else {
      Issue.record("another cause")
      return
    }
    #expect(abs(down.value + 437) < 1e-6 && time == 0.3)
  }
}

/// Bars that repeat the keyboard's motion later: the shift is exact.
@MainActor
struct LagTests {
  @Test(arguments: ["frame", "constraint", "transform"], [60.0, 120])
  func aTurnLateIsARefresh(_ motion: String, _ rate: Double) throws {
    let lags = try SceneCase.of(motion, ["turn": "next"], rate: rate).checked().findings
      .filter { $0.kind == .lag }
    #expect(lags.map(\.phase) == [.opening, .closing])
    for lag in lags {
      #expect(lag.unit == .milliseconds)
      #expect(abs(lag.amount - 1000 / rate) < 1e-6)
    }
  }
}

extension LagTests {
  /// A bar that follows by less than half a refresh is in time.
  @Test(arguments: [60.0, 120], [(0.3, 0), (0.49, 0), (0.51, 1), (3, 1)])
  func halfARefreshIsInTime(_ rate: Double, _ late: (refreshes: Double, count: Int)) {
    let shift = late.refreshes / rate
    var scene = HandmadeScene.opening(
      (0.1, HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1 + shift, .keyboard)))
    scene.rate = rate
    let lags = scene.result.findings.filter { $0.kind == .lag }
    #expect(lags.count == late.count)
    #expect(lags.allSatisfy { abs($0.amount - 1000 * shift) < 1e-6 })
  }
}

/// A list that begins to scroll by steps and is sent elsewhere after two of them.
@MainActor
struct EasedStepTests {
  private func list(_ offset: Double) -> HandmadeLayer {
    HandmadeLayer(
      role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 600), masks: true,
      offset: offset, scroll: ScrollContent(height: 2000, bottomInset: 400))
  }

  /// Jumps of a list that takes two steps, so many refreshes apart, while the bar is on its way.
  private func jumps(_ first: Double, _ second: Double, apart: Double = 1) -> [Double] {
    var scene = HandmadeScene.opening(
      (0.1, HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .keyboard)))
    let open = scene.commits[1].layers
    scene.commits[0].layers.insert(list(1000), at: 0)
    scene.commits[1].layers.insert(list(1000), at: 0)
    for (frame, offset) in [(7, 1000 + first), (7 + apart, 1000 + first + second)] {
      scene.commits.append((frame / 60, [list(offset)] + open))
    }
    return scene.result.findings.filter { $0.kind == .jump }.map(\.points)
  }

  /// By easeInEaseOut in 0.3 s, 300 points: the steps at 60 Hz are as 1 to 3.09.
  @Test func twoStepsOfAnEasedScrollAreNoJump() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.3)
    let (one, two) = (timing.progress(at: 1.0 / 60), timing.progress(at: 2.0 / 60))
    let ratio = (two - one) / one
    #expect(abs(ratio - 3.09) < 0.01)
    #expect(jumps(300 * one, 300 * (two - one)).isEmpty)
    let greater = jumps(5, 20)
    #expect(greater.count == 1 && abs(greater[0] - 20) < 1e-9)
  }

  /// Steps of one row are a refresh apart, and may miss one by a little.
  @Test(arguments: [(1.0, 0), (1.5, 0), (1.7, 2), (2, 2)])
  func stepsOfOneRowAreARefreshApart(_ apart: Double, _ count: Int) {
    #expect(jumps(20, 20, apart: apart).count == count)
  }

  /// There and back is no row: each of the two is a jump.
  @Test func stepsOfOneRowGoOneWay() {
    let found = jumps(20, -20)
    #expect(found.count == 2 && found.allSatisfy { abs($0 - 20) < 1e-9 })
  }

  /// A step of one row is 3.5 times the one before it, and no more.
  @Test(arguments: [(3.4, 0), (3.6, 1)])
  func stepsOfOneRowGrowSlowly(_ ratio: Double, _ count: Int) {
    #expect(jumps(10, 10 * ratio).count == count)
  }
}
