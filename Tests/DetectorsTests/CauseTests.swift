import Detectors
import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// Every mistake of every motion is called by its name, with its numbers.
@MainActor
struct CauseTests {
  nonisolated private static let motions = ["frame", "constraint", "transform"]

  private func causes(
    _ motion: String, _ options: [String: String], device: Device = .plain,
    profile: KeyboardProfile = .iOS18
  ) throws -> Set<Cause?> {
    Set(
      try SceneCase.of(motion, options, device: device, profile: profile).checked()
        .findings.filter(\.isAtTheSeam).map(\.cause))
  }

  /// The cause of every finding of a motion, where there is one only.
  private func cause(
    _ motion: String, _ options: [String: String], device: Device = .plain,
    profile: KeyboardProfile = .iOS18
  ) throws -> Cause {
    let causes = try causes(motion, options, device: device, profile: profile)
    // Opening and closing differ by rounding.
    try #require(Set(causes.map { $0?.sentence }).count == 1, "\(causes)")
    return try #require(causes.first ?? nil)
  }

  @Test(arguments: motions, ["easeInOut", "easeIn", "easeOut", "linear"])
  func anotherCurve(_ motion: String, _ curve: String) throws {
    for (profile, bar, keyboard) in [
      (KeyboardProfile.iOS18, 0.25, 0.5), (.iOS26, 0.383, KeyboardProfile.iOS26.duration),
    ] {
      guard
        case .motion(.differentCurve(let own, let other, nil)) = try cause(
          motion, ["timing": curve], profile: profile)
      else {
        Issue.record("another cause")
        return
      }
      #expect(own.curve.description == curve && other.curve == .spring)
      #expect(own.duration.isNear(bar) && other.duration.isNear(keyboard))
    }
  }

  @Test(arguments: motions)
  func anotherCurveAndATurnLate(_ motion: String) throws {
    guard
      case .motion(.differentCurve(let bar, _, let delay)) = try cause(
        motion, ["timing": "linear", "turn": "next"])
    else {
      Issue.record("another cause")
      return
    }
    #expect(bar.curve == .linear && delay?.isNear(1 / 60) == true)
  }

  @Test(arguments: motions)
  func aTurnLate(_ motion: String) throws {
    guard case .motion(.startsLate(let delay)) = try cause(motion, ["turn": "next"]) else {
      Issue.record("another cause")
      return
    }
    #expect(delay.isNear(1 / 60))
  }

  @Test(arguments: motions)
  func noAnimation(_ motion: String) throws {
    let cause = try cause(motion, ["timing": "none"])
    guard case .motion(.notAnimated(let duration)) = cause else {
      Issue.record("another cause: \(cause)")
      return
    }
    #expect(duration.isNear(0.5))
    #expect(try causes("constraint", ["layout": "deferred"]) == [cause])
    #expect(try causes("article-constraint", [:]) == [cause])
  }

  @Test(arguments: motions)
  func theSafeArea(_ motion: String) throws {
    #expect(
      try causes(motion, ["inset": "ignored"], device: .indicated) == [
        .rest(.safeAreaNotSubtracted(height: 336, safeArea: 34))
      ])
    #expect(
      try causes(motion, ["inset": "doubled"], device: .indicated) == [
        .rest(.safeAreaSubtractedTwice(rise: 268, needed: 302, safeArea: 34))
      ])
  }

  /// A bar that is not animated on the way up, but is on the way down: two causes, each its own.
  @Test func aLaterMotionIsNotTheCauseOfAnEarlierGap() throws {
    let spring = KeyboardProfile.iOS18.timing
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.25)
    func moved(_ layer: HandmadeLayer, by dy: Double, at time: Double, _ timing: AnimationTiming)
      -> HandmadeLayer
    {
      var layer = layer
      layer.animations = [
        PropertyAnimation(change: .position(dx: 0, dy: dy), beginTime: time, timing: timing)
      ]
      return layer
    }
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), lowered(.keyboard(top: 400))]),
      (0.2, [.bar(bottom: 400), moved(.keyboard(top: 400), by: 200, at: 0.2, spring)]),
      (
        1.2,
        [
          moved(.bar(bottom: 600), by: -200, at: 1.2, linear),
          moved(lowered(.keyboard(top: 400)), by: -200, at: 1.2, spring),
        ]
      ),
    ])
    scene.phases = [(0, .closed), (0.2, .opening), (0.7, .open), (1.2, .closing), (1.7, .closed)]
    let findings = scene.result.findings.filter(\.isAtTheSeam)
    #expect(findings.first?.rule == .notAnimated)
    #expect(findings.last?.rule == .differentCurve)
    #expect(findings.last?.cause?.names == ["linear", "its spring"])
  }

  private func lowered(_ layer: HandmadeLayer) -> HandmadeLayer {
    var layer = layer
    layer.frame.origin.y += 200
    return layer
  }

  /// A wrong height is reported with both numbers.
  @Test func theWrongPlace() {
    let result = HandmadeScene([.bar(bottom: 287), .keyboard(top: 545)]).result
    #expect(
      result.findings.map(\.cause) == [
        .rest(.wrongRestingPlace(error: 258, rise: 313, height: 55))
      ])
  }
}

extension Seconds {
  fileprivate func isNear(_ other: Double) -> Bool { abs(value - other) < 1e-4 }
}
