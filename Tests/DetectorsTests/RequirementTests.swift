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

/// What a scene says must hold is found where it does not, by as much as it is missed.
@MainActor
struct RequirementTests {
  private func broken(
    _ requirements: [Requirement], _ handler: String = "frame", _ options: [String: String] = [:],
    device: Device = .plain, phase: Double = 0, events: [SceneEvent] = [.show(336, at: 0.1)]
  ) throws -> [Finding] {
    var scene = SceneCase.of(handler, options, device: device, phase: phase, events: events)
    scene.requirements = requirements
    return try scene.checked().findings.filter { $0.kind == .broken }
  }

  private func broken(
    _ requirement: Requirement, _ handler: String = "frame", _ options: [String: String] = [:],
    device: Device = .plain, phase: Double = 0, events: [SceneEvent] = [.show(336, at: 0.1)]
  ) throws -> Finding? {
    let found = try broken(
      [requirement], handler, options, device: device, phase: phase, events: events)
    #expect(found.count <= 1)
    return found.first
  }

  /// The farthest that easeInOut is from the keyboard: by its closed form, at any instant.
  private static let farthest: Double =
    (0...500_000).map {
      let time = Double($0) / 1e6
      return abs(ClosedForm.keyboard(time) - ClosedForm.easeInOut(time))
    }.max() ?? 0

