/// The frames of a clip, each reduced to the grey means of some columns at full height.
package struct RowPictures: Sendable {
  /// The number of columns of a row.
  package static let columns = 48

  /// Rows of a frame.
  package let height: Int
  /// Pixels of a row in the clip itself.
  package let width: Int
  /// The time of each frame, in seconds, ascending.
  package var times: [Double]
  /// Row after row, each of `columns` means.
  package var frames: [[UInt8]]
  /// True if the clip's pixels have one of few colours each, so that an edge lies on a row.
  var hasPalette = false

  package init(width: Int, height: Int, times: [Double], frames: [[UInt8]]) {
    (self.width, self.height) = (width, height)
    (self.times, self.frames) = (times, frames)
  }
}

extension RowPictures {
  /// The difference of each row between two frames, as the mean over its columns.
  func rowDifferences(_ one: Int, _ other: Int) -> [Float] {
    let (columns, height) = (Self.columns, height)
    return frames[one].withUnsafeBufferPointer { one in
      frames[other].withUnsafeBufferPointer { other in
        var differences = [Float](repeating: 0, count: height)
        for row in 0..<height {
          var sum = 0
          let start = row &* columns
          for place in start..<start &+ columns {
            sum &+= abs(Int(one[place]) &- Int(other[place]))
          }
          differences[row] = Float(sum) / Float(columns)
        }
        return differences
      }
    }
  }
}
