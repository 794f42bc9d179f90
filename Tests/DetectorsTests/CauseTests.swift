import Detectors
import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// Every mistake of every motion is called by its name, with its numbers.
@MainActor
struct CauseTests {
  nonisolated private static let motions = ["frame", "constraint", "transform"]

  private func causes(
    _ motion: String, _ options: [String: String], device: Device = .plain,
    profile: KeyboardProfile = .iOS18
  ) throws -> Set<String?> {
    Set(
      try SceneCase.of(motion, options, device: device, profile: profile).checked()
        .findings.filter(\.isAtTheSeam).map(\.cause))
  }

  @Test(arguments: motions, ["easeInOut", "easeOut", "linear"])
  func anotherCurve(_ motion: String, _ curve: String) throws {
    #expect(
      try causes(motion, ["timing": curve]) == [
        "the bar moves by \(curve) over 250 ms, the keyboard by its spring over 500 ms"
      ])
    #expect(
      try causes(motion, ["timing": curve], profile: .iOS26) == [
        "the bar moves by \(curve) over 383 ms, the keyboard by its spring over 383.3 ms"
      ])
  }

  @Test(arguments: motions)
  func anotherCurveAndATurnLate(_ motion: String) throws {
    #expect(
      try causes(motion, ["timing": "linear", "turn": "next"]) == [
        "the bar moves by linear over 250 ms, the keyboard by its spring over 500 ms,"
          + " and it starts 16.7 ms later"
      ])
  }

  @Test(arguments: motions)
  func aTurnLate(_ motion: String) throws {
    #expect(
      try causes(motion, ["turn": "next"]) == [
        "the bar starts 16.7 ms after the keyboard: it is moved in a later turn of the run loop"
      ])
  }

  @Test(arguments: motions)
  func noAnimation(_ motion: String) throws {
    let cause =
      "the bar is not animated while the keyboard moves for 500 ms:"
      + " it is laid out outside of the animation block, or without one"
    #expect(try causes(motion, ["timing": "none"]) == [cause])
    #expect(try causes("constraint", ["layout": "deferred"]) == [cause])
    #expect(try causes("article-constraint", [:]) == [cause])
  }

  @Test(arguments: motions)
  func theSafeArea(_ motion: String) throws {
    #expect(
      try causes(motion, ["inset": "ignored"], device: .indicated) == [
        "the bar rises by the keyboard's full 336 pt while it rests 34 pt above the bottom:"
          + " the safe area is not subtracted"
      ])
    #expect(
      try causes(motion, ["inset": "doubled"], device: .indicated) == [
        "the bar rises by 268 pt where 302 are needed: the safe area's 34 pt are subtracted twice"
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
      (0, [.bar(bottom: 400), moved(.keyboard(top: 400), by: 200, at: 0, spring)]),
      (
        1,
        [
          moved(.bar(bottom: 600), by: -200, at: 1, linear),
          moved(lowered(.keyboard(top: 400)), by: -200, at: 1, spring),
        ]
      ),
    ])
    scene.phases = [(0, .opening), (0.5, .open), (1, .closing), (1.5, .closed)]
    let findings = scene.result.findings.filter(\.isAtTheSeam)
    #expect(findings.first?.cause?.contains("is not animated") == true)
    #expect(findings.last?.cause?.contains("moves by linear over 250 ms") == true)
  }

  private func lowered(_ layer: HandmadeLayer) -> HandmadeLayer {
    var layer = layer
    layer.frame.origin.y += 200
    return layer
  }

  /// A wrong height is told with both numbers.
  @Test func theWrongPlace() {
    let result = HandmadeScene([.bar(bottom: 287), .keyboard(top: 545)]).result
    #expect(
      result.findings.map(\.cause) == [
        "the bar comes to rest 258 pt from where the keyboard is: it rises by 313 pt for a"
          + " keyboard of 55 pt"
      ])
  }
}
