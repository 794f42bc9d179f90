import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// Every kind says what it is, in one place.
struct FindingKindTests {
  @Test func theListIsInTheOrderOfTheDetectors() {
    #expect(
      FindingKind.allCases.map(\.rawValue) == [
        "gap", "overlap", "corners", "covered", "unreachable", "blank", "drift", "jump", "lag",
        "stall",
        "reversal", "offscreen", "invisible", "moved", "broken", "mismatch", "undefinedFrame",
        "conflict",
        "trap",
      ])
  }

  @Test(arguments: FindingKind.allCases)
  func aKindIsFoundByItsName(_ kind: FindingKind) throws {
    #expect(FindingKind(rawValue: kind.rawValue) == kind)
    #expect(kind.summary.count > 20 && !kind.summary.hasSuffix("."))
    #expect(kind.isFatal == (kind == .trap))
    #expect(FindingKind.units[kind.rawValue] == kind.unit?.name)
    let data = try JSONEncoder().encode([kind])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(kind.rawValue)\"]")
    #expect(try JSONDecoder().decode([FindingKind].self, from: data) == [kind])
  }

  @Test func whatIsNoKindHasNoName() {
    #expect(FindingKind(rawValue: "Gap") == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FindingKind].self, from: Data("[\"gaps\"]".utf8))
    }
  }

  @Test func findingsGoFromOneProcessToAnother() throws {
    let findings = [
      Finding(
        kind: .gap, phase: .opening, points: 1, pixels: 2, continuous: 3, exposure: 4,
        frames: 1...2, worst: .init(frame: 1, time: 0.1), cause: .motion(.differentPath)),
      Finding(
        kind: .overlap, phase: .open, points: 0, pixels: 0, continuous: 3, exposure: 0,
        frames: nil, worst: .init(frame: nil, time: 0.1), amount: 0, isExpected: true),
    ]
    let data = try JSONEncoder().encode(findings)
    #expect(try JSONDecoder().decode([Finding].self, from: data) == findings)
  }
}

/// The guides to kinds and rules: every one has a guide, and the guides agree with what the
/// detectors find.
@MainActor
struct GuideTests {
  @Test func everyKindAndRuleHasAGuide() {
    for kind in FindingKind.allCases { #expect(kind.guide != nil, "\(kind)") }
    for rule in Cause.Rule.allCases { #expect(rule.guide != nil, "\(rule)") }
    let guides = FindingKind.allCases.compactMap(\.guide) + Cause.Rule.allCases.compactMap(\.guide)
    #expect(Set(guides).count == guides.count)
    for guide in guides {
      for text in [guide.meaning, guide.reason, guide.remedy] {
        #expect(text.hasSuffix(".") && text.count < 250, "\(text)")
      }
    }
  }

  @Test func rulesExplainKindsThatThereAre() {
    for rule in Cause.Rule.allCases {
      let kinds = rule.guide?.kinds ?? []
      #expect(!kinds.isEmpty && kinds.allSatisfy { FindingKind(rawValue: $0) != nil }, "\(rule)")
    }
    let explained = FindingKind.allCases.filter { !$0.rules.isEmpty }.map(\.rawValue)
    // A motion in a scene that expects 'still' has no cause: the scene says what was expected.
    #expect(explained == FindingKind.allCases.map(\.rawValue).filter { $0 != "moved" })
  }

  /// Every finding of these scenes has a rule whose guide names the finding's kind.
  @Test func guidesNameTheKindsThatTheirRulesAreFoundWith() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenes")
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures,
        findingKinds: FindingKind.allCases.map(\.rawValue), units: FindingKind.units))
    var pairs = 0
    for name in ["detectors", "motions", "safe-area"] {
      for file in try SceneFile.files(at: folder.appending(path: name).path)
      where !file.hasSuffix("trap.yaml") {
        for scene in try reader.cases(in: try SceneFile.text(at: file), file: file).prefix(6) {
          guard let playback = try? ScenePlayer(registry: .standard).play(scene) else { continue }
          for finding in CheckedCase(playback).findings {
            guard let rule = finding.cause?.rule else { continue }
            pairs += 1
            #expect(
              rule.guide?.kinds.contains(finding.kind.rawValue) == true,
              "\(rule) of \(finding.kind) in \(file)")
          }
        }
      }
    }
    #expect(pairs > 20)
  }
}
