import AnimationCurves
import Foundation
import SeededRandom
import Testing

@testable import CurveExports

/// What is written, beside how it plays: tables, pieces, lines of a path, and Lottie's page.
struct WrittenFormTests {
  /// A staircase as lines is level on each step and jumps between, whatever its ends do.
  @Test(arguments: StepTiming.JumpTerm.allCases, [2, 3, 7, 1000, 1500])
  func aStaircaseIsLevelBetweenItsJumps(_ term: StepTiming.JumpTerm, _ count: Int) throws {
    let steps = try StepTiming(count: count, term: term)
    let table = PointTable(steps)
    // More than a thousand steps are cut off.
    let shown = min(count, 1000)
    let first = term == .jumpStart || term == .jumpBoth ? 1.0 : 0
    let jumps = Double(term == .jumpNone ? count - 1 : term == .jumpBoth ? count + 1 : count)
    let rows = (0..<shown).map { step -> (Double, Double, Double) in
      let (before, all) = (Double(step), Double(count))
      return (before / all, Double(step + 1) / all, (before + first) / jumps)
    }
    #expect(table.inputs == rows.flatMap { [$0.0, $0.1] } + [1])
    #expect(table.outputs == rows.flatMap { [$0.2, $0.2] } + [1])
  }

  /// Numbers stand in lines that have room for no more: 90 characters, without the commas' ends.
  @Test func numbersFillTheirLines() throws {
    let table = PointTable(try StepTiming(count: 200))
    let words = table.inputs.map(\.pointed)
    #expect(words.allSatisfy { $0.contains(".") && Double($0) != nil })
    let lines = table.rows(\.pointed, indent: "   ").inputs.split(separator: "\n")
    let read = lines.map { $0.split(separator: " ").map { String($0.dropLast()) } }
    #expect(read.flatMap(\.self) == words && lines.allSatisfy { $0.hasPrefix("   ") })
    for (line, next) in zip(lines, read.dropFirst()) {
      #expect(line.count <= 92 && line.count + (next.first?.count ?? 0) > 90)
    }
  }

