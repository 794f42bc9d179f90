import Compositing
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import Filmstrips
import FlatPNG

@Suite struct FilmAnimationTests {
  /// A short film: nine refreshes of opening, a wait, some of closing.
  var film: Film {
    var sample = SampleFilm()
    sample.rate = 20
    sample.duration = 1.7
    return sample.film(rows: [
      sample.row(.easeInOut, handler: "frame"), sample.row(.glued, handler: "constraint"),
    ])
  }
  let options = FilmOptions(scale: 0.1)

  @Test func everyRefreshOfWhatMovesIsAFrame() throws {
    let timeline = try #require(AnimationTimeline(film, slowness: 1))
    let times = timeline.steps.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    for row in film.rows {
      for (index, reading) in row.readings.enumerated().dropFirst() {
        let (before, after) = (row.readings[index - 1], reading)
        guard let before, let after, abs(before.keyboardTop - after.keyboardTop) > 5 else {
          continue
        }
        #expect(times.contains(row.times[index]), "\(row.times[index])")
      }
    }
  }

  @Test(arguments: [0.5, 1, 4]) func waitsAreCut(slowness: Double) throws {
    let timeline = try #require(AnimationTimeline(film, slowness: slowness))
    let waits = timeline.steps.filter { $0.wait != nil }
    #expect(waits.count == 1)
    #expect(abs((waits.first?.duration ?? 0) - (0.5 + slowness / 20)) < 1e-12)
    let others = timeline.steps.dropLast().filter { $0.wait == nil }
    #expect(others.allSatisfy { abs($0.duration - slowness / 20) < 1e-12 })
    let end = try #require(timeline.steps.last)
    let spans = zip(timeline.steps, timeline.steps.dropFirst()).map { $1.time - $0.time }
    #expect(abs(spans.reduce(0, +) - (end.time - timeline.steps[0].time)) < 1e-9)
    #expect(spans.contains { abs($0 - (waits.first?.wait ?? 0)) < 1e-9 })
  }

  /// A hold shows everything in its final place: a spring creeps for some refreshes more.
  @Test func whatIsHeldIsAtRest() throws {
    var sample = SampleFilm()
    sample.duration = 3
    sample.hideTime = 1.6
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let timeline = try #require(AnimationTimeline(film, slowness: 1))
    let row = film.rows[0]
    let held = timeline.steps.filter { $0.wait != nil } + timeline.steps.suffix(1)
    #expect(held.count == 2)
    for step in held {
      let here = try #require(row.times.firstIndex(of: step.time))
      let later = row.readings[min(here + 12, row.readings.count - 1)]
      let (now, then) = (try #require(row.readings[here]), try #require(later))
      #expect(abs(now.keyboardTop - then.keyboardTop) < 0.1)
    }
  }

  /// The worst frame first, then all in their order.
  @Test func theFileHasTheFramesAndTheirDelays() throws {
    let timeline = try #require(AnimationTimeline(film, slowness: 2))
    let steps = [try #require(timeline.worst)] + timeline.steps
    let decoded = try ReferencePNG(FilmAnimation(options: options, slowness: 2).file(film).bytes)
    #expect(decoded.frames.count == steps.count)
    for (step, control) in zip(steps, decoded.controls) {
      #expect(abs(Double(control.delay[0]) / Double(control.delay[1]) - step.duration) < 1e-6)
    }
    #expect(decoded.controls[1].delay == [1, 10])
  }

  /// The first frame shows what is wrong: the greatest gap or overlap of all rows.
  @Test func theWorstFrameComesFirst() throws {
    let film = film
    let worst = try #require(AnimationTimeline(film, slowness: 1)?.worst)
    let faults = film.rows.flatMap { row in
      zip(row.times, row.readings).map { time, reading in
        (time, points: SeamFault.allCases.compactMap { reading?[$0] }.max() ?? 0)
      }
    }
    let greatest = try #require(faults.max { $0.points < $1.points })
    #expect(greatest.points > 10 && worst.time == greatest.0)
    let sample = SampleFilm()
    let right = sample.film(rows: [sample.row(.glued, handler: "frame")])
    #expect(AnimationTimeline(right, slowness: 1)?.worst == nil)
  }

  /// A frame drawn over others shows what it shows on fresh paper.
  @Test(arguments: [nil, FilmOptions.Zoom.seam])
  func nothingIsLeftOfTheFrameBefore(zoom: FilmOptions.Zoom?) throws {
    var film = film
    film.rows[0].times.removeLast(10)
    film.rows[0].readings.removeLast(10)
    let animation = FilmAnimation(options: FilmOptions(scale: 0.2, zoom: zoom))
    let timeline = try #require(AnimationTimeline(film, slowness: 1))
    let running = try animation.drawing(film, timeline)
    running.drawGround()
    for step in timeline.steps {
      try running.draw(step)
      let fresh = try animation.drawing(film, timeline)
      fresh.drawGround()
      try fresh.draw(step)
      #expect(
        try PictureEncoding.png(running.context.surface)
          == PictureEncoding.png(fresh.context.surface), "\(step.time)")
    }
  }

  @Test func oneFrameIsAPlainPicture() throws {
    var sample = SampleFilm()
    sample.duration = 0
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let decoded = try ReferencePNG(FilmAnimation(options: options).file(film).bytes)
    #expect(decoded.animation == nil && decoded.frames.count == 1)
    let empty = try ReferencePNG(
      FilmAnimation(options: FilmOptions(columns: 1)).file(sample.film(rows: [])).bytes)
    #expect(empty.animation == nil)
  }

  @Test func theBytesDoNotDependOnThreads() throws {
    let files = try [1, 3].map { threads in
      var encoder = PNGEncoder(parallelism: threads)
      encoder.stripeSize = 900
      return try FilmAnimation(options: options, encoder: encoder).file(film).bytes
    }
    #expect(files[0] == files[1])
  }

  @Test func phonesWrapAtAWidth() throws {
    let sample = SampleFilm()
    let rows = (0..<7).map { sample.row(.glued, handler: "handler \($0)") }
    for width in [420, 700, 1000, 4000] {
      let layout = try AnimationLayout(
        sample.film(rows: rows), options: FilmOptions(width: width), cellWidth: 180,
        cellHeight: 400)
      #expect(layout.width <= width)
      #expect(Set(layout.cells.map { [$0.x, $0.y] }).count == 7)
      #expect(layout.cells.allSatisfy { $0.area.maxY <= layout.footerTop })
      for cell in layout.cells {
        let (middle, room) = layout.caption(of: cell)
        #expect(middle - room / 2 == Double(cell.area.x) && middle == Double(cell.x + 90))
      }
    }
    #expect(throws: FilmError.self) {
      try AnimationLayout(
        sample.film(rows: rows), options: FilmOptions(width: 100), cellWidth: 180, cellHeight: 400)
    }
  }

