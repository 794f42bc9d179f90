import Compositing
import Detectors
import Scenes
import Testing

@testable import Filmstrips

/// Films of clips whose frames do not show every edge.
@Suite struct HiddenEdgeTests {
  private let sample = SampleFilm()

  /// A row of a late bar that frames 5 to 9 of a clip do not show; frame 8 is the worst one.
  private func row() throws -> FilmRow {
    var row = sample.row(.late, handler: "recorded")
    let places = row.times.map { sample.edges(.late, at: $0) }
    row.shown = RecordedTrack(
      times: row.times, keyboardTop: places.map(\.keyboard), barTop: row.times.map { _ in nil },
      barBottom: places.indices.map { (5...9).contains($0) ? nil : places[$0].bar })
    row.findings = [
      Finding(
        kind: .overlap, phase: .opening, points: 44.5, pixels: 133.5, continuous: 44.5, exposure: 1,
        frames: 4...12, worst: .init(frame: 8, time: row.times[8]), isAtLeast: true)
    ]
    return row
  }

  @Test func captionsSayAtLeastWhereTheBarIsHidden() throws {
    var row = try row()
    let isInPart = { (row: FilmRow) in (3...13).filter { row.showsOverlapInPart(at: $0) } }
    #expect(isInPart(row) == [5, 6, 7, 8, 9])
    row.shown = nil
    // The worst frame is as deep as the finding says, and that says at least.
    #expect(isInPart(row) == [8])
    let reading = SeamReading(
      keyboardTop: 733, barBottom: 777.5, guideTop: 733, gap: 0, overlap: 44.5, gapRegion: [],
      overlapRegion: [])
    #expect(
      CellCaption.texts(of: reading, isAtLeast: true, scale: 3) == [
        "overlap at least 44.5 pt · 134 px", "overlap at least 44.5 pt", "at least 44.5 pt",
      ])
    #expect(CellCaption.texts(of: reading, isAtLeast: false, scale: 3).last == "44.5 pt")
    #expect(RowHead.summary(row).hasPrefix("overlap of at least 44.5 pt (134 px) at "))
  }

  /// No line leads through what is hidden, and the other edge's goes on.
  @Test func linesHaveHoles() {
    var samples: [PlotSample?] = (0..<8).map { index in
      let height = Double(index)
      return PlotSample(x: height, keyboard: height, bar: height, apart: 0)
    }
    for index in 3...4 { samples[index]?.showsBar = false }
    samples[5] = PlotSample(x: 5, height: 5, isKeyboard: true)
    samples[7] = nil
    func places(_ holds: (PlotSample) -> Bool) -> [[Double]] {
      PlotSample.runs(of: samples, where: holds).map { $0.map(\.x) }
    }
    #expect(places(\.showsBar) == [[0, 1, 2], [6]])
    #expect(places(\.showsKeyboard) == [[0, 1, 2, 3, 4, 5, 6]])
    #expect(places(\.isCompared) == [[0, 1, 2, 3, 4], [6]])
  }

  /// The picture of a clip differs from that of a simulation where an edge is hidden, and only there.
  @Test func whatIsHiddenIsNotDrawn() throws {
    var row = try row()
    row.findings = []
    func picture(_ row: FilmRow) throws -> [UInt8] {
      try FilmWriter(options: FilmOptions(columns: 4)).png(sample.film(rows: [row]))
    }
    let hidden = try picture(row)
    row.shown?.barBottom = row.times.map { sample.edges(.late, at: $0).bar }
    let whole = try picture(row)
    row.shown = nil
    #expect(try picture(row) == whole)
    #expect(hidden != whole)
  }
}
