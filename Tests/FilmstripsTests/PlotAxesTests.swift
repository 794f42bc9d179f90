import Foundation
import LayerTrees
import Testing

@testable import Filmstrips

/// What is drawn where a film leaves a wait out.
@Suite struct PlotAxesTests {
  /// Strokes cross the axis as far above as below, and the seconds are said among the times.
  @Test func aBreakCrossesTheAxis() throws {
    let sample = SampleFilm()
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let layout = try FilmLayout(
      film, options: FilmOptions(width: 1000), selection: FrameSelection(film, columns: 6),
      legend: nil, cellWidth: 90, cellHeight: 200)
    let line = layout.rows[0].lines[0]
    let gap = try #require(line.content.breaks.first)
    let (bottom, middle) = (line.plotBottom, Int(gap.middle))
    func drawn(_ draw: (CairoContext) -> Void) throws -> CairoSurface {
      let surface = try CairoSurface(width: layout.width, height: layout.height)
      let context = try CairoContext(surface)
      context.rectangle(0, 0, Double(layout.width), Double(layout.height))
      context.fill(LayerColor(0xFFFFFF))
      draw(context)
      try context.finish("test")
      return surface
    }
    let scale = PlotScale(
      .difference, top: Double(line.plotTop), bottom: Double(bottom), readings: [])
    let axes = try drawn { context in
      PlotAxes(
        line: line, scale: scale, times: [], phases: [], palette: .light, context: context
      ).draw()
    }
    let rows = (bottom - 9..<bottom + 9).filter { y in
      (middle - 9...middle + 9).contains { axes.rgb(x: $0, y: y) != 0xFFFFFF }
    }
    #expect(rows.count > 8 && (rows.first ?? 0) + (rows.last ?? 0) == 2 * bottom - 1)
    let words = try drawn { context in
      context.letter(
        String(format: "+%.2f s", gap.seconds), x: gap.middle, y: Double(line.timeBaseline), .label,
        FilmPalette.light.faintInk, .center)
    }
    for y in line.timeBaseline - 14..<line.timeBaseline + 5 {
      for x in middle - 60...middle + 60 where axes.rgb(x: x, y: y) != words.rgb(x: x, y: y) {
        Issue.record("pixel \(x), \(y)")
        return
      }
    }
  }
}
