import AnimationCurves
import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import Testing

@testable import Filmstrips

/// Where the parts of a film are, number by number.
@Suite struct FilmNumberTests {
  private let sample = SampleFilm()

  private func device(
    _ width: Double, _ height: Double, top: Double = 0, bottom: Double = 0, scale: Double = 3
  ) -> Device {
    Device(
      name: "made", width: width, height: height, scale: scale,
      safeArea: UIEdgeInsets(top: CGFloat(top), bottom: CGFloat(bottom)), keyboardHeight: 200,
      predictiveBarHeight: 0)
  }

  private func slot(_ frame: Int, _ start: Double, _ end: Double) -> FilmSlot {
    FilmSlot(frame: frame, time: (start + end) / 2, stretch: 0, start: start, end: end)
  }

  /// The first cell's middle is at the start of a run and the last one's at its end; below a cell
  /// that is alone both are, seven tenths of its width apart.
  @Test func aRunOfTimeLiesBelowItsCells() {
    let grid = FilmLine.Grid(left: 10, pitch: 100, cellWidth: 80, breakWidth: 30, columns: 5)
    #expect(grid.gutter == 20)
    let slots = [slot(1, 1, 1.1), slot(4, 1.1, 1.3), slot(7, 1.3, 1.4)]
    let run = TimeAxis.Fragment(below: slots, left: 50, grid: grid, step: 9)
    #expect(run.left == 50 && run.right == 50 + 2 * 100 + 80)
    #expect(abs(run.x(1) - 90) < 1e-9 && abs(run.x(1.4) - 290) < 1e-9)
    #expect(abs(run.pixelsPerSecond - 500) < 1e-9 && abs(run.x(run.end) - run.right) < 1e-9)
    let alone = TimeAxis.Fragment(below: [slot(1, 1, 1.4)], left: 50, grid: grid, step: 9)
    #expect(alone.right == 130 && abs(alone.x(1) - 62) < 1e-9 && abs(alone.x(1.4) - 118) < 1e-9)
    // Without a duration a column is a step of the others.
    let still = TimeAxis.Fragment(below: [slot(1, 2, 2)], left: 0, grid: grid, step: 0.25)
    #expect(abs(still.pixelsPerSecond - 400) < 1e-9 && abs(still.x(2) - 40) < 1e-9)
    let axis = TimeAxis(fragments: [run, alone])
    #expect(axis.left == 50 && axis.right == 130 && TimeAxis(fragments: []).right == 0)
  }

