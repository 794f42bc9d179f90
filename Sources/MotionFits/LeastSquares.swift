/// Levenberg's and Marquardt's least squares, for a handful of parameters.
enum LeastSquares {
  /// The result of a search.
  struct Minimum {
    var parameters: [Double]
    /// The sum of the squares of the residuals.
    var cost: Double
  }

  /// Searches from a start; derivatives are differences over a small part of each parameter's scale.
  ///
  /// - Parameters:
  ///   - start: The parameters to start from.
  ///   - scale: How much of each parameter makes a difference.
  ///   - steps: The most steps to take.
  ///   - residuals: The residuals for some parameters; nil where they are impossible.
  /// - Returns: The best place found, nil where the start is impossible.
  static func minimum(
    from start: [Double], scale: [Double], steps: Int, residuals: ([Double]) -> [Double]?
  ) -> Minimum? {
    guard var current = residuals(start) else { return nil }
    var best = Minimum(parameters: start, cost: squares(current))
    var damping = 1e-3
    for _ in 0..<steps where best.cost > 0 {
      let slopes = slopes(at: best.parameters, from: current, scale: scale, residuals: residuals)
      guard
        let step = descent(
          slopes: slopes, current: current, scale: scale, best: best, damping: &damping,
          residuals: residuals)
      else { break }
      let gain = best.cost - step.minimum.cost
      (best, current) = (step.minimum, step.residuals)
      if gain <= 1e-7 * best.cost { break }
    }
    return best
  }

  /// A step that lowers the cost, with ever more damping; nil where none does.
  private static func descent(
    slopes: [[Double]], current: [Double], scale: [Double], best: Minimum, damping: inout Double,
    residuals: ([Double]) -> [Double]?
  ) -> (minimum: Minimum, residuals: [Double])? {
    for _ in 0..<12 {
      if let change = change(slopes: slopes, residuals: current, damping: damping) {
        let parameters = best.parameters.indices.map {
          best.parameters[$0] + change[$0] * scale[$0]
        }
        if let tried = residuals(parameters), squares(tried) < best.cost {
          damping = max(damping / 8, 1e-12)
          return (Minimum(parameters: parameters, cost: squares(tried)), tried)
        }
      }
      damping *= 6
    }
    return nil
  }

  /// The derivatives of the residuals by each parameter in units of its scale.
  private static func slopes(
    at parameters: [Double], from current: [Double], scale: [Double],
    residuals: ([Double]) -> [Double]?
  ) -> [[Double]] {
    parameters.indices.map { index in
      for part in [1e-5, -1e-5] {
        var moved = parameters
        moved[index] += part * scale[index]
        guard let there = residuals(moved) else { continue }
        return zip(there, current).map { ($0 - $1) / part }
      }
      return Array(repeating: 0, count: current.count)
    }
  }

  /// Solves the damped normal equations.
  private static func change(
    slopes: [[Double]], residuals: [Double], damping: Double
  ) -> [Double]? {
    var rows = slopes.map { slope in
      slopes.map { product(slope, $0) } + [-product(slope, residuals)]
    }
    let greatest = rows.indices.map { rows[$0][$0] }.max() ?? 0
    for index in rows.indices {
      rows[index][index] += damping * max(rows[index][index], 1e-9 * greatest)
    }
    return solution(of: &rows)
  }

  /// Gauss's elimination with the greatest pivot; nil where the equations depend on each other.
  private static func solution(of rows: inout [[Double]]) -> [Double]? {
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      guard rows[column][column] != 0, rows[column][column].isFinite else { return nil }
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][count] / rows[$0][$0] }
  }

  /// The sum of the squares.
  static func squares(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
