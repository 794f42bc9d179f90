import Testing

@testable import Filmstrips

@Suite struct FilmLineTests {
  let sample = SampleFilm()

  func lines(columns: Int, perLine: Int) throws -> [FilmLine] {
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let selection = try #require(FrameSelection(film, columns: columns))
    let grid = FilmLine.Grid(
      left: 90, pitch: 200, cellWidth: 180, breakWidth: 50, columns: perLine)
    return FilmLine.lines(selection, grid: grid, rate: film.rate)
  }

  @Test(arguments: [3, 5, 8, 14, 30])
  func aFrameStandsNearItsTime(columns: Int) throws {
    for line in try lines(columns: columns, perLine: 100) {
      for column in line.columns {
        let fragment = try #require(
          line.axis.fragments.first {
            $0.left <= Double(column.middle) && Double(column.middle) <= $0.right
          })
        let x = fragment.x(column.time)
        #expect(x >= fragment.left && x <= fragment.right)
        // An even spread over refreshes is off by half a refresh at most; a cell that is alone
        // has its whole stretch below it.
        guard fragment.right - fragment.left > 200 else { continue }
        #expect(
          abs(x - Double(column.middle)) <= fragment.pixelsPerSecond / sample.rate / 2 + 1)
      }
    }
  }

  /// Whatever frames are shown, no motion is missing from the plot.
  @Test(arguments: [SampleFilm.Motion.easeInOut, .early, .late], [4, 6, 8, 11])
  func wholeStretchesAreOnTheAxis(motion: SampleFilm.Motion, columns: Int) throws {
    let film = sample.film(rows: [sample.row(motion, handler: "frame")])
    let selection = try #require(FrameSelection(film, columns: columns))
    for perLine in [3, 100] {
      let grid = FilmLine.Grid(
        left: 90, pitch: 200, cellWidth: 180, breakWidth: 50, columns: perLine)
      let lines = FilmLine.lines(selection, grid: grid, rate: film.rate)
      let fragments = lines.flatMap(\.axis.fragments)
      for stretch in selection.stretches {
        for index in stretch.range {
          let time = selection.reference.times[index]
          #expect(fragments.contains { $0.start <= time + 1e-9 && time <= $0.end + 1e-9 })
        }
      }
    }
  }

  @Test func fragmentsDoNotMeet() throws {
    for line in try lines(columns: 9, perLine: 100) {
      #expect(line.axis.fragments.count == 2)
      #expect(line.breaks.count == 1)
      for (before, after) in zip(line.axis.fragments, line.axis.fragments.dropFirst()) {
        #expect(before.right < after.left)
        #expect(before.end < after.start)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 7])
  func wrappingKeepsEveryFrame(perLine: Int) throws {
    let whole = try lines(columns: 11, perLine: 100).flatMap { $0.columns.map(\.frame) }
    let wrapped = try lines(columns: 11, perLine: perLine)
    #expect(wrapped.flatMap { $0.columns.map(\.frame) } == whole)
    #expect(wrapped.allSatisfy { $0.columns.count <= perLine })
    #expect(wrapped.allSatisfy { $0.columns.first?.middle == 180 })
  }

  @Test func ticksAreRoundAndInside() {
    let fragment = TimeAxis.Fragment(left: 100, right: 900, start: 0.033, end: 0.533)
    let ticks = fragment.ticks(spacing: 90)
    #expect(ticks.map { ($0 * 1000).rounded() } == [100, 200, 300, 400, 500])
    #expect(fragment.x(0.033) == 100)
    #expect(abs(fragment.x(0.533) - 900) < 1e-9)
  }

  @Test(arguments: zip([0.03, 0.051, 1, 7.2, 19, 0.2], [0.05, 0.1, 1, 10, 20, 0.2]))
  func stepsAreOnesTwosAndFives(size: Double, step: Double) {
    #expect(abs(NiceSteps.step(atLeast: size) - step) < 1e-12)
  }
}