  /// Cells follow one another at the pitch; a wait between stretches is left out in a gap.
  @Test func cellsFollowAtThePitch() throws {
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let selection = try #require(FrameSelection(film, columns: 6))
    let grid = FilmLine.Grid(left: 10, pitch: 100, cellWidth: 80, breakWidth: 30, columns: 9)
    let line = try #require(FilmLine.lines(selection, grid: grid, rate: 60).first)
    let times = selection.reference.times
    let counts = selection.stretches.map(\.frames.count)
    try #require(counts.count == 2 && counts.reduce(0, +) == 6)
    let places = (0..<6).map { 10 + 100 * $0 + ($0 < counts[0] ? 0 : 30) + 40 }
    #expect(line.columns.map(\.middle) == places)
    #expect(line.columns.map(\.frame) == selection.stretches.flatMap(\.frames))
    #expect(line.columns.map(\.time) == line.columns.map { times[$0.frame] })
    let gap = try #require(line.breaks.first)
    #expect(line.breaks.count == 1 && gap.middle == Double(10 + 100 * counts[0] + 5))
    let frames = selection.stretches.map(\.frames)
    let wait = try times[#require(frames[1].first)] - times[#require(frames[0].last)]
    #expect(abs(gap.seconds - wait) < 1e-12)
    // Between two frames the time is that of the nearer one.
    let slots = FilmSlot.slots(of: selection)
    #expect(slots[0].start == times[selection.stretches[0].range.lowerBound])
    #expect(slots[0].end == (slots[0].time + slots[1].time) / 2 && slots[1].start == slots[0].end)
    #expect(slots[counts[0] - 1].end == times[selection.stretches[0].range.upperBound])
    #expect(slots[counts[0]].start == times[selection.stretches[1].range.lowerBound])
  }

  /// From top to bottom: header, head, times, cells, captions, leaders, plot, axis, next row.
  @Test(arguments: [false, true]) func rowsFollowFromTopToBottom(_ isPlain: Bool) throws {
    let film = sample.film(rows: (0..<2).map { sample.row(.glued, handler: "row \($0)") })
    let options = FilmOptions(width: 1000, isPlain: isPlain)
    let selection = FrameSelection(film, columns: 4)
    let layout = try FilmLayout(
      film, options: options, selection: selection, legend: nil, cellWidth: 90, cellHeight: 200)
    #expect(layout.left == 92 && layout.pitch == 116 && layout.right == layout.width - 36)
    #expect(layout.right == max(92 + 560, Int(layout.rows[0].lines[0].content.axis.right)))
    var top = 34 + 76
    for row in layout.rows {
      #expect(row.top == top && row.lines.count == 1 && row.legendTop == nil)
      let line = row.lines[0]
      #expect(line.cellTop == top + 40 + 26 && line.timeBaseline == line.cellTop - 10)
      #expect(line.plotTop == line.cellTop + 200 + 30 + 20)
      #expect(line.plotBottom == line.plotTop + 150)
      top = (isPlain ? line.cellTop + 200 : line.plotBottom + 34) + 44
    }
    #expect(layout.footerTop == top - 44 + 14 && layout.height == layout.footerTop + 34)
  }

  /// In a film that is higher than a screen the legend is above the first row, and again above each row that would
  /// end farther than a screen below the last legend.
  @Test func aHighFilmRepeatsItsLegend() throws {
    let film = sample.film(rows: (0..<9).map { sample.row(.glued, handler: "row \($0)") })
    let legend = Legend(film: film, marks: [], scale: 0.5, palette: .palette(.light))
    let layout = try FilmLayout(
      film, options: FilmOptions(width: 1000), selection: FrameSelection(film, columns: 4),
      legend: legend, cellWidth: 90, cellHeight: 200)
    let room = legend.height(left: layout.left, right: layout.right)
    var (last, count) = (layout.rows[0].top, 1)
    #expect(layout.rows[0].legendTop == layout.rows[0].top - room)
    for row in layout.rows.dropFirst() {
      let bottom = row.lines[0].plotBottom + 34 + 44
      if let top = row.legendTop {
        #expect(top == row.top - room - 22 && bottom - room - last > 1300)
        (last, count) = (row.top, count + 1)
      } else {
        #expect(bottom - last <= 1300)
      }
    }
    #expect(count > 2 && count < layout.rows.count)
  }

  /// Lines are as long as one another, as far as a width has room for them.
  @Test(arguments: [(1, 900, [7]), (2, 900, [4, 3]), (3, 900, [3, 3, 1]), (1, 700, [4, 3])])
  func linesAreEven(_ lines: Int, _ width: Int, _ counts: [Int]) throws {
    var sample = sample
    sample.hideTime = nil
    let film = sample.film(rows: [sample.row(.glued, handler: "frame")])
    let selection = try #require(FrameSelection(film, columns: 7))
    try #require(selection.stretches.map(\.frames.count) == [7])
    let layout = try FilmLayout(
      film, options: FilmOptions(lines: lines, width: width), selection: selection, legend: nil,
      cellWidth: 80, cellHeight: 200)
    #expect(layout.pitch == 106)
    let found = layout.rows[0].lines
    #expect(found.map(\.content.columns.count) == counts)
    for (line, next) in zip(found, found.dropFirst()) {
      #expect(next.cellTop == line.plotBottom + 34 + 26 + 26)
    }
    // A column needs its own width beside the margins.
    #expect(throws: FilmError.self) {
      try FilmLayout(
        film, options: FilmOptions(width: 92 + 36 + 105), selection: selection, legend: nil,
        cellWidth: 80, cellHeight: 200)
    }
    let least = try FilmLayout(
      film, options: FilmOptions(width: 92 + 36 + 106), selection: selection, legend: nil,
      cellWidth: 80, cellHeight: 200)
    #expect(least.rows[0].lines.count == 7)
  }

