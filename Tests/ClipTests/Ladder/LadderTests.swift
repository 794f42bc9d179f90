import Foundation
import TestSupport
import Testing

/// Clips that are made here from scenes, so that everything they show is known.
@MainActor
struct LadderTests {
  /// A short run tries each size and codec once or more, in clips that were read wrong once, with a bar that the
  /// keyboard hides for most of a motion: what is read without a codec is tried beside the reader.
  nonisolated private static let steps =
    TestLength.isLong
    ? (0..<200).map { LadderStep($0, seed: seed) }
    : [7, 23, 60].map { LadderStep($0) } + [LadderStep(153, seed: 24117)]
  /// Other clips are drawn with another seed.
  nonisolated private static let seed =
    ProcessInfo.processInfo.environment["SEAM_LADDER_SEED"].flatMap { Int($0) } ?? 7000

  @Test(arguments: steps)
  func aClipSaysWhatItShows(_ step: LadderStep) throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let verdict = try LadderVerdict(try LadderClip(step, in: folder))
    print("LADDER|\(verdict.line)")
    #expect(verdict.failure == nil)
    #expect(verdict.cause != "wrong")
    #expect(verdict.guessed == 0)
    #expect(step.fault != 0 || verdict.passes)
    // The handbook says where the smallest clips miss the bounds: these are within.
    guard !TestLength.isLong else { return }
    #expect(verdict.keyboardRMS <= step.size.keyboard)
    #expect(verdict.cause == "right" || !verdict.isFootSure)
    #expect(verdict.gap.isWithin(step.size.share))
    #expect(verdict.overlap.isWithin(step.size.share))
    #expect(verdict.honest.true == verdict.honest.all)
  }
}

extension LadderVerdict {
  /// A row for the table of the handbook.
  fileprivate var line: String {
    func short(_ number: Double) -> String { String(format: "%.2f", number) }
    return [
      "\(step)", "kb \(short(keyboardRMS))", "bar \(short(barRMS))",
      "gap \(short(gap.truth))>\(short(gap.reported))",
      "overlap \(short(overlap.truth))>\(overlap.isAtLeast ? "at least " : "")"
        + short(overlap.reported),
      gap.isWithin(step.size.share) && overlap.isWithin(step.size.share) ? "" : "off",
      "honest \(honest.true) of \(honest.all)", "missed \(missed)", "guessed \(guessed)", cause,
      "\(rules) of \(expectedRules.sorted())", failure ?? "",
    ].joined(separator: "|")
  }
}