  /// Phones stand 44 pixels apart between margins of 36, as many on a line as there is room for; narrow ones stand
  /// in the middle of a column of 146.
  @Test(arguments: [180, 146, 101]) func phonesAreAGutterApart(_ cellWidth: Int) throws {
    let sample = SampleFilm()
    let film = sample.film(rows: (0..<5).map { sample.row(.glued, handler: "row \($0)") })
    let column = max(cellWidth, 146)
    for width in stride(from: 402, through: 1300, by: 11) {
      let layout = try AnimationLayout(
        film, options: FilmOptions(width: width), cellWidth: cellWidth, cellHeight: 300)
      let count = try #require((1...5).last { $0 * column + ($0 - 1) * 44 + 2 * 36 <= width })
      let content = count * column + (count - 1) * 44
      #expect(layout.left == 36 && layout.right == 36 + max(content, 330))
      #expect(layout.width == layout.right + 36)
      let (top, next) = (layout.cells[0].y, layout.cells[count % 5].y)
      for (index, cell) in layout.cells.enumerated() {
        #expect(cell.head.left == 36 + index % count * (column + 44))
        #expect(cell.x == cell.head.left + (column - cellWidth) / 2)
        #expect(cell.y == top + index / count * (next - top))
        #expect(cell.y - cell.head.top == top - layout.cells[0].head.top)
        #expect(cell.area.x < cell.x && cell.area.y < cell.y)
        #expect(cell.area.maxX > cell.x + cellWidth && cell.area.maxY > cell.y + 300)
      }
    }
  }

  @Test func whatIsTooLargeIsRefused() {
    #expect(throws: FilmError.self) {
      try FilmAnimation(options: FilmOptions(scale: 40)).file(film)
    }
    #expect(throws: FilmError.self) { try FilmAnimation(slowness: 0).file(film) }
    #expect(throws: FilmError.self) { try FilmAnimation(slowness: .nan).file(film) }
    #expect(
      throws: FilmError.tooManyPixels(width: 30_000, height: 10_000, limit: 250_000_000)
    ) {
      try FilmLayout.checkSize(width: 30_000, height: 10_000)
    }
  }
}
