import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import TestSupport
import Testing

/// The faults that scenes can ask for do what they say, no more and no less.
@MainActor
struct MistakeTests {
  @Test(arguments: HandlerSpec.motions, ["iPhone 14", "iPad Pro (11-inch)"])
  func theSafeAreaIgnoredOrDoubled(_ motion: String, _ name: String) throws {
    let device = Device.known(name)
    let inset = Double(device.safeArea.bottom)
    #expect(inset > 0)
    let events: [SceneEvent] = [.show(device.keyboardHeight, at: 0), .hide(at: 2)]
    for (option, kind) in [("ignored", FindingKind.gap), ("doubled", .overlap)] {
      let result = try check(.named(motion, ["inset": option]), on: device, events)
      let finding = try #require(result.findings.first)
      #expect(result.findings.count == 1)
      #expect(finding.kind == kind && finding.phase == .open)
      #expect(abs(finding.points - inset) < 1e-9 && abs(finding.continuous - inset) < 1e-9)
      #expect(abs(finding.pixels - inset * device.scale) < 1e-9)
      let compositor = try #require(result.compositor)
      let open = zip(compositor.times, compositor.readings).first { $0.0 >= 1 }
      let reading = try #require(open?.1)
      let error = option == "ignored" ? -inset : inset
      #expect(abs(reading.barBottom - reading.keyboardTop - error) < 1e-9)
    }
  }

  /// Nothing can be wrong with the safe area where there is none.
  @Test(arguments: HandlerSpec.motions, ["respected", "ignored", "doubled"])
  func noSafeAreaNoMistake(_ motion: String, _ option: String) throws {
    let result = try check(
      .named(motion, ["inset": option]), on: .known("iPhone 8"), [.show(258, at: 0), .hide(at: 1)])
    #expect(result.findings.isEmpty)
  }

  /// On the way up the bar is `ease(t)` of its way, the keyboard `spring(t)`: which is ahead when.
  @Test(arguments: HandlerSpec.motions)
  func mistakesHaveTheirPhases(_ motion: String) throws {
    let result = try check(
      .named(motion, ["timing": "easeInOut"]), on: .known("iPhone 8"),
      [.show(258, at: 0.5), .hide(at: 2)])
    #expect(result.findings.map(\.kind) == [.overlap, .gap, .gap, .overlap])
    #expect(result.findings.map(\.phase) == [.opening, .opening, .closing, .closing])
    let resized = try check(
      .named(motion, ["timing": "none"]), on: .known("iPhone 8"),
      [.show(216, at: 0), .show(258, at: 1), .show(216, at: 2)])
    #expect(resized.findings.map(\.phase) == [.opening, .resizing, .resizing])
    #expect(resized.findings.map(\.kind) == [.gap, .gap, .overlap])
    for (finding, travel) in zip(resized.findings, [216.0, 42, 42]) {
      #expect(abs(finding.points - travel) < 1e-9)
    }
  }

  /// Layout after the block, and no animation: the whole travel at the frame of the event.
  @Test(arguments: [
    HandlerSpec.named("constraint", ["layout": "deferred"]), .named("frame", ["timing": "none"]),
    .named("constraint", ["timing": "none"]), .named("transform", ["timing": "none"]),
  ])
  func theWholeTravelAtOnce(_ handler: HandlerSpec) throws {
    for profile in KeyboardProfile.all {
      let result = try check(
        handler, on: .known("iPhone 8"), profile: profile, [.show(258, at: 0), .hide(at: 1)])
      #expect(result.findings.map(\.kind) == [.gap, .overlap])
      #expect(result.findings.map(\.points) == [258, 258])
      #expect(result.findings.map(\.worst.frame) == [0, 60])
    }
  }

  @Test func ambientAnimationHidesAWrongTimingOnlyWhereItIsInherited() throws {
    for motion in HandlerSpec.motions {
      for timing in ["easeInOut", "easeIn", "easeOut", "linear", "none"] {
        for profile in KeyboardProfile.all {
          let inherited = try check(
            .named(motion, ["timing": timing, "inherit": "true"]), on: .known("iPhone 8"),
            profile: profile, [.show(258, at: 0), .hide(at: 1)])
          #expect(inherited.findings.isEmpty == profile.postsInsideAnimation)
          let overridden = try check(
            .named(motion, ["timing": timing]), on: .known("iPhone 8"), profile: profile,
            [.show(258, at: 0), .hide(at: 1)])
          #expect(!overridden.findings.isEmpty)
        }
      }
    }
  }

