import Foundation
import TestSupport
import Testing

/// Tolerances of every kind on the command line, held against the values of the shipped scenes.
struct ToleranceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The finding of each kind's scene, in its unit: the same formulas as the detectors' tests.
  private static let values: [(kind: String, value: Double)] = [
    ("gap", 34), ("overlap", 34), ("covered", 107), ("unreachable", 252), ("blank", 143),
    ("drift", 60), ("jump", 258 * (1 + 0.1 * w) * exp(-0.1 * w)), ("lag", 1000.0 / 60),
    ("stall", 100), ("reversal", 258 * (swing + swing * swing)), ("offscreen", 258 * swing),
    ("mismatch", 44), ("undefinedFrame", 1), ("conflict", 1),
  ]

  /// The frequency of the keyboard's spring, and how far a spring of 0.6 of its damping swings.
  private static let (w, swing) = ((1000.0 / 3).squareRoot(), exp(-.pi * 0.6 / 0.8))

  private func check(_ kind: String, _ tolerance: Double) throws -> SeamProcess {
    let name = kind == "undefinedFrame" ? "undefined-frame" : kind
    return try SeamProcess(
      "check", Self.root.appendingPathComponent("Scenes/detectors/\(name).yaml").path,
      "--tolerance", "\(kind)=\(tolerance)", "--verbose")
  }

  @Test(arguments: values)
  func everyKindIsToleratedUpToItsValue(kind: String, value: Double) throws {
    let below = try check(kind, value - 1e-3)
    #expect(below.status == 0 && below.output.contains("expected \(kind) "), "\(below.output)")
    let above = try check(kind, value + 1e-3)
    #expect(above.status == 1, "\(above.output)")
    #expect(above.output.contains("expected: \(kind), which was not found"), "\(above.output)")
  }

  /// A finding that ends a case cannot be overlooked.
  @Test func aTrapIsNotTolerated() throws {
    let asked = try check("trap", 1)
    #expect(asked.status == 2)
    #expect(asked.errors.contains("name one of gap, overlap, "), "\(asked.errors)")
    let folder = try TemporaryFolder()
    let scene = """
      scene: A trap
      device: iPhone 8
      handler: frame
      tolerance: {trap: 1}
      events: [{at: 0, show: {}}]

      """
    let run = try SeamProcess("check", folder.file("a.yaml", scene))
    #expect(run.status == 2)
    let message = ":4:13: error: a trap has no tolerance: write {HANDLER: trap} behind 'expect'"
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    ("gap", "gap=0.5"), ("lag=-1", "lag=0.5"), ("gap=", "gap=0.5"), ("gop=1", "name one"),
  ])
  func whatIsWrongWithAToleranceIsTold(argument: String, message: String) throws {
    let run = try SeamProcess("check", "none.yaml", "--tolerance", argument)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }

  /// An empty list has no last row; a list with one message has.
  @Test func theSceneOfATrapAndItsNearMiss() throws {
    let scenes = Self.root.appendingPathComponent("Scenes/detectors").path
    let runs = try ["trap", "trap-near-miss"].map {
      try SeamProcess("check", "\(scenes)/\($0).yaml", "--verbose")
    }
    #expect(runs.map(\.status) == [0, 0])
    #expect(runs[0].output.contains("expected trap while closed at 0 ms: Fatal error: Index out"))
    #expect(!runs[1].output.contains("offscreen"))
  }
}
