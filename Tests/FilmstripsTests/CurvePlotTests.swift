import AnimationCurves
import Foundation
import LayerTrees
import Testing

@testable import Filmstrips

/// The keyboard's curve has the colour that it has in films, whichever of the two it is.
@Suite struct CurvePlotTests {
  private func plot(
    _ keyboards: [Bool], from: Double = 0, to: Double = 300, hertz: Double = 60
  ) throws -> CurvePlot {
    let lines = try zip(["easeInOut", "keyboard"], keyboards).map { name, isKeyboard in
      let timing = try CurveArgument(parsing: name).timing(
        duration: 0.25, profile: KeyboardProfile.named("iOS 18"))
      return CurvePlot.Line(
        name: name,
        timeline: try FrameTimeline(
          timing: timing, rate: FrameRate(hertz: hertz), from: from, to: to),
        isKeyboard: isKeyboard)
    }
    return CurvePlot(title: "Two", line: lines[0], against: lines[1])
  }

  @Test func theKeyboardIsDrawnAsInFilms() throws {
    #expect(try plot([false, true]).isAgainstKeyboard)
    for others in [[true, false], [true, true], [false, false]] {
      #expect(try !plot(others).isAgainstKeyboard)
    }
    let swapped = try plot([false, true]).surface().histogram()
    let kept = try plot([true, false]).surface().histogram()
    let bar = FilmPalette.light.barCurve
    let value = UInt32(bar.red * 255) << 16 | UInt32(bar.green * 255) << 8 | UInt32(bar.blue * 255)
    #expect(swapped != kept && swapped[value] != nil && kept[value] != nil)
  }

  /// Paper is all around, up to the last pixel of each side.
  @Test func thePageIsPaperToItsEdges() throws {
    let surface = try plot([false, true]).surface()
    let paper = surface.rgb(x: 3, y: 3)
    for x in 0..<surface.width {
      #expect(surface.rgb(x: x, y: 0) == paper)
      #expect(surface.rgb(x: x, y: surface.height - 1) == paper)
    }
    for y in 0..<surface.height {
      #expect(surface.rgb(x: 0, y: y) == paper && surface.rgb(x: surface.width - 1, y: y) == paper)
    }
  }

  private func word(_ color: LayerColor) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  /// Where the two are farthest apart, a line leads from one curve to the other, with a bar across each end.
  @Test(arguments: [(0.0, 300.0), (667, 409), (409, 667)])
  func aLineJoinsTheTwoWhereTheyAreFarthestApart(_ from: Double, _ to: Double) throws {
    let plot = try plot([false, true], from: from, to: to)
    let (layout, surface) = (CurvePlotLayout(plot), try plot.surface())
    let time = try #require(plot.comparison?.greatest.time)
    let other = try #require(plot.other)
    let x = Int(layout.x(time).rounded())
    let ends = [plot.line, other].map { Int(layout.y($0.timeline.value(at: time)).rounded()) }
    let (upper, lower) = (ends.min() ?? 0, ends.max() ?? 0)
    let ink = word(FilmPalette.light.gapInk)
    let plotRows = Int(layout.top)..<Int(layout.bottom)
    #expect(plotRows.filter { surface.rgb(x: x, y: $0) == ink } == Array(upper - 1...lower))
    for y in [upper - 1, upper, lower - 1, lower] {
      let columns = (x - 9...x + 9).filter { surface.rgb(x: $0, y: y) == ink }
      #expect(columns == Array(x - 4...x + 4))
    }
    // A line of one row leads to what is said of it.
    let middle = (upper + lower) / 2
    let rows = (middle - 2...middle + 2).filter { y in
      (x + 2...x + 11).allSatisfy { surface.rgb(x: $0, y: y) == ink }
        || (x - 11...x - 2).allSatisfy { surface.rgb(x: $0, y: y) == ink }
    }
    #expect(rows.count == 1)
    let said = try #require(plot.comparison?.greatest)
    let words =
      Figures.plain((said.points * 100).rounded() / 100)
      + String(format: " apart at %.1f ms", said.time * 1000)
    #expect(try shows(words, surface, near: rows.first ?? 0))
  }

  /// True if words in the colour of a gap stand in a picture, with their baseline 5 below a row.
  private func shows(_ words: String, _ surface: CairoSurface, near row: Int) throws -> Bool {
    let (width, color) = (Int(Lettering.strong.width(of: words)), FilmPalette.light.gapInk)
    let alone = try CairoSurface(width: width + 2, height: 20)
    let context = try CairoContext(alone)
    context.letter(words, x: 1, y: 14, .strong, color)
    try context.finish("test")
    func ink(_ surface: CairoSurface, x: Int, y: Int) -> [Bool] {
      (0..<20).flatMap { dy in
        (0..<width + 2).map { surface.rgb(x: x + $0, y: y + dy) == word(color) }
      }
    }
    let wanted = ink(alone, x: 0, y: 0)
    return (0..<surface.width - width - 2).contains {
      ink(surface, x: $0, y: row + 5 - 14) == wanted
    }
  }

  /// Each refresh is a ring on its curve, from the first to the last; those that would run together are left out.
  @Test(arguments: [(60.0, true), (960, false)])
  func refreshesAreRings(_ hertz: Double, _ isRing: Bool) throws {
    let both = try plot([true, false], from: 667, to: 409, hertz: hertz)
    let plot = CurvePlot(title: "One", line: both.line)
    let (layout, surface) = (CurvePlotLayout(plot), try plot.surface())
    for frame in plot.line.timeline {
      let (x, y) = (Int(layout.x(frame.time)), Int(layout.y(frame.value)))
      #expect((surface.rgb(x: x, y: y) == word(FilmPalette.light.paper)) == isRing)
    }
  }
}
