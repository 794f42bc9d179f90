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

extension [UInt8] {
  /// The frame without what lies over all that moves: the home indicator, and round corners at the
  /// screen's bottom, which a picture of a phone has.
  func withoutOverlays(height: Int) -> [UInt8] {
    var frame = self
    frame.removeHomeIndicator(height: height)
    frame.removeCorners(height: height)
    return frame
  }

  private mutating func removeHomeIndicator(height: Int) {
    let columns = RowPictures.columns
    let zone = ClipLimits.homeIndicator
    let rows =
      height - height * zone.upperBound / 1000..<height - height * zone.lowerBound / 1000
    guard rows.lowerBound > 0, !rows.isEmpty else { return }
    let sides = (columns * 28 / 100 - 1, columns * 72 / 100)
    for row in rows {
      let start = row * columns
      // The pixels beside it go on across it.
      let (left, right) = (self[start + sides.0], self[start + sides.1])
      for column in sides.0 + 1..<sides.1 {
        self[start + column] = column < columns / 2 ? left : right
      }
    }
  }

  /// Lets what is beside the corners go on into them, where there are some.
  private mutating func removeCorners(height: Int) {
    guard hasCorners(height: height) else { return }
    let columns = RowPictures.columns
    let radius = Double(height) * ClipLimits.cornerRadius
    for row in Swift.max(0, height - Int(radius))..<height {
      let away = radius - Double(height - 1 - row)
      let inset = radius - (radius * radius - away * away).squareRoot()
      let count = Int((inset / radius * ClipLimits.cornerColumns).rounded(.up))
      guard count > 0 else { continue }
      let start = row * columns
      let (left, right) = (self[start + count], self[start + columns - 1 - count])
      for column in 0..<count {
        self[start + column] = left
        self[start + columns - 1 - column] = right
      }
    }
  }

  /// True if the lowest row is of another brightness at both its ends than beside them.
  private func hasCorners(height: Int) -> Bool {
    let columns = RowPictures.columns
    let start = (height - 1) * columns
    let inset = Int(ClipLimits.cornerColumns) + 1
    guard start >= 0 else { return false }
    func differs(_ end: Int, _ beside: Int) -> Bool {
      abs(Int(self[start + end]) - Int(self[start + beside])) > ClipLimits.cornerContrast
    }
    return differs(0, inset) && differs(columns - 1, columns - 1 - inset)
  }
}
