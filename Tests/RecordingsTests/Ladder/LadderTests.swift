import Foundation
import TestSupport
import Testing

/// Clips that are made here from scenes, so that everything they show is known.
@MainActor
struct LadderTests {
  @Test(arguments: 0..<TestLength.cases(12, long: 200))
  func aClipSaysWhatItShows(_ number: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("seam-ladder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The short run leaves out the largest size, but for one clip.
    let size = TestLength.isLong || number == 0 ? nil : number % 2 + 1
    let step = LadderStep(number, size: size)
    let verdict = try LadderVerdict(try LadderClip(step, in: folder))
    print("LADDER|\(verdict.line)")
    #expect(verdict.failure == nil)
    #expect(verdict.keyboardRMS <= step.size.keyboard)
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
