import SeededRandom
import Testing

@testable import Recordings

/// What two rests show alike, any number of rows apart.
struct BarRunTests {
  private static let (height, columns) = (1280, RowPictures.columns)

  /// A plain screen with a bar of thin lines that begins at a row.
  private static func screen(bar first: Int) -> FrameEdges {
    var random = SplitMix64(seed: 5)
    var frame = [UInt8](repeating: 15, count: height * columns)
    for row in first..<first + 80 {
      let isLine = (row - first) % 14 < 2
      for column in 0..<columns {
        frame[row * columns + column] = isLine ? UInt8(random.number(in: 120...240)) : 60
      }
    }
    return FrameEdges(frame, height: height)
  }

  /// Rows of coarse pictures are two: a way of an odd number is found as well as one of an even one.
  @Test(arguments: 300...305) func aBarIsFoundWhereverItGoes(way: Int) throws {
    let runs = BarRun.runs(
      open: Self.screen(bar: 600), closed: Self.screen(bar: 600 + way), offsets: 200...400,
      bottom: Self.height)
    let best = try #require(runs.first)
    #expect(best.offset == way)
    #expect(abs(best.rows.lowerBound - 600) <= 4 && abs(best.rows.upperBound - 680) <= 4)
    #expect(best.refined(Self.screen(bar: 600), in: Self.screen(bar: 600 + way)).offset == way)
  }

  /// A bar is one that rests near the keyboard's top, a little farther above it than under it; others are messages.
  @Test(arguments: [(190, true), (220, false), (60, true), (-60, true)])
  func aBarRestsNearTheKeyboard(apart: Int, isFound: Bool) {
    let (top, home) = (800, 1170)
    let found = BarRun.likeliest(
      open: Self.screen(bar: top - apart - 80), closed: Self.screen(bar: home - 80), above: top,
      home: Double(home), rowsPerPoint: 2, isCut: false)
    #expect((found != nil) == isFound)
    if let run = found?.run { #expect(abs(run.rows.upperBound - (top - apart)) <= 4) }
  }

  /// What lies below the bottom that is given is no run, where two rows are one as well.
  @Test(arguments: [(602, false), (680, true)]) func runsEndAtTheBottom(bottom: Int, isFound: Bool)
  {
    let runs = BarRun.runs(
      open: Self.screen(bar: 600), closed: Self.screen(bar: 900), offsets: 200...400,
      bottom: bottom)
    #expect(runs.contains { $0.offset == 300 && $0.rows.count > 40 } == isFound)
  }
}
