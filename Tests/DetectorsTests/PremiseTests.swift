import AnimationCurves
import Detectors
import Foundation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// What findings rest on that is reported or assumed only.
@MainActor
struct PremiseTests {
  private let events: [SceneEvent] = [.show(260, at: 0.2), .hide(at: 1)]

  private func findings(
    _ handler: String, _ options: KeyValuePairs<String, String> = [:],
    _ profile: KeyboardProfile = .iOS26
  ) throws -> [Finding] {
    try check(
      .named(handler, options), on: .known("iPhone 17"), profile: profile, events
    ).findings
  }

  /// A profile that nobody has measured, with the figures of another.
  private func unmeasured(_ profile: KeyboardProfile) throws -> KeyboardProfile {
    try KeyboardProfile(
      name: "unmeasured", spring: profile.spring, duration: profile.duration,
      notifiedDuration: profile.notifiedDuration,
      postsInsideAnimation: profile.postsInsideAnimation,
      countsAccessory: profile.countsAccessory, accessoryWidth: profile.accessoryWidth,
      provenance: "a test", isAssumed: true)
  }

  /// The curves are recorded, so a bar that moves by another rests on nothing else.
  @Test(arguments: KeyboardProfile.all.filter { !$0.isAssumed }, ["easeInOut", "linear"])
  func aWrongCurveRestsOnWhatIsRecorded(profile: KeyboardProfile, timing: String) throws {
    let found = try findings("frame", ["timing": timing], profile)
    #expect(!found.isEmpty && found.allSatisfy { $0.restsOn.isEmpty }, "\(found)")
  }

  @Test func messagesBehindAnAccessoryThatIsLeftOut() throws {
    let found = try findings("inputaccessory").filter { $0.unit == .points }
    #expect(Set(found.map(\.kind.rawValue)) == ["covered", "unreachable"])
    #expect(found.allSatisfy { $0.restsOn == [.accessoryLeftOut] }, "\(found)")
    let counted = try findings("inputaccessory", [:], .iOS18)
    #expect(counted.allSatisfy { $0.restsOn.isEmpty })
  }

  /// A bar that is as much too low as was left out lies on the posted rectangle; any other does not.
  @Test func aBarIsTooLowByWhatIsLeftOut() {
    var random = SplitMix64(seed: 0x0CC)
    for _ in 0..<TestLength.cases(40, long: 400) {
      let leftOut = Double(Int.random(in: 20...80, using: &random))
      let other = Double(Int.random(in: 2...100, using: &random))
      for low in [leftOut, other] {
        let bar = HandmadeLayer.bar(bottom: 400 + low)
        var scene = HandmadeScene([bar, .keyboard(top: 400)])
        scene.phases = [(0, .open)]
        let end = CGRect(x: 0, y: 400 + leftOut, width: 300, height: 200 - leftOut)
        let posted = PostedNotification(
          time: 0,
          notification: KeyboardNotification(
            name: .willShow, begin: end, end: end, duration: 0.25),
          leftOut: leftOut)
        let made = scene.playback
        let playback = Playback(
          scene: made.scene, log: made.log, phases: made.phases, posted: [posted])
        let found = CaseResult(playback).findings.filter { $0.kind == .overlap }
        #expect(!found.isEmpty)
        let expected: [Premise] = abs(low - leftOut) <= 0.5 ? [.accessoryLeftOut] : []
        #expect(found.allSatisfy { $0.restsOn == expected }, "\(low) of \(leftOut)")
      }
    }
  }

  /// A fact counts from its time on: a conflict for good, a rectangle until the next is posted.
  @Test(
    arguments: [
      ([(0.0, 30.0)], nil, [[.accessoryLeftOut], [.accessoryLeftOut]]),
      ([(1.5, 30)], nil, [[], [.accessoryLeftOut]]), ([(2.5, 30)], nil, [[], []]),
      ([(0, 30), (1.5, 0)], nil, [[.accessoryLeftOut], []]),
      ([(0, 30), (1.5, 20)], nil, [[.accessoryLeftOut], []]),
      ([], 0, [[.brokenConstraint], [.brokenConstraint]]), ([], 1.5, [[], [.brokenConstraint]]),
      ([], 2, [[], [.brokenConstraint]]), ([], 2.5, [[], []]),
    ] as [([(Double, Double)], Double?, [[Premise]])])
  func aFactCountsFromItsTimeOn(
    _ posted: [(time: Double, leftOut: Double)], _ conflict: Double?, _ expected: [[Premise]]
  ) {
    let commits = [(0.0, 430.0), (1, 400), (2, 430), (3, 400)].map { time, bottom in
      (time, [HandmadeLayer.bar(bottom: bottom), .keyboard(top: 400)])
    }
    let made = HandmadeScene(commits: commits).playback
    let end = CGRect(x: 0, y: 430, width: 300, height: 170)
    let notification = KeyboardNotification(name: .willShow, begin: end, end: end, duration: 0.25)
    let playback = Playback(
      scene: made.scene, log: made.log, phases: made.phases,
      posted: posted.map {
        PostedNotification(time: $0.time, notification: notification, leftOut: $0.leftOut)
      },
      diagnostics: conflict.map {
        [
          Diagnostic(
            kind: .constraintBroken, time: $0, view: "", role: .plain, message: "",
            conflict: ConstraintConflict(constraints: ["a", "b"], broken: "a"))
        ]
      } ?? [])
    let found = CaseResult(playback).findings.filter { $0.kind == .overlap }
    #expect(found.map(\.restsOn) == expected)
  }

