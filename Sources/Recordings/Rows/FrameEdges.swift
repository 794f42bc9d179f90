/// The edges of a frame, at full height and coarser.
struct FrameEdges {
  let fine: RowGradients
  let coarse: RowGradients
  /// The number of rows of the frame that make a coarse one.
  let step: Int

  init(_ frame: [UInt8], height: Int) {
    step = max(1, height / 640)
    let frame = frame.withoutOverlays(height: height)
    fine = RowGradients(frame, height: height)
    coarse = RowGradients(frame, height: height, coarserBy: step, columns: 3)
  }

  /// The weights of the fine edges in each coarse place, by what shows there of them.
  func coarseWeights(_ weights: [Float]) -> [Float] {
    var sums = [(weighted: Float, all: Float)](repeating: (0, 0), count: coarse.values.count)
    for row in 0..<coarse.height * step {
      for column in 0..<fine.columns {
        let (place, mean) = (row * fine.columns + column, row / step * coarse.columns + column / 3)
        // Where nothing shows all count alike.
        let shown = 1 + fine.values[place] * fine.values[place]
        sums[mean].weighted += weights[place] * shown
        sums[mean].all += shown
      }
    }
    return sums.map { $0.weighted / $0.all }
  }

  /// The strength of an edge across the width at a row: the mean of what most columns differ by.
  ///
  /// The outermost columns are left out, where keyboards have rounded corners.
  func across(_ row: Int) -> Float {
    guard row >= 0, row < fine.height - 1 else { return 0 }
    let start = row * fine.columns
    let columns = fine.columns / 12..<fine.columns - fine.columns / 12
    // An edge that lies between two rows shows in both.
    let sum = columns.reduce(Float(0)) {
      $0 + fine.values[start + $1] + fine.values[start + fine.columns + $1]
    }
    return abs(sum) / Float(columns.count)
  }

  /// The place of an edge across the width near a row, between rows; nil where there is none.
  func position(near row: Double) -> Double? {
    let middle = Int(row.rounded())
    let first = max(0, middle - 2)
    guard first <= fine.height - 3 else { return nil }
    let lines = first...min(fine.height - 3, first + 6)
    let steps = lines.map { line -> Double in
      let columns = fine.columns / 12..<fine.columns - fine.columns / 12
      let start = line * fine.columns
      return columns.reduce(0) { $0 + Double(fine.values[start + $1]) } / Double(columns.count)
    }
    guard let top = steps.indices.max(by: { abs(steps[$0]) < abs(steps[$1]) }),
      abs(steps[top]) > 0.5
    else { return nil }
    // The edge is where most of the change of one sign is.
    var (sum, weight) = (0.0, 0.0)
    for index in max(0, top - 2)...min(steps.count - 1, top + 2)
    where steps[index] * steps[top] > 0 && abs(steps[index]) > 0.1 * abs(steps[top]) {
      sum += abs(steps[index]) * Double(lines.lowerBound + index + 1)
      weight += abs(steps[index])
    }
    return sum / weight
  }

  /// True if an edge at a row goes from one side of the picture to the other.
  func isFullWidth(_ row: Int) -> Bool {
    let strength = across(row)
    guard row >= 1, row < fine.height - 1, strength > 3 else { return false }
    let columns = fine.columns
    return [0, 1, columns - 2, columns - 1].allSatisfy { column in
      let place = row * columns + column
      return abs(fine.values[place] + fine.values[place + columns]) > max(3, 0.6 * strength)
    }
  }

  /// The texture of a row: the mean strength of its edges.
  func texture(_ row: Int) -> Float {
    let start = row * fine.columns
    return fine.values[start..<start + fine.columns].reduce(0) { $0 + abs($1) }
      / Float(fine.columns)
  }
}

/// The difference of each place of a picture of rows from the one below it: edges, without
/// brightness.
struct RowGradients {
  let height: Int
  let columns: Int
  let values: [Float]

  init(height: Int, columns: Int, values: [Float]) {
    (self.height, self.columns, self.values) = (height, columns, values)
  }

