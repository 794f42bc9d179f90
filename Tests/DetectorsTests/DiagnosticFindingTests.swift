import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
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

  /// One finding for each view and role, and of constraints for each conflict, from the first time to
  /// the last.
  @Test func whatIsAlikeIsOneFinding() throws {
    let played = try SceneCase.of("frame", [:], device: .indicated, events: [.show(336, at: 0)])
      .played()
    func diagnostic(
      _ kind: Diagnostic.Kind, _ time: Double, _ view: String, _ role: LayerRole = .plain,
      broken: String? = nil
    ) -> Diagnostic {
      Diagnostic(
        kind: kind, time: time, view: view, role: role, message: "\(view) \(time)",
        conflict: broken.map { ConstraintConflict(constraints: ["a", $0], broken: $0) })
    }
    let diagnostics = [
      diagnostic(.frameSetUnderTransform, 0.1, "A"),
      diagnostic(.frameSetUnderTransform, 0.2, "A", broken: "x"),
      diagnostic(.frameSetUnderTransform, 0.3, "A", .inputBar),
      diagnostic(.frameSetUnderTransform, 0.4, "B"),
      diagnostic(.constraintBroken, 0.1, "A", broken: "x"),
      diagnostic(.constraintBroken, 0.3, "A", broken: "y"),
      diagnostic(.constraintBroken, 0.4, "A", broken: "x"),
      diagnostic(.layoutLoop, 0.2, "A"),
    ]
    let found = CaseResult(
      Playback(
        scene: played.scene, log: played.log, phases: played.phases, posted: played.posted,
        diagnostics: diagnostics)
    ).findings.filter { [.undefinedFrame, .conflict, .trap].contains($0.kind) }
    #expect(found.count == 6)
    for (kind, amounts) in [
      (FindingKind.undefinedFrame, [2.0, 1, 1]), (.conflict, [2, 1]), (.trap, [1]),
    ] {
      #expect(found.filter { $0.kind == kind }.map(\.amount).sorted(by: >) == amounts)
    }
    let broken = try #require(found.first { $0.kind == .conflict && $0.amount == 2 })
    #expect(broken.frames == 6...24 && broken.cause?.rule == .constraintConflict)
  }

  /// An event that found nothing to do keeps a case from being judged, and says why.
  @Test func whatWasNotPlayedIsNotJudged() throws {
    let played = try SceneCase.of("frame", [:], device: .indicated, events: [.show(336, at: 0)])
      .played()
    let unplayed = Diagnostic(
      kind: .eventWithoutEffect, time: 0, view: "", role: .plain, message: "nothing to hide")
    let result = CaseResult(
      Playback(
        scene: played.scene, log: played.log, phases: played.phases, posted: played.posted,
        diagnostics: [unplayed]))
    #expect(result.verdict == .error && result.failure?.contains("nothing to hide") == true)
    #expect(CaseResult(played).failure == nil)
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
