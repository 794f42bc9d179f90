import Compositing
import Detectors

/// The frames that a film shows, each composed once.
struct FilmFrames {
  /// By the row's place and the refresh.
  private var frames: [[Int: MarkedFrame]] = []
  /// The kinds of findings that have a mark in one of them.
  private(set) var marks: Set<FindingKind> = []

  init(_ film: Film, _ selection: FrameSelection?, isPlain: Bool) {
    let times =
      selection.map { selection in
        selection.stretches.flatMap(\.frames).map { selection.reference.times[$0] }
      } ?? []
    for row in film.rows {
      var shown: [Int: MarkedFrame] = [:]
      for index in times.compactMap({ row.index(at: $0, within: film.reach) }) {
        let frame = row.frame(index)
        shown[index] = frame
        if !isPlain { marks.formUnion(frame.marks.map(\.kind)) }
      }
      frames.append(shown)
    }
  }

  subscript(row: Int, index: Int) -> MarkedFrame? { frames[row][index] }
}

extension Film {
  /// How far from a column's time a row's refresh may be, in seconds.
  var reach: Double { rate > 0 ? 0.75 / rate : 0 }
}
