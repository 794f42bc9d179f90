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

@testable import KeyboardHandlers

/// The numbers that `Documentation/findings.md` gives for the five sources, each by a closed form.
@MainActor
struct SourceNumberTests {
  private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes").path

  private func played(_ scene: String, matrix: String? = nil) throws -> [CaseResult] {
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures,
        findingKinds: FindingKind.allCases.map(\.rawValue)))
    let crossed = try matrix.map { try reader.matrix(in: $0, file: "matrix.yaml") }
    let file = "\(Self.scenes)/\(scene).yaml"
    return try reader.cases(in: SceneFile.text(at: file), file: file, crossedWith: crossed)
      .map { CaseResult(try ScenePlayer(registry: .standard).play($0)) }
  }

  private func greatest(_ kind: FindingKind, _ result: CaseResult) -> Double {
    result.findings.filter { $0.kind == kind }.map(\.continuous).max() ?? 0
  }

  private func expect(
    _ kind: FindingKind, _ points: Double, in result: CaseResult,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = greatest(kind, result)
    #expect(
      abs(found - points) < 1e-5, "\(result.scene.name): \(kind) \(found), not \(points)",
      sourceLocation: location)
  }

  // MARK: 0, a chat screen in three cases

  /// With `r` points of the first show left in its count and `d` hidden, the list rises by `r + d`.
  @Test func theRiseThatIsNeverReset() throws {
    let (end, sent) = (72.0 + 7 * 52, 72.0 + 9 * 52)
    let risen = end - (667 - 44 - 260)
    let hidden = sent - (667 - 44 - 180)
    for result in try played("nbchat/rise-never-reset") where "\(result.scene.handler)" == "nbchat"
    {
      expect(.unreachable, risen + hidden - 8, in: result)
      expect(.blank, risen - 15, in: result)
      #expect(risen + hidden - 8 == 162 && risen - 15 == 58)
    }
  }

  /// Three messages end at 228: raised by 260 they are all out of reach, less the room above them.
  @Test func theWholeScreenWithFewMessages() throws {
    for result in try played("nbchat/one-motion") {
      let moves = "\(result.scene.handler)" == "nbchat(moves: screen)"
      expect(.unreachable, moves ? 3 * 52 - 8 : 0, in: result)
    }
  }

  /// Of 14 messages the bar alone covers what lies between its two places, less what is room.
  @Test func theBarAloneWithManyMessages() throws {
    for result in try played("nbchat/one-motion-many") {
      switch "\(result.scene.handler)" {
      case "nbchat(moves: bar)":
        // The last message ends 15 + 8 points above the list's end, and 8 of every 52 are room.
        expect(.unreachable, 260 - 15 - 8, in: result)
        expect(.covered, 4 * 44 + 29, in: result)
      default: expect(.unreachable, 260 - 8, in: result)
      }
    }
  }

  // MARK: 1, a form by hand

  /// Rows whose field ends between `H - K - 64` and `H - K` in the table are left alone.
  @Test func theMissedBand() throws {
    for row in 1...14 {
      let end = 64 + 44 * Double(row) - 10
      let moves = 44 * Double(row) > 667 - 216
      let covered = moves ? 0 : min(24, max(0, end - (667 - 216)))
      for result in try form(focus: row) { expect(.covered, covered, in: result) }
      #expect((covered > 0) == (row == 10), "\(row)")
    }
  }

  /// `64 + maxY - (H - K)`, with the field's origin counted twice in `maxY`, which is not put back.
  @Test(arguments: [(11, 97.0), (12, 141), (13, 185), (14, 229)])
  func theOffsetThatIsNeverRestored(_ row: Int, _ drift: Double) throws {
    #expect(64 + 44 * Double(row) - (667 - 216) == drift)
    for result in try form(focus: row) { expect(.drift, drift, in: result) }
  }

  /// `c + 216 p - 185 q` with easeInOut in half the time, from 667 - 626 points above the bottom.
  @Test func withoutACurve() throws {
    func ease(_ time: Double) -> Double {
      guard time < 0.25 else { return 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let s = (low + high) / 2
        let (left, square): (Double, Double) = (1 - s, s * s)
        let x: Double = 1.26 * s * left * left + 1.74 * square * left + square * s
        if x < time / 0.25 { low = s } else { high = s }
      }
      return 3 * low * low * (1 - low) + low * low * low
    }
    let w = (1000.0 / 3).squareRoot()
    let worst =
      (0...50_000).map { step in
        let time = Double(step) / 1e5
        let keyboard: Double = 1 - (1 + w * time) * exp(-w * time)
        let bar: Double = 626 - 185 * ease(time)
        return bar - (667 - 216 * keyboard)
      }.max() ?? 0
    #expect(abs(worst - 15.3) < 0.05)
    for result in try played("form-by-hand/no-curve-ios-10")
    where "\(result.scene.handler)" == "form-by-hand" {
      #expect(abs(greatest(.covered, result) - worst) < 1e-4)
    }
  }

  private func form(focus row: Int) throws -> [CaseResult] {
    let scene = SceneCase(
      name: "row \(row)", scene: "form", handler: HandlerSpec(name: "form-by-hand"),
      device: .known("iPhone 8"), profile: .iOS18,
      transcript: Transcript(heights: Array(repeating: 44, count: 14)),
      events: [
        SceneEvent(time: 0.5, kind: .focus(row)), SceneEvent(time: 1.5, kind: .blur),
      ])
    return [CaseResult(try ScenePlayer(registry: .standard).play(scene))]
  }

  // MARK: 2, the apps that are compared

  /// The bar is as far ahead of the keyboard as the finger was above it; the dismissal is easeInOut's.
  @Test func theFiveApps() throws {
    for result in try played("keyboardtracker/apps") {
      switch "\(result.scene.handler)" {
      case "chatlist(app: hangouts)": #expect(greatest(.overlap, result) > 100)
      case "chatlist(app: slack)": #expect(greatest(.gap, result) > 30)
      default: #expect(result.findings.isEmpty, "\(result.scene.name): \(result.findings)")
      }
    }
    let tablet = try played(
      "keyboardtracker/apps", matrix: "{device: iPad (9.7-inch), handler: {chatlist: {app: slack}}}"
    )
    #expect(!tablet.isEmpty)
  }

  // MARK: 3, inset and offset

  /// The lower end of the list is behind the bar, or the upper end has no way back.
  @Test func insetAndOffset() throws {
    for result in try played("contentinset/inset-and-offset") {
      switch "\(result.scene.handler)" {
      case "contentinset(version: inset, fixed: false)":
        // Of 260 points 8 are room at the end: that hides five messages.
        expect(.covered, 5 * 44, in: result)
      case "contentinset(version: offset, fixed: false)":
        expect(.unreachable, 260 - 8, in: result)
      case "contentinset(version: A, fixed: false)":
        expect(.unreachable, 260 - 64 - 8, in: result)
      default: #expect(result.findings.isEmpty)
      }
    }
  }

  // MARK: 4, a keyboard of the app's own

  /// The accessory is subtracted from a height that leaves it out.
  @Test func theAccessorySubtractedTwice() throws {
    for result in try played("keyboardtemplate/accessory-ios-26") {
      let isFixed = "\(result.scene.handler)".hasSuffix("fixed: true)")
      expect(.mismatch, isFixed ? 0 : 44, in: result)
    }
    for result in try played(
      "keyboardtemplate/accessory-ios-26",
      matrix:
        "{device: [iPhone 8, iPhone 14], handler: {keyboardtemplate: {accessory: [20, 44, 90]}}}")
    {
      let accessory = "\(result.scene.handler)".contains("20") ? 20.0 : 44
      // At least 216 points are left of 260, whatever the accessory.
      expect(.mismatch, min(accessory, 44), in: result)
    }
  }

  /// The height after a change of 40 points up and then of 80 down, where it does not show.
  @Test func theHeightThatIsNotTaken() throws {
    for result in try played("keyboardtemplate/height-changes") {
      let points = result.findings.filter { $0.kind == .mismatch }.map(\.points)
      let sizing = "\(result.scene.handler)".suffix(12)
      #expect(points == (sizing.hasSuffix("frame)") ? [40, 40] : []), "\(result.scene.name)")
      #expect(
        result.findings.contains { $0.kind == .conflict } == sizing.hasSuffix("constraint)"))
    }
  }
}
