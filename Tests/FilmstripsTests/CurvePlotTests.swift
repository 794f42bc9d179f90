import AnimationCurves
import LayerTrees
import Testing

@testable import Filmstrips

/// The keyboard's curve has the colour that it has in films, whichever of the two it is.
@Suite struct CurvePlotTests {
  private func plot(_ keyboards: [Bool]) throws -> CurvePlot {
    let lines = try zip(["easeInOut", "keyboard"], keyboards).map { name, isKeyboard in
      let timing = try CurveArgument(parsing: name).timing(
        duration: 0.25, profile: KeyboardProfile.named("iOS 18"))
      return CurvePlot.Line(
        name: name,
        timeline: try FrameTimeline(timing: timing, rate: FrameRate(hertz: 60), from: 0, to: 300),
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
}
