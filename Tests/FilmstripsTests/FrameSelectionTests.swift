import Detectors
import Compositing
import KeyboardSimulation
import SceneFiles
import Scenes
import SeededRandom
import Testing

@testable import Filmstrips

@Suite struct FrameSelectionTests {
  @Test func anEvenSpreadKeepsWhatIsRequired() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let low = Int.random(in: 0...50, using: &random)
      let range = low...(low + Int.random(in: 0...60, using: &random))
      let count = Int.random(in: 1...20, using: &random)
      let required = Set(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          Int.random(in: range, using: &random)
        })
      let frames = EvenSpread.frames(in: range, count: count, including: required.sorted())
      #expect(frames.count == min(count, range.count))
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
      #expect(frames.allSatisfy { range.contains($0) })
      #expect(required.sorted().prefix(count).allSatisfy { frames.contains($0) })
    }
  }

  @Test func withoutRequirementsTheStepsDifferByOneAtMost() {
    for last in 1...80 {
      for count in 2...min(20, last + 1) {
        let frames = EvenSpread.frames(in: 0...last, count: count, including: [])
        let steps = zip(frames, frames.dropFirst()).map { $1 - $0 }
        #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
        #expect(frames.first == 0 && frames.last == last)
      }
    }
  }

  /// An end that is within half an even step of a required frame leaves its place to that one.
  @Test(arguments: 0...20) func anEndNextToARequiredFrameIsNotShown(required: Int) {
    let frames = EvenSpread.frames(in: 0...20, count: 3, including: [required])
    let middle =
      required <= 5
      ? [required, required + (21 - required) / 2, 20]
      : required >= 15 ? [0, (required + 1) / 2, required] : [0, required, 20]
    #expect(frames == middle)
  }

  /// The steps' squares are the least that any choice with the same frames in it has.
  @Test func theSpreadIsTheMostEvenOne() {
    let range = 0...14
    for required in 2...12 {
      let chosen = EvenSpread.frames(in: range, count: 6, including: [required])
      func unevenness(_ frames: [Int]) -> Int {
        zip(frames, frames.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      }
      var least = Int.max
      for mask in 0..<(1 << 13) where mask.nonzeroBitCount == 4 && mask >> (required - 1) & 1 == 1 {
        let inner = (1...13).filter { mask >> ($0 - 1) & 1 == 1 }
        least = min(least, unevenness([0] + inner + [14]))
      }
      #expect(unevenness(chosen) == least, "\(required): \(chosen)")
    }
  }

  @Test(arguments: [4, 5, 6, 8, 12, 16, 40])
  func startWorstAndEndsAreShown(columns: Int) throws {
    let sample = SampleFilm()
    let row = sample.row(.easeInOut, handler: "frame")
    let selection = try #require(FrameSelection(sample.film(rows: [row]), columns: columns))
    let shown = selection.stretches.flatMap(\.frames)
    #expect(shown.count <= columns)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
    let start = try #require(selection.stretches.first).range.lowerBound
    var wanted = [start] + row.findings.sorted { $0.points > $1.points }.compactMap(\.worst.frame)
    wanted += row.findings.sorted { $0.points > $1.points }.compactMap(\.frames?.upperBound)
    var first: [Int] = []
    for frame in wanted where !first.contains(frame) { first.append(frame) }
    #expect(first.prefix(columns).allSatisfy { shown.contains($0) })
  }

  /// However many motions are apart and however many of their frames are to be shown, no more frames
  /// than columns are, each in a stretch of its own motion.
  @Test(arguments: 1...12) func noMoreThanTheColumnsAreShown(columns: Int) throws {
    var sample = SampleFilm()
    sample.duration = 14
    for motions in [1, 2, 4, 6] {
      var row = sample.row(.glued, handler: "frame")
      row.readings = row.times.map { time in
        let (motion, since) = (Int(time / 2), time.truncatingRemainder(dividingBy: 2))
        return sample.reading(.early, at: motion < motions ? since * 0.7 : 1)
      }
      let starts = (0..<motions).map { $0 * 120 }
      row.findings = starts.enumerated().map { index, start in
        let points = Double(10 + index * 7 % 5)
        return Finding(
          kind: .gap, phase: .opening, points: points, pixels: 3 * points, continuous: points,
          exposure: 0, frames: start + 8...start + 18,
          worst: .init(frame: start + 12, time: Double(start + 12) / 60), cause: nil)
      }
      let selection = try #require(FrameSelection(sample.film(rows: [row]), columns: columns))
      let shown = selection.stretches.flatMap(\.frames)
      #expect(shown.count == columns, "\(motions)")
      #expect(selection.stretches.allSatisfy { $0.frames.allSatisfy($0.range.contains) })
      #expect(zip(shown, shown.dropFirst()).allSatisfy(<))
    }
  }

  @Test func aWaitIsLeftOut() throws {
    let sample = SampleFilm()
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let selection = try #require(FrameSelection(film, columns: 10))
    #expect(selection.stretches.count == 2)
    let times = selection.reference.times
    let hide = try #require(sample.hideTime)
    let shown = selection.stretches.flatMap(\.frames).map { times[$0] }
    #expect(!shown.contains { $0 > sample.showTime + 0.7 && $0 < hide - 0.05 })
  }

  /// A pause of less than a fifth of what moves is part of the motion, at any rate; a longer one parts two.
  @Test(arguments: [5.0, 60], [(0.6, 1), (1.0, 2)])
  func aShortPausePartsNothing(_ rate: Double, _ pause: (seconds: Double, count: Int)) throws {
    let (sample, turn) = (SampleFilm(), 3.0)
    let times = stride(from: 0, through: 5.0, by: 1 / rate).map { $0 }
    let readings = times.map { time in
      let way = min(time, turn) + max(0, time - turn - pause.seconds)
      return SeamReading(keyboardTop: 800 - 100 * way, barBottom: 800 - 100 * way, guideTop: 0)
    }
    var row = sample.row(.glued, handler: "frame")
    (row.times, row.readings, row.findings) = (times, readings, [])
    let selection = try #require(FrameSelection(sample.film(rows: [row]), columns: 8))
    #expect(selection.stretches.count == pause.count)
  }

  @Test func aFilmWithoutMotionIsSpreadOverItsLength() throws {
    var sample = SampleFilm()
    sample.showTime = 100
    sample.hideTime = nil
    sample.duration = 1
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let selection = try #require(FrameSelection(film, columns: 3))
    #expect(selection.stretches.map(\.frames) == [[0, 30, 60]])
  }

  @Test func rowsOfOtherLengthsShareTheColumns() throws {
    let sample = SampleFilm()
    var short = sample.row(.easeInOut, handler: "frame")
    short.times.removeLast(60)
    short.readings.removeLast(60)
    let film = sample.film(rows: [short, sample.row(.glued, handler: "constraint")])
    let selection = try #require(FrameSelection(film, columns: 10))
    #expect(selection.reference.times.count == film.rows[1].times.count)
  }
}