  /// No block around takes the place of a spring: it swings on every system.
  @Test(arguments: HandlerSpec.motions)
  func aSpringIsFoundWhereverItIs(_ motion: String) throws {
    for profile in KeyboardProfile.all {
      let result = try check(
        .named(motion, ["timing": "spring", "inherit": "true"]), on: .known("iPhone 8"),
        profile: profile, [.show(258, at: 0)])
      #expect(Set(result.findings.map(\.kind)).isSuperset(of: [.gap, .reversal]))
    }
  }

  /// An animation is broken off after a tenth of a second: it is at its end then, or rests for as
  /// long, or for two refreshes.
  @Test(arguments: HandlerSpec.motions, [("cut", 0), ("halting", 6), ("hesitating", 2)])
  func anAnimationBreaksAfterATenth(_ motion: String, _ run: (name: String, rest: Int)) throws {
    let result = try check(
      .named(motion, ["timing": "linear", "run": run.name]), on: .known("iPhone 8"),
      [SceneEvent(time: 0, kind: .show(height: 258, duration: 0.4, curve: 3))])
    let bottoms = try #require(result.compositor).readings.map { $0?.barBottom ?? .nan }
    let moves = bottoms.indices.dropFirst().filter { abs(bottoms[$0] - bottoms[$0 - 1]) > 1e-9 }
    let end = run.rest == 0 ? 6 : 24 + run.rest
    #expect(moves == Array(1...6) + (run.rest == 0 ? [] : Array((7 + run.rest)...end)))
    #expect(abs(bottoms[end] - (667 - 258)) < 1e-9 && abs(bottoms[5] - (667 - 258 * 5 / 24)) < 1)
  }

  /// A later turn is outside of the ambient animation, so that nothing is inherited there.
  @Test(arguments: HandlerSpec.motions)
  func nothingIsInheritedInALaterTurn(_ motion: String) throws {
    let result = try check(
      .named(motion, ["timing": "linear", "turn": "next", "inherit": "true"]),
      on: .known("iPhone 8"), [.show(258, at: 0)])
    #expect(result.findings.first?.cause?.names.first == "linear")
  }

  @Test func theArticlesAttempts() throws {
    let events: [SceneEvent] = [.show(258, at: 0), .hide(at: 1)]
    let device = Device.known("iPhone 8")
    let first = try check(.named("article-frame"), on: device, profile: .iOS10, events)
    let easing = try check(
      .named("frame", ["timing": "easeInOut"]), on: device, profile: .iOS10, events)
    let seam = first.findings.filter { $0.kind == .gap || $0.kind == .overlap }
    #expect(seam.map(\.kind) == easing.findings.map(\.kind))
    #expect(seam.map(\.frames) == easing.findings.map(\.frames))
    for (one, other) in zip(seam, easing.findings) {
      #expect(abs(one.continuous - other.continuous) < 1e-9)
      #expect(one.cause == other.cause)
    }
    #expect(!first.findings.isEmpty)
    for profile in [KeyboardProfile.iOS18, .iOS26] {
      let ambient = try check(.named("article-frame"), on: device, profile: profile, events)
      #expect(ambient.findings.map(\.kind) == [.covered, .unreachable])
      #expect(ambient.greatestGap < 1e-9 && ambient.greatestOverlap < 1e-9)
    }
    // The other reading of the listings, whose options hold the keyboard's curve.
    for profile in KeyboardProfile.all {
      let other = try check(
        .named("article-frame", ["options": "curve"]), on: device, profile: profile, events)
      #expect(other.findings.map(\.kind) == [.covered, .unreachable])
      #expect(other.greatestGap < 1e-9 && other.greatestOverlap < 1e-9)
    }
    for (profile, options) in KeyboardProfile.all.flatMap({ [($0, "none"), ($0, "curve")] }) {
      let second = try check(
        .named("article-constraint", ["options": options]), on: device, profile: profile, events)
      #expect(second.findings.map(\.points) == [258, 258])
    }
  }

  /// `ambient:` in a scene overrides what the system's profile says.
  @Test func ambientIsOverriddenByTheScene() throws {
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures, findingKinds: ["gap", "overlap"]))
    let cases = try reader.cases(
      in: """
        scene: Ambient
        device: iPhone 8
        system: [iOS 10, iOS 18]
        ambient: [true, false]
        handler: {frame: {timing: easeInOut, inherit: true}}
        events: [{at: 0, show: {}}]
        """, file: "ambient.yaml")
    #expect(cases.count == 4)
    for scene in cases {
      let result = CaseResult(try ScenePlayer(registry: .standard).play(scene))
      #expect(result.findings.isEmpty == scene.profile.postsInsideAnimation)
    }
    #expect(cases.filter(\.profile.postsInsideAnimation).count == 2)
  }
}
