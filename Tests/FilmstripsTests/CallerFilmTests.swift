import Compositing
import Detectors
import FlatPNG
import Scenes
import Testing

@testable import Filmstrips

/// Films of what a caller has: readings without findings, and pictures.
@Suite struct CallerFilmTests {
  @Test("Readings alone show where gap and overlap are greatest", arguments: [2, 3, 4, 8])
  func worstReadingsAreShown(columns: Int) throws {
    for motion in SampleFilm.Motion.allCases where motion != .glued && motion != .slightlyOff {
      let sample = SampleFilm()
      var row = sample.row(motion, handler: "mine")
      row.findings = []
      let selection = try #require(FrameSelection(sample.film(rows: [row]), columns: columns))
      let shown = selection.stretches.flatMap(\.frames)
      let greatest = SeamFault.allCases.map { fault in
        row.readings.indices.max { value(row, $0, fault) < value(row, $1, fault) } ?? 0
      }.sorted { worst(row, $0) > worst(row, $1) }
      #expect(shown.contains(greatest[0]), "\(motion)")
      guard columns > 2, worst(row, greatest[1]) > 0.2 else { continue }
      #expect(shown.contains(greatest[1]), "\(motion)")
    }
  }

  private func value(_ row: FilmRow, _ index: Int, _ fault: SeamFault) -> Double {
    row.readings[index]?[fault] ?? 0
  }

  private func worst(_ row: FilmRow, _ index: Int) -> Double {
    max(value(row, index, .gap), value(row, index, .overlap))
  }

  /// A frame that differs in one reading alone, far from where an even spread would look.
  @Test(arguments: [0, 217, 399]) func aSingleBadFrameIsShown(_ bad: Int) throws {
    let times = (0..<400).map { Double($0) / 60 }
    let readings = times.indices.map { index in
      SeamReading(
        keyboardTop: 500, barBottom: 500, guideTop: 500, gap: index == bad ? 9 : 0)
    }
    let row = FilmRow(
      handler: "mine", verdict: .init(isPass: true, text: "recorded"), times: times,
      readings: readings, findings: []
    ) { MarkedFrame(index: $0, time: times[$0], layers: [], seam: readings[$0]) }
    let film = SampleFilm().film(rows: [row])
    let selection = try #require(FrameSelection(film, columns: 4))
    #expect(selection.stretches.flatMap(\.frames).contains(bad))
    #expect(FrameSelection.notable(film, reference: row) == [bad])
  }

  @Test func picturesFillTheScreens() throws {
    let device = SampleFilm().device
    let colors: [UInt32] = [0xC0_20_20, 0x20_C0_20, 0x20_20_C0]
    let pictures = try colors.map {
      try FramePicture(width: 3, height: 7, words: Array(repeating: $0, count: 21))
    }
    let row = FilmRow("mine", pictures: pictures, times: [0, 0.1, 0.2])
    let film = Film("Mine", rows: [row], on: device)
    let surface = try FilmRenderer(options: FilmOptions(columns: 3, scale: 0.5)).render(film)
    let counts = surface.histogram()
    // Nothing else is painted but the body's corners and island over the screen: time, battery and
    // home indicator, some 400 pixels, are the picture's own.
    let screen = 196 * 426
    for color in colors {
      #expect(counts[color, default: 0] > screen - 1_500)
      #expect(counts[color, default: 0] <= 197 * 427)
    }
  }

  @Test func aPictureReadsBackFromItsFile() throws {
    let words = (0..<20 * 30).map { UInt32($0 * 7_919) & 0xFF_FFFF }
    let picture = try FramePicture(width: 20, height: 30, words: words)
    let bytes = try PictureEncoding.png(try picture.surface()) { PNGEncoder().encode($0) }
    #expect(try FramePicture(png: bytes) == picture)
    let rgba = words.flatMap { word in [16, 8, 0, 24].map { UInt8(word >> $0 & 0xFF) } }
    #expect(try FramePicture(width: 20, height: 30, rgba: rgba) == picture)
    #expect(throws: FilmError.self) { try FramePicture(png: Array(bytes.prefix(40))) }
    #expect(throws: FilmError.self) { try FramePicture(width: 2, height: 2, words: [0]) }
    for (width, height) in [(0, 0), (0, 3), (3, 0), (-1, -1)] {
      #expect(throws: FilmError.self) {
        try FramePicture(width: width, height: height, words: width < 0 ? [0] : [])
      }
    }
  }
}
