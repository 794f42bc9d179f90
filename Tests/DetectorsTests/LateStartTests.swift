import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Bars that set out later than a keyboard that was at its place at once, or that has arrived.
@MainActor
struct LateStartTests {
  /// A keyboard that is up takes another height in no time, and another, and goes.
  private static let leaps = [
    SceneEvent.show(300, at: 0.1), .show(258, at: 1, duration: 0), .show(340, at: 2, duration: 0),
    .hide(at: 3, duration: 0),
  ]

  private func findings(
    _ handler: HandlerSpec, rate: Double, on profile: KeyboardProfile
  ) throws -> [Finding] {
    let scene = SceneCase(
      name: "late", scene: "late", handler: handler, device: .indicated, profile: profile,
      rate: rate, events: Self.leaps)
    return try scene.checked().findings.filter { $0.worst.time >= 1 }
  }

  /// Each is off by the whole leap for as long as it is late, and its own leap is no fault.
  @Test(arguments: [1, 2, 7, 20], [60.0, 120])
  func aLateBarIsCalledLate(_ turns: Int, _ rate: Double) throws {
    let spec = HandlerSpec(
      name: "keyboardavoidingview",
      options: [HandlerSpec.Option(name: "turns", value: .number(Double(turns)))])
    for profile in KeyboardProfile.all {
      let found = try findings(spec, rate: rate, on: profile)
      let seam = found.filter(\.isAtTheSeam)
      #expect(seam.count >= 2)
      for finding in seam {
        guard case .motion(.startsLate(let delay)) = finding.cause else {
          Issue.record("\(profile.name): \(finding.cause?.sentence ?? "")")
          continue
        }
        #expect(abs(delay.value - Double(turns) / rate) < 1e-6)
      }
      #expect(!found.contains { $0.kind == .jump }, "\(profile.name)")
    }
  }

