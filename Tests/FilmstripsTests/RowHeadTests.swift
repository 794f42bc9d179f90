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
