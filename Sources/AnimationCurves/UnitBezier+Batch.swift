extension UnitBezier {
  /// Computes y at many x at once, without allocating.
  ///
  /// The error is below 1e-12 times the greatest of 1, |y1| and |y2|, against 1e-14 for a single
  /// ``value(at:)``. A batch of 512 or more first tabulates the curve, which costs as much as some
  /// 200 single values and makes each of its values several times cheaper: measured on an x86-64
  /// server core, 5 ns for usual curves and 13 ns for vertical tangents, against 40 to 50 ns.
  ///
  /// - Parameters:
  ///   - xs: Any numbers, in any order.
  ///   - ys: Where the values go; at least as long as `xs`. It may be the same memory.
  public func values(
    at xs: UnsafeBufferPointer<Double>, into ys: UnsafeMutableBufferPointer<Double>
  ) {
    precondition(ys.count >= xs.count, "the buffer is shorter than the inputs")
    guard xs.count >= 512, !isIdentity else {
      for index in xs.indices { ys[index] = value(at: xs[index]) }
      return
    }
    withUnsafeTemporaryAllocation(of: BezierTable.Cell.self, capacity: BezierTable.count) { cells in
      let table = BezierTable(self, cells)
      for index in xs.indices {
        let x = xs[index]
        ys[index] = table.value(at: x) ?? value(at: x)
      }
    }
  }

  /// Returns y at many x.
  ///
  /// - Parameter xs: Any numbers, in any order.
  /// - Returns: As many values.
  public func values(at xs: [Double]) -> [Double] {
    [Double](unsafeUninitializedCapacity: xs.count) { ys, count in
      xs.withUnsafeBufferPointer { values(at: $0, into: ys) }
      count = xs.count
    }
  }
}