  /// A number has six decimals at the most, and the sign of what is left of it.
  @Test func numbersArePrintedWithSixDecimals() {
    #expect(
      [0, -1e-9, 1, -2.5, 0.1234567, 3e20].map(\.text) == [
        "0", "0", "1", "-2.5", "0.123457", "3e+20",
      ])
    #expect([0, 1, -2.5, 3e20].map(\.pointed) == ["0.0", "1.0", "-2.5", "3e+20"])
    #expect(Double.infinity.decimals(3) == .infinity && 1e306.decimals(6) == 1e306)
  }

  /// A piece is as long as the error allows: a fiftieth longer it would be too far off.
  @Test(arguments: ["keyboard", "spring(1, 300, 12)"], [1e-2, 1e-3, 1e-4])
  func piecesAreAsLongAsTheyMay(_ curve: String, _ most: Double) throws {
    let timing = try CurveArgument(parsing: curve).timing(duration: 0.5, profile: .iOS18)
    let pieces = CubicPieces.following(timing, maximumError: most)
    for piece in pieces.dropLast() {
      let end = piece.start + 1.02 * (piece.end - piece.start)
      let third = (end - piece.start) / 3
      func value(_ time: Double) -> Double {
        timing.curve.progress(at: time, duration: timing.duration)
      }
      func slope(_ time: Double) -> Double {
        timing.curve.velocity(at: time, duration: timing.duration)
      }
      let longer = CubicPiece(
        start: piece.start, end: end,
        values: [
          value(piece.start), value(piece.start) + third * slope(piece.start),
          value(end) - third * slope(end), value(end),
        ])
      let off = (0...200).map { index in
        let time = piece.start + (end - piece.start) * Double(index) / 200
        return abs(longer.progress(at: time) - value(time))
      }
      #expect(off.max() ?? 0 > 0.98 * most)
    }
  }

  /// Android's lines: a part of a quarter at the most, halved until its middle is within 0.002.
  @Test(arguments: [
    (0.25, 0.1, 0.25, 1.0), (0.9, 0, 0.1, 1), (0.3, -0.4, 0.6, 1.5), (0.25, 0.25, 0.75, 0.75),
    (0, 1, 0, 1), (0.3, 0.29, 0.7, 0.71),
  ])
  func aPathIsCutIntoLines(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws {
    func place(_ s: Double) -> (x: Double, y: Double) {
      func cubic(_ a: Double, _ b: Double) -> Double {
        let (left, square): (Double, Double) = (1 - s, s * s)
        let (first, second): (Double, Double) = (3 * a * s * left * left, 3 * b * square * left)
        return first + second + square * s
      }
      return (cubic(x1, x2), cubic(y1, y2))
    }
    var parts = (0..<4).map { (Double($0) / 4, Double($0 + 1) / 4) }
    while let far = parts.firstIndex(where: { low, high in
      let (start, middle, end) = (place(low), place((low + high) / 2), place(high))
      return hypot(middle.x - (start.x + end.x) / 2, middle.y - (start.y + end.y) / 2) > 0.002
    }) {
      let (low, high) = parts[far]
      parts.replaceSubrange(far...far, with: [(low, (low + high) / 2), ((low + high) / 2, high)])
    }
    let path = FlattenedPath(try UnitBezier(x1, y1, x2, y2))
    for (low, high) in parts {
      let (start, end) = (place(low), place(high))
      for share in [0.25, 0.5, 0.75] {
        let found = path.value(at: start.x + share * (end.x - start.x))
        #expect(abs(found - (start.y + share * (end.y - start.y))) < 1e-9)
      }
    }
  }

  /// What is left of a spring when it counts as at rest: about twenty of its times, 100 s at the most.
  @Test(arguments: [0.3, 1, 1.5]) func aSpringIsFollowedUntilItRests(_ ratio: Double) throws {
    for frequency in [0.1, 5, 20.0] {
      let native = NativeSpring(
        spring: try Spring(
          mass: 2, stiffness: 2 * frequency * frequency, damping: 4 * ratio * frequency,
          allowsOverdamping: true))
      #expect(abs(native.damping - 4 * ratio * frequency) < 1e-9)
      #expect(abs(native.unitStiffness - frequency * frequency) < 1e-9)
      // The slower of the two roots of x^2 + 2 ratio frequency x + frequency^2.
      let rate = frequency * (ratio - max(ratio * ratio - 1, 0).squareRoot())
      #expect(abs(native.restTime - min(20 / rate, 100)) < 1e-9)
    }
  }

  /// A Lottie animation lasts until its last key, and has room for all of its values.
  @Test(
    arguments: [
      "keyboard", "easeIn", "steps(4, jump-both)", "linear(0, 0.5 30%, 0.2 30%, 1)",
      "linear(0, 0.8)",
      "spring(1, 30, 2)", "spring(1, 40000, 400)",
    ], [(0.0, 336.0), (874, 538), (-20.5, -700)])
  func lottieHasRoomAndTime(_ curve: String, _ ends: (from: Double, to: Double)) throws {
    let timing = try CurveArgument(parsing: curve).timing(duration: 0.41, profile: .iOS26)
    let text = try CurveExport(
      timing, for: .lottie, motion: ExportMotion(from: ends.from, to: ends.to)
    ).text
    let whole = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let layer = try #require((whole["layers"] as? [[String: Any]])?.first)
    let place = try #require((layer["ks"] as? [String: Any])?["p"] as? [String: Any])
    let keys = try #require((place["y"] as? [String: Any])?["k"] as? [[String: Any]])
    let times = keys.compactMap { $0["t"] as? Double }
    let values = keys.compactMap { ($0["s"] as? [Double])?.first }
    try #require(times.count == keys.count && values.count == keys.count)
    #expect(zip(times, times.dropFirst()).allSatisfy(<))
    let shares = [timing.progress(at: 0), timing.endProgress]
    #expect(times.first == 0)
    for (value, share) in zip([values.first, values.last], shares) {
      #expect(abs(try #require(value) - (ends.from + share * (ends.to - ends.from))) < 1e-5)
    }
    // Up to a leap of a millionth of a second it lasts as long as the curve.
    let last = try #require(times.last)
    #expect(last >= 60 * timing.duration - 1e-6 && last <= 60 * (timing.duration + 1e-5))
    for frames in [whole["op"], layer["op"]] {
      #expect(frames as? Double == (last + 1).rounded(.up))
    }
    let height = max(abs(ends.from), abs(ends.to)).rounded(.up) + 20
    #expect(whole["h"] as? Double == height)
    // Only what is level is held, and nothing follows the last key.
    for (index, key) in keys.enumerated() {
      let isHeld = key["h"] as? Int == 1
      #expect((key["o"] != nil) == (!isHeld && index < keys.count - 1))
      if isHeld, index + 1 < keys.count {
        #expect(times[index + 1] - times[index] < 1e-3 || values[index + 1] == values[index])
      }
    }
  }

  /// Of what is near enough the shortest is written: a Bezier from 0.4 % of the way on, if it is so near.
  @Test func aBezierIsWrittenWhereItIsNearEnough() throws {
    let timing = KeyboardProfile.iOS18.timing
    let fitted = try #require(BezierFit(timing).bezier).printed
    let off = ExportError(timing, .bezier(fitted), on: .css, travel: 1000).worst.points
    for (within, isBezier) in [(1.02 * off, true), (0.98 * off, false)] {
      let export = try CurveExport(
        timing, for: .css, motion: ExportMotion(from: 0, to: 1000), within: within)
      #expect(export.code.contains("cubic-bezier") == isBezier && export.worst.points <= within)
      #expect(export.form == .bezier(fitted) || !isBezier)
    }
  }
}
