import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import Testing

/// Every kind has scenes that trigger it, barely as well, one that just does not, and a value.
///
/// `trap` stops its process, and is played by the tests of the command. `moved` has no cause.
@MainActor
struct DetectorSceneTests {
  /// A scene's finding by a closed form.
  struct Law: Sendable, CustomTestStringConvertible {
    let kind: FindingKind
    /// The value that tolerances apply to, in the unit of the kind.
    let value: Double
    /// The points that the worst refresh shows.
    let points: Double
    /// The worst of all instants, in points.
    let continuous: Double
    let phase: Phase
    let rule: Cause.Rule
    /// Numbers of the cause, as its sentence has them.
    let numbers: [String]

    /// A finding in points that no instant between refreshes exceeds.
    init(
      _ kind: FindingKind, _ points: Double, _ phase: Phase, _ rule: Cause.Rule,
      _ numbers: String...
    ) {
      (self.kind, self.phase, self.rule, self.numbers) = (kind, phase, rule, numbers)
      (value, self.points, continuous) = (points, points, points)
    }

    init(
      _ kind: FindingKind, value: Double, points: Double, continuous: Double, _ phase: Phase,
      _ rule: Cause.Rule, _ numbers: String...
    ) {
      (self.kind, self.phase, self.rule, self.numbers) = (kind, phase, rule, numbers)
      (self.value, self.points, self.continuous) = (value, points, continuous)
    }

    var testDescription: String { kind.rawValue }
  }

  /// The swing of a spring with 0.6 of critical damping: `exp(-π·ζ / √(1 - ζ²))` of the way.
  nonisolated private static let swing = exp(-.pi * 0.6 / 0.8)

  /// The share of the way of a spring of 0.6 of critical damping that settles within 0.25 s.
  ///
  /// Its frequency is that at which an envelope of `1 + ζ / √(1 - ζ²)` has shrunk to 0.001.
  nonisolated private static func sprung(_ time: Double) -> Double {
    let frequency = log(1.75 / 0.001) / (0.6 * 0.25)
    let turn = frequency * 0.8 * time
    return 1 - exp(-0.6 * frequency * time) * (cos(turn) + 0.75 * sin(turn))
  }

  /// The longest way of the keyboard in a refresh at 60 Hz: at the refreshes, and between them.
  nonisolated private static let step = (
    (1...30).map { ClosedForm.keyboard(Double($0) / 60) - ClosedForm.keyboard(Double($0 - 1) / 60) }
      .max() ?? 0,
    (0...500_000).map {
      ClosedForm.keyboard(Double($0) / 1e6) - ClosedForm.keyboard(Double($0) / 1e6 - 1.0 / 60)
    }.max() ?? 0
  )

  nonisolated private static let laws = [
    // The zone of the home indicator, once too much and once too little.
    Law(.gap, 34, .open, .safeAreaNotSubtracted, "336", "34"),
    Law(.overlap, 34, .open, .safeAreaSubtractedTwice, "268", "302"),
    // Two corners of 30 points: the squares without the quarters of a disc.
    Law(
      .corners, value: 2 * 900 * (1 - .pi / 4), points: 30, continuous: 30, .open, .cornersOpen,
      "386.3", "30"),
    // The message ends at 64 + 8 + 400, the bar begins at 667 - 258 - 44.
    Law(.covered, 472 - 365, .open, .listNotScrolled, "365"),
    // The list rises by 260, and 8 points of it are room above the first message.
    Law(.unreachable, 260 - 8, .open, .insetTooSmall, "64", "363"),
    // The list is 667 - 64 - 44 high, its content 400 + 2·8.
    Law(.blank, 559 - 416, .open, .scrolledTooFar, "220", "363"),
    Law(.drift, 260 - 200, .closed, .notRestored, "60"),
    // The rest of the way after 0.1 s.
    Law(
      .jump, 258 * (1 - ClosedForm.keyboard(0.1)), .opening,
      .animationInterrupted, "117.4", "100"),
    Law(
      .lag, value: 1000.0 / 60, points: 258 * step.0, continuous: 258 * step.1, .opening,
      .followsLate, "16.7", "1"),
    Law(
      .stall, value: 100, points: 258 * (ClosedForm.keyboard(0.2) - ClosedForm.keyboard(0.1)),
      continuous: 258 * (ClosedForm.keyboard(0.2) - ClosedForm.keyboard(0.1)), .opening,
      .pausesMidway, "100", "86.3"),
    // From the first top, a swing beyond, to the next, a swing of the swing short; 150 ms shows it.
    Law(
      .reversal, value: 258 * (swing + swing * swing), points: 258 * (1 + swing - sprung(0.15)),
      continuous: 258 * (swing + swing * swing), .opening, .reversesMidway, "26.8"),
    Law(
      .offscreen, value: 258 * swing, points: 258 * (sprung(1.0 / 12) - 1),
      continuous: 258 * swing, .closing, .beyondEdge, "44"),
    Law(
      .undefinedFrame, value: 1, points: 0, continuous: 0, .opening,
      .frameUnderTransform, "-258"),
    // From willShow to didShow, and as high as the bar is.
    Law(.invisible, value: 200, points: 44, continuous: 44, .opening, .barHidden, "0 ms"),
    // The accessory's height is subtracted from the keys' 260, which leave it out.
    Law(.mismatch, 44, .open, .accessorySubtractedTwice, "216", "260", "44"),
    // The bar stays where the keyboard's 258 points are to lift it.
    Law(.broken, 258, .open, .requirementBroken, "258", "bar: on keyboard"),
    Law(.conflict, value: 1, points: 0, continuous: 0, .opening, .constraintConflict, "44.1"),
  ]

