import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import SeededRandom
import TestSupport
import Testing

/// Acts that UIKit leaves undefined, as findings that name the view and the numbers.
@MainActor
struct DiagnosticFindingTests {
  private func findings(
    _ kind: FindingKind, _ motion: String, _ options: [String: String],
    tolerances: [String: Double] = [:]
  ) throws -> [Finding] {
    let scene = SceneCase.of(
      motion, options, device: .indicated,
      events: [.show(336, at: 0), .hide(at: 1), .show(336, at: 2), .hide(at: 3)],
      tolerances: tolerances)
    return try scene.checked().findings.filter { $0.kind == kind }
  }

  /// Twice, at both shows: at a hide the transform is the identity again before the frame is set.
  @Test func aFrameUnderATransform() throws {
    let found = try findings(.undefinedFrame, "transform", ["setFrame": "true"])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.amount == 2 && finding.unit == .times)
    #expect(finding.frames == 0...120 && finding.phase == .opening && finding.points == 0)
    #expect(finding.rule == .frameUnderTransform)
    #expect(
      finding.cause?.sentence == "InputBar's frame is set to (0, 432, 375, 44) while its transform"
        + " moves it by (0, -302) pt: under a transform set center and bounds")
    let tolerated = try findings(
      .undefinedFrame, "transform", ["setFrame": "true"], tolerances: ["undefinedFrame": 2])
    #expect(tolerated.isEmpty)
  }

  @Test func constraintsThatContradict() throws {
    let found = try findings(.conflict, "constraint", ["contradict": "true"])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.amount >= 1 && finding.unit == .times)
    #expect(finding.rule == .constraintConflict && finding.cause?.names == ["InputBar"])
  }

  /// A playback that was read may have its diagnostics in any order.
  @Test func orderOfDiagnosticsSaysNothing() throws {
    let scene = SceneCase.of(
      "transform", ["setFrame": "true"], device: .indicated,
      events: [0, 1, 2, 3].flatMap { [SceneEvent.show(336, at: $0), .hide(at: $0 + 0.5)] })
    let played = try scene.played()
    #expect(played.diagnostics.count == 4)
    let expected = CaseResult(played).findings
    var random = SplitMix64(seed: 0xD1A)
    for _ in 0..<12 {
      let shuffled = Playback(
        scene: played.scene, log: played.log, phases: played.phases, posted: played.posted,
        diagnostics: played.diagnostics.shuffled(using: &random))
      #expect(CaseResult(shuffled).findings == expected)
    }
  }

  @Test(arguments: ["frame", "constraint", "transform"])
  func whoDoesNeither(_ motion: String) throws {
    for kind in [FindingKind.undefinedFrame, .conflict] {
      #expect(try findings(kind, motion, [:]).isEmpty)
    }
  }
}
