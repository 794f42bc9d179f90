import Compositing
import Foundation
import LayerTrees
import Scenes
import Testing

@testable import Filmstrips

@Suite struct PlotSampleTests {
  private func samples(keyboard: [Double], bar: [Double]) -> [PlotSample] {
    zip(keyboard, bar).enumerated().map { index, heights in
      PlotSample(
        x: Double(index), keyboard: heights.0, bar: heights.1, apart: heights.0 - heights.1)
    }
  }

  /// A bar that is set somewhere at once goes upright there, while the keyboard goes on its way.
  @Test func aLeapIsUpright() throws {
    let samples = samples(keyboard: [0, 0, 12, 30, 50], bar: [0, 0, 290, 290, 290])
    let stepped = PlotSample.stepped(samples)
    #expect(stepped.count == 6)
    #expect(stepped[2] == PlotSample(x: 2, keyboard: 12, bar: 0, apart: 0))
    #expect(stepped.filter { $0 != stepped[2] } == samples)
  }

  @Test func aKeyboardThatIsPutSomewhereLeaps() {
    let stepped = PlotSample.stepped(
      samples(keyboard: [260, 260, 700, 700], bar: [260, 260, 260, 260]))
    #expect(stepped.map(\.x) == [0, 1, 2, 2, 3])
    #expect(stepped.map(\.keyboard) == [260, 260, 260, 700, 700])
  }

  /// A motion by any curve, at any rate, is drawn as the way it goes.
  @Test(arguments: [30.0, 60, 120], SampleFilm.Motion.allCases)
  func aMotionIsNoLeap(rate: Double, motion: SampleFilm.Motion) {
    let edges = stride(from: 0.0, to: 1, by: 1 / rate).map {
      336 * motion.progress(at: $0)
    }
    let samples = samples(keyboard: [0, 0] + edges, bar: [0, 0] + edges)
    #expect(PlotSample.stepped(samples) == samples)
  }

  @Test func aFingerIsNoLeap() {
    let way = [300.0, 300, 280, 260, 240, 240, 240]
    #expect(PlotSample.stepped(samples(keyboard: way, bar: way)).count == way.count)
  }

  @Test func fewSamplesAreDrawnAsTheyAre() {
    for count in 0...2 {
      let samples = samples(
        keyboard: Array([0.0, 3].prefix(count)), bar: Array([0.0, 5].prefix(count)))
      #expect(PlotSample.stepped(samples) == samples)
    }
  }

  /// A clip's edge that is alone in its frames is a line in its own colour, 20 points above the bottom.
  @Test func anEdgeAloneIsDrawn() throws {
    let sample = SampleFilm()
    func picture(keyboard: Double?, bar: Double?, zoom: FilmOptions.Zoom? = nil) throws
      -> CairoSurface
    {
      var row = sample.row(.glued, handler: "frame")
      (row.findings, row.readings) = ([], row.readings.map { _ in nil })
      row.shown = RecordedTrack(
        times: row.times, keyboardTop: row.times.map { _ in keyboard },
        barTop: row.times.map { _ in nil }, barBottom: row.times.map { _ in bar })
      return try FilmRenderer(options: FilmOptions(columns: 3, zoom: zoom))
        .render(sample.film(rows: [row]))
    }
    func distance(_ pixel: UInt32, _ color: LayerColor) -> Double {
      zip([16, 8, 0] as [UInt32], [color.red, color.green, color.blue]).reduce(0) {
        $0 + abs(Double(pixel >> $1.0 & 255) - 255 * $1.1)
      }
    }
    let empty = try picture(keyboard: nil, bar: nil)
    let (top, palette) = (Double(sample.device.size.height) - 20, FilmPalette.light)
    for (keyboard, bar, own, other) in [
      (top, nil, palette.keyboardCurve, palette.barCurve),
      (nil, top, palette.barCurve, palette.keyboardCurve),
    ] as [(Double?, Double?, LayerColor, LayerColor)] {
      let surface = try picture(keyboard: keyboard, bar: bar)
      #expect(surface.width == empty.width && surface.height == empty.height)
      var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
      var nearest = (own: 999.0, other: 999.0)
      for y in 0..<surface.height {
        for x in 0..<surface.width where surface.rgb(x: x, y: y) != empty.rgb(x: x, y: y) {
          rows.insert(y)
          columns.insert(x)
          let pixel = surface.rgb(x: x, y: y)
          nearest.own = min(nearest.own, distance(pixel, own))
          nearest.other = min(nearest.other, distance(pixel, other))
        }
      }
      #expect(rows.count <= 4 && columns.count > 400, "\(rows.count) \(columns.count)")
      #expect(nearest.own < nearest.other)
      let zoomed = try picture(keyboard: keyboard, bar: bar, zoom: .seam)
      #expect(zoomed.histogram() == (try picture(keyboard: nil, bar: nil, zoom: .seam)).histogram())
    }
  }
}