  /// The edges of a frame at full height.
  init(_ frame: [UInt8], height: Int, columns: Int = RowPictures.columns) {
    let values = [Float](unsafeUninitializedCapacity: height * columns) { values, count in
      frame.withUnsafeBufferPointer { frame in
        let end = (height &- 1) &* columns
        for place in 0..<end {
          values[place] = Float(frame[place &+ columns]) - Float(frame[place])
        }
        for place in end..<end &+ columns { values[place] = 0 }
      }
      count = height * columns
    }
    self.init(height: height, columns: columns, values: values)
  }

  /// The edges of a frame whose rows and columns are averaged in groups.
  init(_ frame: [UInt8], height: Int, coarserBy step: Int, columns step2: Int) {
    let columns = RowPictures.columns / step2
    let rows = height / step
    var means = [Float](repeating: 0, count: rows * columns)
    let share = 1 / Float(step * step2)
    frame.withUnsafeBufferPointer { frame in
      for row in 0..<rows {
        for column in 0..<columns {
          var sum = 0
          for line in row &* step..<(row &+ 1) &* step {
            let start = line &* RowPictures.columns &+ column &* step2
            for place in start..<start &+ step2 { sum &+= Int(frame[place]) }
          }
          means[row &* columns &+ column] = Float(sum) * share
        }
      }
    }
    var values = [Float](repeating: 0, count: rows * columns)
    for place in 0..<(rows - 1) * columns { values[place] = means[place + columns] - means[place] }
    self.init(height: rows, columns: columns, values: values)
  }
}

/// Sums over two pictures laid over each other.
struct RowAgreement {
  var product: Float = 0
  var energies: Float = 0
  /// Of the first picture alone.
  var energy: Float = 0

  /// 1 for equal pictures, near 0 for others; 0 where there is nothing to see.
  var quality: Float { energies > 0 ? 2 * product / energies : 0 }
}

extension RowGradients {
  /// The same half a row farther down.
  var betweenRows: RowGradients {
    let above = [Float](repeating: 0, count: columns) + values.dropLast(columns)
    return RowGradients(
      height: height, columns: columns, values: zip(values, above).map { ($0 + $1) / 2 })
  }

  /// Compares rows of this picture with those of another the given number of rows farther down.
  func agreement(
    of rows: Range<Int>, with other: RowGradients, down shift: Int, weights: [Float]? = nil,
    step: Int = 1
  ) -> RowAgreement {
    let first = max(rows.lowerBound, -shift, 0)
    let last = min(rows.upperBound, other.height - 1 - shift, height - 1)
    guard first < last else { return RowAgreement() }
    let columns = columns
    var (product, mine, theirs) = (RowLanes.zero, RowLanes.zero, RowLanes.zero)
    values.withUnsafeBufferPointer { own in
      other.values.withUnsafeBufferPointer { other in
        (weights ?? []).withUnsafeBufferPointer { weights in
          for row in stride(from: first, to: last, by: step) {
            for place in stride(
              from: row &* columns, to: (row &+ 1) &* columns, by: RowLanes.scalarCount)
            {
              let (a, b) = (own.lanes(at: place), other.lanes(at: place &+ shift &* columns))
              let weight = weights.isEmpty ? RowLanes.one : weights.lanes(at: place)
              product += weight * a * b
              mine += weight * a * a
              theirs += weight * b * b
            }
          }
        }
      }
    }
    return RowAgreement(
      product: product.sum(), energies: mine.sum() + theirs.sum(), energy: mine.sum())
  }
}

/// Columns of a row that are added at once: each picture has a multiple of them.
typealias RowLanes = SIMD8<Float>

extension UnsafeBufferPointer<Float> {
  /// The values of some columns, from a place on.
  func lanes(at place: Int) -> RowLanes {
    UnsafeRawBufferPointer(self).loadUnaligned(
      fromByteOffset: place &* MemoryLayout<Float>.stride, as: RowLanes.self)
  }
}