  /// A picture has no side and no area that memory should not hold.
  @Test func sizesAreLimited() {
    let side = CairoSurface.sideLimit
    #expect(throws: Never.self) { try FilmLayout.checkSize(width: side, height: 1) }
    #expect(throws: FilmError.self) { try FilmLayout.checkSize(width: side + 1, height: 1) }
    #expect(throws: FilmError.self) { try FilmLayout.checkSize(width: 1, height: side + 1) }
    #expect(throws: Never.self) { try FilmLayout.checkSize(width: 25_000, height: 10_000) }
    #expect(throws: FilmError.self) { try FilmLayout.checkSize(width: 25_001, height: 10_000) }
  }

  /// Half a pixel a point for phones, less for what is wider, more for what is tiny.
  @Test(arguments: [
    (393.0, 0.5), (480, 0.5), (560, 0.5), (700, 0.4), (1000, 0.28), (240, 0.5), (120, 1), (10, 8),
    (10_000, 0.05), (0, 0.5), (.nan, 0.5), (.infinity, 0.5),
  ])
  func cellsHaveTheScaleOfTheirScreen(_ width: Double, _ scale: Double) {
    let found = FilmOptions().cellScale(screenWidth: width, deviceScale: 3)
    #expect(abs(found - scale) < 1e-12)
    #expect(FilmOptions(scale: 0.7).cellScale(screenWidth: width, deviceScale: 3) == 0.7)
    for (deviceScale, zoomed) in [(3.0, 3.0), (0.5, 1), (9, 8)] {
      let options = FilmOptions(zoom: .seam)
      #expect(options.cellScale(screenWidth: width, deviceScale: deviceScale) == zoomed)
    }
  }

  /// Phones of several rows shrink so that a row is one line, but where the size is chosen.
  @Test func chosenSizesDoNotShrink() throws {
    let sample = SampleFilm()
    let rows = ["a", "b"].map { sample.row(.glued, handler: $0) }
    func scale(_ options: FilmOptions, rows: [FilmRow]) -> Double {
      options.cellScale(of: sample.film(rows: rows), columns: 30, breaks: 0)
    }
    #expect(scale(FilmOptions(), rows: [rows[0]]) == 0.5)
    let shrunk = scale(FilmOptions(), rows: rows)
    #expect(shrunk >= 0.25 && shrunk < 0.5)
    #expect(scale(FilmOptions(lines: 2), rows: rows) == 0.5)
    #expect(scale(FilmOptions(width: 2000), rows: rows) == 0.5)
    #expect(scale(FilmOptions(scale: 0.7), rows: rows) == 0.7)
    // Three pixels a point, as the device has.
    #expect(scale(FilmOptions(zoom: .seam), rows: rows) == 3)
  }