  /// The conflict is there whichever constraint is broken; what shows behind it is not known.
  @Test func whatComesBehindABrokenConstraint() throws {
    let options: KeyValuePairs = ["contradict": "true", "timing": "linear"]
    let found = try findings("constraint", options, .iOS18)
    let conflicts = found.filter { $0.kind == .conflict }
    let others = found.filter { $0.kind != .conflict }
    #expect(!conflicts.isEmpty && conflicts.allSatisfy { $0.restsOn.isEmpty })
    #expect(!others.isEmpty && others.allSatisfy { $0.restsOn == [.brokenConstraint] })
  }

  /// That a keyboard which fades posts an empty rectangle is reported; what a scene posts is given.
  @Test func anEmptyRectangleOfAKeyboardThatFades() throws {
    func premises(_ events: [SceneEvent]) throws -> [[Premise]] {
      try check(.named("frame", ["rect": "top"]), on: .known("iPhone 14"), events).findings
        .filter { $0.rule == .emptyFrameUsed }.map(\.restsOn)
    }
    let fading = SceneEvent(time: 0, kind: .crossFade(true))
    let shown: [SceneEvent] = [fading, .show(336, at: 0.5), .hide(at: 1.5)]
    let found = try premises(shown)
    #expect(!found.isEmpty && found.allSatisfy { $0 == [.emptyWhenFading] }, "\(found)")
    let empty = KeyboardNotification(name: .willHide, begin: .zero, end: .zero, duration: 0)
    let given = try premises(shown + [SceneEvent(time: 2.5, kind: .notification(empty))])
    #expect(!given.isEmpty && given.allSatisfy(\.isEmpty), "\(given)")
  }

  @Test func allOfASystemThatNobodyHasMeasured() throws {
    let profile = try unmeasured(.iOS26)
    let found = try findings("frame", ["timing": "linear"], profile)
    #expect(!found.isEmpty && found.allSatisfy { $0.restsOn == [.unmeasuredSystem] })
    let accessory = try findings("inputaccessory", [:], profile).filter { $0.unit == .points }
    #expect(accessory.allSatisfy { $0.restsOn == [.accessoryLeftOut, .unmeasuredSystem] })
    let conflicts = try findings("constraint", ["contradict": "true"], profile)
      .filter { $0.kind == .conflict }
    #expect(!conflicts.isEmpty && conflicts.allSatisfy { $0.restsOn.isEmpty })
  }

  /// What was filmed or logged happened, whatever the simulation takes for granted.
  @Test func whatWasSeenRestsOnNothing() throws {
    let made = HandmadeScene([.bar(bottom: 400), .keyboard(top: 444)]).playback
    var scene = made.scene
    scene.profile = try unmeasured(.iOS18)
    let sources: [(Playback.Source, [Premise])] = [
      (.simulated, [.unmeasuredSystem]), (.logged, []),
    ]
    for (source, expected) in sources {
      let playback = Playback(scene: scene, source: source, log: made.log, phases: made.phases)
      let found = CaseResult(playback).findings
      #expect(!found.isEmpty && found.allSatisfy { $0.restsOn == expected })
    }
  }

  /// The page of what is known has each fact in a row of its grade, by its identifier.
  @Test func thePageHasEachFact() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/accuracy.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    for premise in Premise.allCases {
      let named = rows.filter { $0.hasPrefix("|") && $0.contains("`\(premise.rawValue)`") }
      #expect(named.count == 1, "\(premise)")
      #expect(named.allSatisfy { $0.hasPrefix("| \(premise.grade.rawValue) |") }, "\(premise)")
    }
  }
}