  /// A leap between two refreshes that no refresh shows is found beside a greater lag elsewhere.
  @Test(arguments: 0..<12)
  func aLateLeapThatNoRefreshShowsIsKept(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed + 3)
    let late = HandlerSpec(
      name: "frame", options: [HandlerSpec.Option(name: "turn", value: .word("next"))])
    let time = 1 + Double.random(in: 0.002...0.014, using: &random)
    let height = Double(Int.random(in: 240...360, using: &random))
    let scene = SceneCase(
      name: "late", scene: "late", handler: late, device: .indicated, profile: .iOS18,
      events: [.show(300, at: 0.1), .show(height, at: time, duration: 0)])
    let found = try scene.checked().findings.filter(\.isAtTheSeam)
    #expect(found.contains { $0.worst.time < 1 && $0.frames != nil })
    let leap = found.filter { $0.worst.time >= time - 1e-6 }
    #expect(leap.map { $0.frames == nil } == (height == 300 ? [] : [true]))
    #expect(leap.allSatisfy { $0.rule == .startsLate })
    #expect(leap.allSatisfy { abs($0.continuous - abs(height - 300)) < 1e-6 })
  }

  /// A bar that never follows is not late.
  @Test(arguments: ["frame", "constraint", "transform"])
  func aDeafBarIsNotLate(_ motion: String) throws {
    let deaf = HandlerSpec(
      name: motion, options: [HandlerSpec.Option(name: "deaf", value: .flag(true))])
    let seam = try findings(deaf, rate: 60, on: .iOS18).filter(\.isAtTheSeam)
    #expect(!seam.isEmpty && seam.allSatisfy { $0.rule == .ignoresNotification })
  }

  /// Only a leap the keyboard's way is its leap: the other way it is the bar's own.
  @Test(arguments: [-60.0, 60])
  func aLeapTheOtherWayIsAJump(_ change: Double) {
    let keyboard = HandmadeLayer.keyboard(top: 400)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 400), keyboard]),
      (0.5, [.bar(bottom: 400), .keyboard(top: 340)]),
      (0.8, [.bar(bottom: 400 + change), .keyboard(top: 340)]),
    ])
    scene.phases = [(0, .open), (0.5, .resizing), (0.5, .open)]
    let jumps = scene.result.findings.filter { $0.kind == .jump }
    #expect(jumps.map(\.points) == (change > 0 ? [60] : []))
  }

  /// The bar starts at a time after the keyboard's 0.1 s: at 0.6 s `didShow` is posted.
  private func late(_ start: Double, isAnimated: Bool) -> [Finding] {
    let bar = HandmadeLayer.bar(bottom: 400)
    let waiting = HandmadeLayer.bar(bottom: 600)
    let made = HandmadeScene.opening(
      (0.1, waiting), (start, isAnimated ? bar.coming(from: 200, at: start, .keyboard) : bar)
    ).playback
    let names: [(Double, KeyboardNotification.Name)] = [
      (0.1, .willChangeFrame), (0.1, .willShow), (0.6, .didChangeFrame), (0.6, .didShow),
    ]
    let posted = names.map { time, name in
      PostedNotification(
        time: time,
        notification: KeyboardNotification(
          name: name, begin: CGRect(x: 0, y: 600, width: 300, height: 200),
          end: CGRect(x: 0, y: 400, width: 300, height: 200), duration: 0.25))
    }
    let playback = Playback(
      scene: made.scene, log: made.log, phases: made.phases, posted: posted)
    return CaseResult(playback).findings.filter(\.isAtTheSeam)
  }

  @Test(arguments: [true, false])
  func aBarThatStartsWithDidShowListensToIt(_ isAnimated: Bool) {
    let found = late(0.6, isAnimated: isAnimated)
    let posted = NotificationCause.Posted(.didShow, at: 0.6)
    #expect(found.map(\.cause) == [.notification(.listensToDidShow(posted, delay: 0.5))])
  }

  /// Before it is posted, or after, something else starts the bar.
  @Test func aBarThatStartsAtAnotherTimeDoesNot() {
    var random = SplitMix64(seed: 0xD1D)
    for _ in 0..<40 {
      let offset = Double.random(in: 0.02...0.2, using: &random)
      for start in [0.6 - offset, 0.6 + offset] {
        let rules = late(start, isAnimated: true).map(\.rule)
        #expect(!rules.isEmpty && rules.allSatisfy { $0 == .startsLate }, "\(start) \(rules)")
      }
    }
  }
}

/// A finger that has let go is not the reason for what a bar does wrong after that.
@MainActor
struct ReleasedDragTests {
  private func findings(
    _ options: [String: String], phase: Double, _ release: KeyboardDrag.Release
  ) throws -> [Finding] {
    let drag = KeyboardDrag(from: 500, to: 700, duration: 0.3, release: release)
    return try SceneCase.of(
      "frame", options.merging(["dismiss": "interactive"]) { first, _ in first },
      device: .indicated, phase: phase,
      events: [.show(336, at: 0.1), SceneEvent(time: 1.2, kind: .drag(drag))]
    ).checked().findings.filter { $0.kind == .gap && $0.worst.time > 1.2 && $0.worst.time < 2 }
  }

  nonisolated private static let phases = [0, 0.001, 0.004, 0.0083, 0.012, 0.016]

  @Test(arguments: phases)
  func aBarThatStartsLateAfterItIsLate(_ phase: Double) throws {
    for finding in try findings(["turn": "next"], phase: phase, .hide) {
      let rule: Cause.Rule =
        finding.worst.time > 1.5 + 1e-6 ? .startsLate : .interactiveDismissal
      #expect(finding.rule == rule, "\(finding.worst.time) \(finding.cause?.sentence ?? "")")
    }
  }

  /// A bar that does all right when it is let go was only left behind by the finger.
  @Test(arguments: phases, [KeyboardDrag.Release.hide, .stay])
  func aBarThatGoesOnRightlyWasLeftBehind(_ phase: Double, _ release: KeyboardDrag.Release) throws {
    let found = try findings([:], phase: phase, release)
    #expect(!found.isEmpty && found.allSatisfy { $0.rule == .interactiveDismissal }, "\(found)")
  }
}
