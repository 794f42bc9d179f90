import AnimationCurves
import Detectors
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// A bar in which nothing shows is known by its grey alone: one of the page's is no more known than that.
struct PlainBarTests {
  /// A screen of 414 x 896 points, of which a point is two rows.
  private static let (height, columns, scale) = (1792, RowPictures.columns, 2.0)
  private static let (keyboardHeight, barHeight) = (346.0, 50.0)

  /// A page of messages, as rows that reach below the screen.
  static let page: [UInt8] = {
    var random = SplitMix64(seed: 7)
    var rows = [UInt8](repeating: 243, count: 3 * height * columns)
    var row = 200
    while row < 3 * height - 200 {
      let (gray, tall) = (UInt8(random.number(in: 150...215)), Int(random.number(in: 50...140)))
      let from = Int(random.number(in: 1...20))
      for line in row..<row + tall {
        for column in from..<from + 24 { rows[line * columns + column] = gray }
      }
      row += tall + Int(random.number(in: 20...50))
    }
    return rows
  }()

  /// A keyboard with four rows of keys.
  static let keyboard: [UInt8] = {
    let count = Int(keyboardHeight * scale) + 1
    var rows = [UInt8](repeating: 208, count: count * columns)
    for line in 0..<4 {
      for row in 100 + line * 108..<184 + line * 108 {
        for column in 1..<columns - 1 where (column + line) % 5 != 0 {
          rows[row * columns + column] = 252
        }
      }
    }
    return rows
  }()

  /// The screen with the keyboard's top at a row, and what is above it by rows.
  static func screen(keyboard top: Int, rows: (Int) -> [UInt8]) -> [UInt8] {
    let keys = keyboard.prefix(max(0, height - top) * columns)
    return (0..<height - keys.count / columns).flatMap(rows) + keys
  }

  /// The screen where keyboard and bar have gone the given number of rows up; the bar is one of
  /// grey.
  private static func screen(keyboard up: Int, bar: Int, of gray: UInt8) -> [UInt8] {
    let edge = height - Int(barHeight * scale) - bar
    return screen(keyboard: height - up) { row in
      var line = [UInt8](repeating: gray, count: columns)
      if row < edge { line = Array(page[(row + bar) * columns..<(row + bar + 1) * columns]) }
      if row >= 1768, row < 1778 { for column in 17..<32 { line[column] = 20 } }
      return line
    }
  }

  /// A keyboard that comes up and a bar that follows the given number of seconds later, at 60 Hz.
  private static func clip(late: Double, gray: UInt8 = 188) -> RowPictures {
    let timing = KeyboardProfile.iOS18.timing
    let times = (0..<84).map { Double($0) / 60 }
    func up(_ time: Double) -> Double {
      keyboardHeight * scale * (time <= 0 ? 0 : min(1, timing.progress(at: time)))
    }
    let frames = times.map { time -> [UInt8] in
      let (keyboard, bar) = (up(time - 0.41), up(time - 0.41 - late))
      // Between two rows an edge is a mixture of both.
      let share = keyboard - keyboard.rounded(.down)
      let mixed = [0, 1].map { (more: Int) -> [UInt8] in
        let own = Int(keyboard.rounded(.down)) + more
        return screen(keyboard: own, bar: late == 0 ? own : Int(bar.rounded()), of: gray)
      }
      guard share > 0 else { return mixed[0] }
      return PixelStrip.mixture(mixed[0], mixed[1], share: share)
    }
    return RowPictures(width: 828, height: height, times: times, frames: frames)
  }

  /// Its own grey goes with it: it is right, or late by as much as the frames show.
  @Test(arguments: [0, 1.0 / 60]) func aBarOfOneGreyIsJudged(late: Double) throws {
    let findings = CaseResult(try ClipMeter.measure(Self.clip(late: late), named: "clip")).findings
    let timing = KeyboardProfile.iOS18.timing
    let most =
      (1..<84).map { frame -> Double in
        let ways = [0, late].map { timing.progress(at: max(0, Double(frame) / 60 - 0.41 - $0)) }
        return Self.keyboardHeight * (ways[0] - ways[1])
      }.max() ?? 0
    #expect(findings.allSatisfy { late > 0 && [.overlap, .lag].contains($0.kind) }, "\(findings)")
    let overlap = findings.first { $0.kind == .overlap }
    #expect((overlap != nil) == (late > 0))
    if let overlap { #expect(abs(overlap.points - most) <= (overlap.uncertainty ?? 0) + 1) }
  }

  /// A strip of the page's own grey is a gap below a bar, and none.
  @Test func whatLooksLikeThePageIsNoBar() throws {
    let pictures = Self.clip(late: 0, gray: 243)
    let playback = try? ClipMeter.measure(pictures, named: "clip")
    let tops = playback?.recording?.track.barTop ?? []
    #expect(abs(Self.last(tops) - 500) > 0.5)
  }

  private static func last(_ edge: [Double?]) -> Double { edge.last.flatMap { $0 } ?? 0 }
}
