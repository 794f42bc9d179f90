/// Rows that are the same in two frames at rest, a number of rows apart: a bar, and what moves with
/// it.
struct BarRun {
  /// The rows in the frame with the keyboard open.
  var rows: Range<Int>
  /// The rows by which they are farther down in the frame with the keyboard closed.
  var offset: Int
  var score: Float

  /// All runs of a clip's two rests that are worth looking at, the best first.
  ///
  /// - Parameters:
  ///   - open: the frame with the keyboard.
  ///   - closed: the one without.
  ///   - offsets: how far a bar may go.
  ///   - bottom: the row that no bar passes in the frame with the keyboard.
  ///   - threshold: the least score.
  /// - Returns: The runs.
  static func runs(
    open: FrameEdges, closed: FrameEdges, offsets: ClosedRange<Int>, bottom: Int,
    threshold: Float = 25
  ) -> [BarRun] {
    let step = open.step
    var runs: [BarRun] = []
    for offset in max(1, offsets.lowerBound / step)...max(1, offsets.upperBound / step) {
      var (sum, start, best, end) = (Float(0), 0, Float(0), 0)
      func close() {
        if best > threshold {
          runs.append(
            BarRun(rows: start * step..<(end + 1) * step, offset: offset * step, score: best))
        }
        (sum, best) = (0, 0)
      }
      let height = open.coarse.height
      for row in height / 16..<min(bottom / step, height - 1 - offset) {
        let part = open.coarse.agreement(of: row..<row + 1, with: closed.coarse, down: offset)
        guard part.energies > noise else { continue }
        let strength = min(part.energies, 4000).squareRoot()
        if sum <= 0 { start = row }
        sum += strength * (part.quality - 0.6)
        if sum > best { (best, end) = (sum, row) }
        if sum <= 0 || sum < best - 120 { close() }
      }
      close()
    }
    return runs.sorted { $0.score > $1.score }
  }

  private static let noise: Float = 60
}