  nonisolated private static func path(_ kind: FindingKind, _ end: String = "") -> String {
    let name = kind == .undefinedFrame ? "undefined-frame" : kind.rawValue
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenes/detectors/\(name)\(end).yaml")
      .path
  }

  private func scene(_ path: String) throws -> SceneCase {
    let vocabulary = SceneVocabulary(
      handlers: HandlerRegistry.standard.signatures,
      findingKinds: FindingKind.allCases.map(\.rawValue),
      units: FindingKind.units)
    let cases = try SceneReader(vocabulary: vocabulary).cases(
      in: SceneFile.text(at: path), file: path)
    #expect(cases.count == 1)
    return try #require(cases.first)
  }

  private func findings(_ law: Law, in scene: SceneCase) throws -> [Finding] {
    try scene.checked().findings.filter { $0.kind == law.kind }
  }

  @Test func everyKindHasItsLaw() {
    let played = Set(FindingKind.allCases)
    #expect(Set(Self.laws.map(\.kind)) == played.subtracting([.trap, .moved]))
    for kind in played {
      for end in ["", "-near-miss"] {
        #expect(FileManager.default.fileExists(atPath: Self.path(kind, end)))
      }
    }
  }

  @Test func movingHasNoCause() throws {
    let found = try scene(Self.path(.moved)).checked().findings.filter { $0.kind == .moved }
    #expect(found.map(\.continuous) == [258])
    #expect(found.allSatisfy { $0.cause == nil })
    #expect(
      !(try scene(Self.path(.moved, "-near-miss")).checked().findings.contains {
        $0.kind == .moved
      }))
  }

  @Test(arguments: laws)
  func isFoundWithTheValueOfItsClosedForm(_ law: Law) throws {
    let finding = try #require(try findings(law, in: scene(Self.path(law.kind))).first)
    // Lags are looked at a billionth of a second after each refresh.
    #expect(abs(finding.points - law.points) < 1e-5, "\(finding.points), \(law.points)")
    #expect(
      abs(finding.continuous - law.continuous) < 1e-6, "\(finding.continuous), \(law.continuous)")
    if finding.unit != .points { #expect(abs(finding.amount - law.value) < 1e-6) }
    #expect(finding.phase == law.phase)
    #expect(finding.rule == law.rule)
    let sentence = try #require(finding.cause?.sentence)
    #expect(law.numbers.allSatisfy(sentence.contains), "\(sentence)")
  }

  @Test(arguments: laws)
  func justMissed(_ law: Law) throws {
    #expect(try findings(law, in: scene(Self.path(law.kind, "-near-miss"))).isEmpty)
  }

  /// A changed tolerance loses these; kinds that are counted have nothing in between.
  @Test(arguments: laws.filter { $0.kind.unit != .times })
  func justFound(_ law: Law) throws {
    let scene = try scene(Self.path(law.kind, "-barely"))
    let tolerance =
      switch law.kind {
      case .lag: 500 / scene.rate
      case .stall, .invisible: 100.0 / 3
      case .corners: 1 / (scene.device.scale * scene.device.scale)
      default: 0.5 / scene.device.scale
      }
    let amounts = try findings(law, in: scene).map {
      $0.unit == .points ? $0.continuous : $0.amount
    }
    #expect(!amounts.isEmpty)
    for amount in amounts {
      #expect(amount > tolerance && amount < tolerance * 1.25, "\(amount), not \(tolerance)")
    }
  }

  @Test(arguments: laws)
  func isToleratedUpToItsValue(_ law: Law) throws {
    var scene = try scene(Self.path(law.kind))
    scene.tolerances = [law.kind.rawValue: law.value + 1e-3]
    #expect(try findings(law, in: scene).isEmpty)
    scene.tolerances = [law.kind.rawValue: law.value - 1e-3]
    #expect(try !findings(law, in: scene).isEmpty)
  }
}
