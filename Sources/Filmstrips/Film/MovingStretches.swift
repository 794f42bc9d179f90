import Compositing

/// The runs of refreshes in which something at the seam moves, in any row.
struct MovingStretches {
  let ranges: [ClosedRange<Int>]

  /// The speed below which something rests, in points a second.
  private static let standingSpeed = 30.0

  /// The runs as refreshes of `reference`, which must have some; the `needed` ones are in them.
  init(rows: [FilmRow], reference: FilmRow, needed: [Int]) {
    let count = reference.times.count
    var isWanted = [Bool](repeating: false, count: count)
    for row in rows {
      for index in row.readings.indices.dropFirst() where Self.moves(row, at: index) {
        guard let here = reference.index(at: row.times[index], within: .infinity) else { continue }
        isWanted[here] = true
        isWanted[max(0, here - 1)] = true
      }
    }
    for index in needed where isWanted.indices.contains(index) { isWanted[index] = true }
    let runs = Self.merged(Self.runs(isWanted), times: reference.times)
    ranges = runs.isEmpty ? [0...(count - 1)] : runs
  }

  /// The runs, each with what follows it until everything is where it stays.
  func restingRanges(rows: [FilmRow], reference: FilmRow) -> [ClosedRange<Int>] {
    ranges.enumerated().map { number, range in
      let next = ranges.indices.contains(number + 1) ? ranges[number + 1].lowerBound : nil
      let end = (next ?? reference.times.count) - 1
      let last = (range.upperBound...max(range.upperBound, end)).last { index in
        rows.contains { row in
          guard let here = row.index(at: reference.times[index], within: .infinity) else {
            return false
          }
          return here > 0 && Self.creeps(row, at: here)
        }
      }
      return range.lowerBound...max(range.upperBound, last ?? range.upperBound)
    }
  }

  /// True if an edge has moved since the refresh before by more than a picture shows.
  private static func creeps(_ row: FilmRow, at index: Int) -> Bool {
    guard let before = row.readings[index - 1], let after = row.readings[index] else {
      return false
    }
    return way(from: before, to: after) > 0.01
  }

  /// The distance that the faster of both edges moves, in points.
  private static func way(from before: SeamReading, to after: SeamReading) -> Double {
    max(abs(after.keyboardTop - before.keyboardTop), abs(after.barBottom - before.barBottom))
  }

  /// The refreshes of `reference` in which something at the seam of a row moves.
  static func moving(_ row: FilmRow, in reference: FilmRow) -> Set<Int> {
    Set(
      row.readings.indices.dropFirst().filter { moves(row, at: $0) }
        .compactMap { reference.index(at: row.times[$0], within: .infinity) })
  }

  private static func moves(_ row: FilmRow, at index: Int) -> Bool {
    let seconds = row.times[index] - row.times[index - 1]
    switch (row.readings[index - 1], row.readings[index]) {
    case (nil, nil): return false
    case (let before?, let after?):
      return way(from: before, to: after) > standingSpeed * seconds
    default: return true
    }
  }

  private static func runs(_ isWanted: [Bool]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in isWanted.indices where isWanted[index] {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  /// Joins runs that are parted by less than a fifth of what moves, or by 0.1 s.
  private static func merged(_ runs: [ClosedRange<Int>], times: [Double]) -> [ClosedRange<Int>] {
    let moving = runs.reduce(0) { $0 + times[$1.upperBound] - times[$1.lowerBound] }
    var merged: [ClosedRange<Int>] = []
    for run in runs {
      guard let last = merged.last,
        times[run.lowerBound] - times[last.upperBound] < max(0.1, moving * 0.2)
      else {
        merged.append(run)
        continue
      }
      merged[merged.count - 1] = last.lowerBound...run.upperBound
    }
    return merged
  }
}
