import Compositing
import Detectors
import LayerTrees
import Testing

@testable import Filmstrips

/// The line above a row without findings.
@Suite struct RowHeadTests {
  let sample = SampleFilm()

  @Test func barIsNamed() {
    let row = sample.row(.glued, handler: "frame")
    #expect(RowHead.summary(row) == "keyboard and bar never come apart")
  }

  @Test func aBarThatIsHardlyOffIsClean() {
    var row = sample.row(.glued, handler: "frame")
    row.readings[5]?.gap = 0.25
    #expect(RowHead.summary(row) == "keyboard and bar come apart by at most 0.25 pt")
  }

  /// Whatever the room, the name, the worst findings and the cause are there in full.
  @Test(arguments: [430.0, 560, 700, 1_100, 1_400]) func nothingIsCut(room: Double) {
    let name = "frame(timing: easeInOut, turn: next, inset: ignored)"
    let cause = Cause.motion(.startsLate(by: 0.017))
    let row = sample.row(.easeInOut, handler: name, cause: cause)
    let lines = RowHeadLines(row, room: room, isPlain: false)
    #expect(lines.name.joined(separator: " ") == name)
    let below = lines.below.map(\.text).joined(separator: " ")
    for part in RowHead.parts(row) {
      #expect((lines.summary ?? below).contains(part))
    }
    #expect(below.contains(cause.sentence))
    #expect(lines.below.allSatisfy { $0.lettering.width(of: $0.text) <= room })
  }

  @Test func aLongTitleMakesAHigherFilm() throws {
    let rows = [sample.row(.glued, handler: "frame")]
    let heights = try [3, 60].map { words in
      let title = Array(repeating: "title", count: words).joined(separator: " ")
      return try FilmRenderer().render(sample.film(title, rows: rows)).height
    }
    #expect(heights[1] > heights[0] && (heights[1] - heights[0]).isMultiple(of: 30))
  }

  @Test func formHasNoBar() {
    var row = sample.row(.glued, handler: "iqkeyboardmanager")
    row.frame = { [frame = row.frame] index in frame(index).withForm }
    #expect(RowHead.summary(row) == "the field that is typed into never stays hidden")
    row.readings = row.readings.map { _ in nil }
    #expect(RowHead.summary(row) == "keyboard and field are never on screen together")
  }
}

extension MarkedFrame {
  /// The frame with the page of a form on its screen.
  fileprivate var withForm: MarkedFrame {
    let page = PaintedLayer(
      id: LayerID(frame.layers.count), role: .form, owner: .form, frame: frame.layers[0].frame,
      clip: frame.layers[0].clip, backgroundColor: nil, opacity: 1)
    return MarkedFrame(
      index: frame.index, time: frame.time, layers: frame.layers + [page], seam: frame.seam)
  }
}
