import SeededRandom
import Testing

@testable import Recordings

/// The pattern of a palette goes out of a clip, and nothing else does.
struct DitherTests {
  private static let (height, columns) = (640, RowPictures.columns)

  /// A page with messages and a keyboard, with a pattern of some rows laid over it.
  private static func clip(every period: Int?, seed: Int) -> RowPictures {
    var random = SplitMix64(seed: seed)
    var frame = [UInt8](repeating: 200, count: height * columns)
    var row = 60
    while row < height - 40 {
      let (gray, tall) = (UInt8(random.number(in: 90...180)), Int(random.number(in: 9...31)))
      let from = Int(random.number(in: 0...30))
      for line in row..<row + tall {
        for column in from..<columns { frame[line * columns + column] = gray }
      }
      row += tall + Int(random.number(in: 6...30))
    }
    if let period {
      let steps = (0..<period).map { $0 % 2 == 0 ? $0 * 3 : 20 - $0 * 2 }
      for place in frame.indices { frame[place] += UInt8(steps[place / columns % period]) }
    }
    return RowPictures(
      width: 296, height: height, times: [0, 0.04, 0.08, 0.12],
      frames: Array(repeating: frame, count: 4))
  }

  @Test(arguments: 0..<6)
  func aClipWithoutAPatternStaysAsItIs(_ seed: Int) {
    let clip = Self.clip(every: nil, seed: seed)
    #expect(clip.withoutDither.frames == clip.frames)
  }

  /// The rows of a plain area are alike afterwards, and an edge is where it was.
  @Test(arguments: [4, 8], 0..<4)
  func aPatternGoes(_ period: Int, _ seed: Int) {
    let (plain, dithered) = (
      Self.clip(every: nil, seed: seed), Self.clip(every: period, seed: seed)
    )
    let smooth = dithered.withoutDither
    #expect(smooth.frames != dithered.frames)
    func step(_ clip: RowPictures, _ row: Int) -> Int {
      let place = row * Self.columns + Self.columns - 1
      return Int(clip.frames[0][place + Self.columns]) - Int(clip.frames[0][place])
    }
    for row in period..<52 - period { #expect(abs(step(smooth, row)) <= 1, "row \(row)") }
    for row in period..<Self.height - period - 1 where abs(step(plain, row)) > 40 {
      let near = (row - period / 2...row + period / 2).map { abs(step(smooth, $0)) }
      #expect((near.max() ?? 0) >= 40 / period, "row \(row)")
    }
  }
}
