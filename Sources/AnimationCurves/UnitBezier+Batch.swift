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

/// A Bezier's parameter s(x) in cells of equal width, good enough for one Newton step to finish.
///
/// In each cell s is a cubic that meets the curve's values and slopes at both ends. One Newton step
/// of length d from there leaves an error of about d^2 |x''| / 2 x'; a step longer than the cell's
/// limit, or a cell where the curve is so steep that x(s) itself is not exact enough, gives nil.
struct BezierTable {
  /// The number of cells.
  static let count = 128

  /// A cell's cubic, and the longest Newton step that ends near enough.
  struct Cell {
    var c0 = 0.0
    var c1 = 0.0
    var c2 = 0.0
    var c3 = 0.0
    /// Negative where the cell is of no use.
    var limit = -1.0
  }

  private let cells: UnsafeMutableBufferPointer<Cell>
  private let x: Polynomial
  private let y: Polynomial

  /// Fills the cells for a curve.
  init(_ curve: UnitBezier, _ cells: UnsafeMutableBufferPointer<Cell>) {
    self.cells = cells
    x = Polynomial(curve.x1, curve.x2)
    y = Polynomial(curve.y1, curve.y2)
    var start = curve.parameter(at: 0).fromStart
    for index in 0..<Self.count {
      let end = curve.parameter(at: Double(index + 1) / Double(Self.count)).fromStart
      cells.initializeElement(at: index, to: cell(from: start, to: end))
      start = end
    }
  }

  /// Returns y at x, or nil where the table does not reach.
  @inline(__always)
  func value(at input: Double) -> Double? {
    guard input >= 0, input < 1 else { return nil }
    let place = input * Double(Self.count)
    let index = Int(place)
    let cell = cells[index]
    let t = place - Double(index)
    let guess = cell.c0 + t * (cell.c1 + t * (cell.c2 + t * cell.c3))
    let step = (x.value(at: guess) - input) / x.slope(at: guess)
    guard abs(step) <= cell.limit else { return nil }
    return y.value(at: guess - step)
  }

  private func cell(from start: Double, to end: Double) -> Cell {
    let width = end - start
    let (first, last) = (x.slope(at: start), x.slope(at: end))
    let least = min(first, last) - 0.75 * abs(x.cubic) * width * width
    guard least > 0.02 else { return Cell() }
    let bend = max(abs(x.curvature(at: start)), abs(x.curvature(at: end)))
    let before = 1 / (first * Double(Self.count))
    let after = 1 / (last * Double(Self.count))
    return Cell(
      c0: start, c1: before, c2: 3 * width - 2 * before - after, c3: before + after - 2 * width,
      limit: min(0.01, (2 * 1e-14 * least / max(bend, 1e-300)).squareRoot()))
  }

  /// One coordinate of the curve in powers of s.
  private struct Polynomial {
    var cubic: Double
    var square: Double
    var linear: Double

    init(_ first: Double, _ second: Double) {
      linear = 3 * first
      square = 3 * (second - 2 * first)
      cubic = 1 + 3 * (first - second)
    }

    @inline(__always)
    func value(at s: Double) -> Double { s * (linear + s * (square + s * cubic)) }

    @inline(__always)
    func slope(at s: Double) -> Double { linear + s * (2 * square + s * (3 * cubic)) }

    func curvature(at s: Double) -> Double { 2 * square + 6 * cubic * s }
  }
}