  /// The worst of all instants counts, whatever the phase of the refresh.
  @Test(arguments: [0, 0.003, 0.011])
  func onTheKeyboardIsMeasuredInContinuousTime(_ phase: Double) throws {
    let points = 336 * Self.farthest
    let options = ["timing": "easeInOut"]
    let found = try #require(
      try broken(
        Requirement(.bar, .onKeyboard, within: points - 0.01), "frame", options, phase: phase))
    #expect(abs(found.continuous - points) < 1e-6)
    guard case .requirement(.broken(_, _, let off, let time)) = found.cause else {
      Issue.record("another cause")
      return
    }
    #expect(abs(off.value - points) < 1e-6 && time.value > 0.1 && time.value < 0.35)
    let enough = Requirement(.bar, .onKeyboard, within: points + 0.01)
    #expect(try broken(enough, "frame", options, phase: phase) == nil)
  }

  /// It is broken first when the bar is farther away than it may be.
  @Test func theFirstTimeIsThatOfTheLimit() throws {
    var random = SplitMix64(seed: 0x11)
    for _ in 0..<10 {
      let limit = Double.random(in: 1...40, using: &random)
      let found = try broken(
        Requirement(.bar, .onKeyboard, within: limit), "frame", ["timing": "linear"])
      guard case .requirement(.broken(_, let first, _, _)) = found?.cause else {
        Issue.record("no cause")
        return
      }
      let time = first.value - 0.1
      let off = 336 * abs(ClosedForm.keyboard(time) - ClosedForm.linear(time))
      #expect(abs(off - limit) < 1e-3, "\(off) \(limit)")
    }
  }

  @Test(arguments: ["frame", "constraint", "transform", "layoutguide"])
  func aRightBarBreaksNone(_ handler: String) throws {
    let all = Requirement.Claim.allCases.filter { $0 != .still }.map { Requirement(.bar, $0) }
    let resting = [
      Requirement(.bar, .onKeyboard, .atRest), Requirement(.bar, .visible, .atRest),
      Requirement(.lastMessage, .visible, .atRest),
    ]
    for device in [Device.plain, .indicated] {
      let found = try broken(
        all + resting, handler, device: device, events: [.show(336, at: 0.1), .hide(at: 1.2)])
      #expect(found.isEmpty, "\(found.compactMap(\.cause?.sentence))")
    }
  }

  /// A bar that stays is off by the keyboard's height, is hidden whole, and hides no message.
  @Test func aBarThatStaysBreaksWhatItSays() throws {
    let deaf = ["deaf": "true"]
    #expect(try broken(Requirement(.bar, .onKeyboard), "frame", deaf)?.continuous == 336)
    #expect(try broken(Requirement(.bar, .onKeyboard, .atRest), "frame", deaf)?.points == 336)
    #expect(try broken(Requirement(.bar, .visible), "frame", deaf)?.points == 44)
    #expect(try broken(Requirement(.bar, .still), "frame", deaf) == nil)
    #expect(try broken(Requirement(.bar, .still))?.continuous == 336)
    #expect(try broken(Requirement(.lastMessage, .visible, .atRest), "frame", deaf) != nil)
    #expect(try broken(Requirement(.bar, .monotone), "frame", deaf) == nil)
    #expect(try broken(Requirement(.bar, .onScreen), "frame", deaf) == nil)
  }

  /// Seconds of the scene bound the time at which it must hold.
  @Test func fromAndUntilBoundIt() throws {
    let deaf = ["deaf": "true"]
    let events = [SceneEvent.show(336, at: 0.5), .hide(at: 1.5)]
    for (from, until, isBroken) in [
      (nil, 0.49, false), (nil, 0.6, true), (2.1, nil, false), (0.7, 0.8, true), (1.9, nil, true),
    ] as [(Double?, Double?, Bool)] {
      let requirement = Requirement(.bar, .onKeyboard, from: from, until: until)
      let found = try broken(requirement, "frame", deaf, events: events)
      #expect((found != nil) == isBroken, "\(requirement)")
      guard case .requirement(.broken(_, let first, _, _)) = found?.cause else { continue }
      #expect(first.value >= (from ?? 0) - 1e-6 && first.value <= (until ?? 10) + 1e-6)
    }
  }

  /// A spring that swings runs back by its swing and the swing of that.
  @Test func aBarThatSwingsIsNotMonotone() throws {
    let swing = exp(-.pi * 0.6 / 0.8)
    let found = try broken(Requirement(.bar, .monotone), "frame", ["timing": "spring"])
    #expect(abs((found?.continuous ?? 0) - 336 * (swing + swing * swing)) < 1e-6)
    // Refreshes show nearly all of it.
    #expect(found.map { $0.points > 0.9 * $0.continuous && $0.frames != nil } == true)
    #expect(try broken(Requirement(.bar, .monotone), "frame", ["timing": "easeInOut"]) == nil)
  }

  /// At rest a claim is missed by a difference of places, whatever distance the design keeps.
  @Test func atRestAClaimIsADifference() throws {
    var random = SplitMix64(seed: 0x12)
    for number in 0..<60 {
      let spacing = Double(Int.random(in: 0...2, using: &random) * 8)
      let (left, bottom) = (
        Double(Int.random(in: -40...40, using: &random)),
        Double(Int.random(in: 330...470, using: &random))
      )
      var bar = HandmadeLayer.bar(bottom: bottom)
      bar.frame.origin.x = CGFloat(left)
      var scene = HandmadeScene(commits: [
        (0, [.bar(bottom: 600 - spacing), .keyboard(top: 600)]), (1, [bar, .keyboard(top: 400)]),
      ])
      scene.phases = [(0, .closed), (1, .open)]
      scene.spacing = spacing
      let claims: [(Requirement.Claim, Double)] = [
        (.onKeyboard, abs(bottom - (400 - spacing))), (.onScreen, abs(left)),
        (.still, abs(bottom - (600 - spacing))), (.visible, min(44, max(0, bottom - 400))),
      ]
      for (claim, points) in claims where claim != .visible || left == 0 {
        var playback = scene.playback
        playback.scene.requirements = [Requirement(.bar, claim, .atRest, within: 5, from: 0.5)]
        let found = CaseResult(playback).findings.filter { $0.kind == .broken }
        let expected = points > 5 ? [points] : []
        #expect(found.map(\.points) == expected, "\(number): \(claim) \(bottom) \(spacing)")
      }
    }
  }

  /// A broken claim fails its case unless it is expected, and goes with the playback.
  @Test func itDecidesTheVerdictAndIsSaved() throws {
    var scene = SceneCase.of("frame", ["deaf": "true"], events: [.show(336, at: 0.1)])
    scene.requirements = [Requirement(.bar, .onKeyboard, within: 1, until: 0.3)]
    scene.expectation = .findings(["overlap", "covered", "unreachable"])
    #expect(try scene.checked().verdict == .fail)
    let playback = try scene.played()
    let saved = try JSONDecoder().decode(Playback.self, from: JSONEncoder().encode(playback))
    #expect(saved.scene.requirements == scene.requirements)
    #expect(CaseResult(saved).findings.contains { $0.rule == .requirementBroken })
  }
}
