import LayerGeometry

/// A three by three matrix multiplied by the schoolbook rule: the oracle for affine maps.
struct Matrix3: Equatable {
  /// Row after row.
  var rows: [[Double]]

  init(rows: [[Double]]) { self.rows = rows }

  /// `[a b 0; c d 0; tx ty 1]`, for row vectors `[x y 1]`.
  init(_ map: CGAffineTransform) {
    rows = [
      [Double(map.a), Double(map.b), 0],
      [Double(map.c), Double(map.d), 0],
      [Double(map.tx), Double(map.ty), 1],
    ]
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let cells = (0..<3).map { row in
      (0..<3).map { column in
        (0..<3).reduce(0.0) { $0 + left.rows[row][$1] * right.rows[$1][column] }
      }
    }
    return Matrix3(rows: cells)
  }

  /// `[x y 1]` times the matrix, without its last component.
  func mapped(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let vector = [x, y, 1]
    func component(_ column: Int) -> Double {
      (0..<3).reduce(0.0) { $0 + vector[$1] * rows[$1][column] }
    }
    return (component(0), component(1))
  }

  /// The greatest difference between two cells in the same place.
  func distance(to other: Matrix3) -> Double {
    zip(rows.joined(), other.rows.joined()).map { abs($0 - $1) }.max() ?? 0
  }

  static let identity = Matrix3(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
}