  @Test func optionsHaveLimits() {
    let good = [
      FilmOptions(), FilmOptions(columns: 1, width: 1, scale: 0.05, colors: 2),
      FilmOptions(scale: 8, colors: 256),
    ]
    let bad = [
      FilmOptions(columns: 0), FilmOptions(lines: 0), FilmOptions(width: 0),
      FilmOptions(scale: 0.049), FilmOptions(scale: 8.01), FilmOptions(colors: 1),
      FilmOptions(colors: 257),
    ]
    for options in good { #expect(throws: Never.self) { try options.validate() } }
    for options in bad { #expect(throws: FilmError.self) { try options.validate() } }
    #expect(FilmOptions.standardWidth(rows: 1) == 1200 && FilmOptions.mostColumns == 2000)
    #expect(FilmOptions.standardWidth(rows: 2) == 1400)
  }

  /// The body around a screen by its safe area and its size.
  @Test(arguments: [
    (393.0, 852.0, 59.0, 34.0, DeviceClass.island), (390, 844, 51, 34, .island),
    (390, 844, 50, 34, .notch), (390, 844, 37, 34, .notch), (390, 844, 36, 34, .bare),
    (375, 667, 20, 0, .homeButton), (834, 1194, 24, 20, .slate), (768, 1024, 20, 0, .buttonSlate),
    (239, 500, 59, 34, .bare), (240, 500, 59, 34, .island),
  ])
  func aBodyFollowsFromTheScreen(
    _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ kind: DeviceClass
  ) {
    let device = device(width, height, top: top, bottom: bottom)
    let upright = PhoneGeometry(device: device, scale: 0.5)
    let turned = PhoneGeometry(device: device.turned(to: .landscape), scale: 0.5)
    #expect(upright.deviceClass == kind && turned.deviceClass == kind)
    #expect(upright.width == Int((width / 2).rounded()) && turned.height == upright.width)
    let (side, cap) = kind.bezel
    #expect(upright.side == Int((side / 2).rounded()) && upright.cap == Int((cap / 2).rounded()))
    #expect(turned.side == upright.cap && turned.cap == upright.side)
    #expect(PhoneGeometry(device: device, scale: 0.05).side == 2)
  }

  /// Edges go to the next pixel, whatever they are.
  @Test func edgesAreRounded() {
    let geometry = PhoneGeometry(device: device(300, 600), scale: 0.5)
    #expect(
      geometry.pixels(CGRect(x: 1, y: 2.9, width: 10, height: 10.2))
        == PixelRect(left: 1, top: 1, right: 6, bottom: 7))
    #expect(geometry.pixels(.null) == PixelRect(x: 0, y: 0, width: 0, height: 0))
    #expect(PhoneGeometry.pixels(.nan) == 0 && PhoneGeometry.pixels(-2.5) == -3)
    #expect(PhoneGeometry.pixels(1e9) == 1_000_000 && PhoneGeometry.pixels(-1e9) == -1_000_000)
    #expect(PhoneGeometry.pixels(77, atMost: 50) == 50 && PhoneGeometry.pixels(-.infinity) < 0)
  }

  /// A zoomed cell shows the seam's surroundings, at the app's right edge and within the screen.
  @Test func aZoomShowsTheSeam() {
    let geometry = PhoneGeometry(device: device(300, 600), scale: 1)
    let zoom = ZoomWindow(geometry: geometry)
    #expect(zoom.width == 208 && zoom.height == 280)
    func rect(_ bar: Double, _ keyboard: Double, in zoom: ZoomWindow) -> PixelRect {
      zoom.rect(SeamReading(keyboardTop: keyboard, barBottom: bar, guideTop: keyboard))
    }
    #expect(rect(300, 320, in: zoom) == PixelRect(x: 92, y: 170, width: 208, height: 280))
    #expect(rect(20, 40, in: zoom).y == 0 && rect(560, 700, in: zoom).y == 320)
    #expect(zoom.rect(nil) == PixelRect(x: 92, y: 320, width: 208, height: 280))
    let app = ZoomWindow(geometry: geometry, app: CGRect(x: 0, y: 0, width: 250, height: 600))
    #expect(rect(300, 320, in: app).x == 42)
    let narrow = ZoomWindow(geometry: geometry, app: CGRect(x: 0, y: 0, width: 100, height: 600))
    #expect(rect(300, 320, in: narrow).x == 0)
    let small = ZoomWindow(geometry: PhoneGeometry(device: device(100, 150), scale: 1))
    #expect(small.width == 100 && small.height == 150 && small.rect(nil).y == 0)
  }
}
