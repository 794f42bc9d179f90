/// The part of the resting lines that is no triangle, factored by elimination.
///
/// Pivots are chosen where little fills in, among coefficients of at least a tenth of the largest
/// in their row (Markowitz, "The elimination form of the inverse and its application to linear
/// programming", Management Science 3(3), 1957). Rows and columns are numbered by pivot.
struct Kernel {
  private var pivots: [Double] = []
  /// By pivot: the multiples of its row that later rows lost.
  private var lower: [[Entry]] = []
  /// By pivot: the rest of its row, in later columns.
  private var upper: [[Entry]] = []
  private var work: [Double] = []

  struct Entry {
    var index: Int
    var value: Double
  }

  /// By pivot: which row and which column it is of those given.
  private(set) var rowOrder: [Int] = []
  private(set) var columnOrder: [Int] = []

  var count: Int { pivots.count }

  init() {}

  /// Factors a square matrix; nil if it is singular.
  init?(rows given: [[Entry]]) {
    var rows = given
    var columnCounts = [Int](repeating: 0, count: given.count)
    for entry in given.joined() { columnCounts[entry.index] += 1 }
    var isLeft = [Bool](repeating: true, count: given.count)
    for _ in given {
      guard let (row, position) = Kernel.choose(rows, isLeft, columnCounts) else { return nil }
      isLeft[row] = false
      eliminate(row, position, in: &rows, isLeft, &columnCounts)
    }
    renumber()
    work = [Double](repeating: 0, count: count)
  }

  private static func choose(
    _ rows: [[Entry]], _ isLeft: [Bool], _ columnCounts: [Int]
  ) -> (row: Int, position: Int)? {
    let left = rows.indices.filter { isLeft[$0] }
    guard let row = left.min(by: { rows[$0].count < rows[$1].count }) else { return nil }
    let largest = rows[row].map { abs($0.value) }.max() ?? 0
    guard largest > 1e-11 else { return nil }
    let firm = rows[row].indices.filter { abs(rows[row][$0].value) >= 0.1 * largest }
    let position = firm.min { left, right in
      columnCounts[rows[row][left].index] < columnCounts[rows[row][right].index]
    }
    return position.map { (row, $0) }
  }

  private mutating func eliminate(
    _ row: Int, _ position: Int, in rows: inout [[Entry]], _ isLeft: [Bool],
    _ columnCounts: inout [Int]
  ) {
    let pivot = rows[row].remove(at: position)
    let rest = rows[row]
    for entry in rest { columnCounts[entry.index] -= 1 }
    var multiples: [Entry] = []
    if columnCounts[pivot.index] > 1 {
      for other in rows.indices where isLeft[other] {
        guard let place = rows[other].firstIndex(where: { $0.index == pivot.index })
        else { continue }
        let factor = rows[other].remove(at: place).value / pivot.value
        multiples.append(Entry(index: other, value: factor))
        Kernel.subtract(rest, times: factor, from: &rows[other], &columnCounts)
      }
    }
    pivots.append(pivot.value)
    lower.append(multiples)
    upper.append(rest)
    rowOrder.append(row)
    columnOrder.append(pivot.index)
  }

  private static func subtract(
    _ rest: [Entry], times factor: Double, from row: inout [Entry], _ columnCounts: inout [Int]
  ) {
    for entry in rest {
      let product = factor * entry.value
      guard let place = row.firstIndex(where: { $0.index == entry.index }) else {
        row.append(Entry(index: entry.index, value: -product))
        columnCounts[entry.index] += 1
        continue
      }
      let present = row[place].value
      row[place].value = present - product
      if abs(present - product) <= 1e-12 * max(abs(present), abs(product)) {
        row.remove(at: place)
        columnCounts[entry.index] -= 1
      }
    }
  }

  private mutating func renumber() {
    var rowPivot = [Int](repeating: 0, count: count)
    var columnPivot = [Int](repeating: 0, count: count)
    for pivot in 0..<count {
      rowPivot[rowOrder[pivot]] = pivot
      columnPivot[columnOrder[pivot]] = pivot
    }
    for pivot in 0..<count {
      for place in lower[pivot].indices {
        lower[pivot][place].index = rowPivot[lower[pivot][place].index]
      }
      for place in upper[pivot].indices {
        upper[pivot][place].index = columnPivot[upper[pivot][place].index]
      }
    }
  }
}

extension Kernel {
  /// Finds the columns' values from the rows' sums.
  mutating func solve(sums: (Int) -> Double, put: (Int, Double) -> Void) {
    for pivot in 0..<count { work[pivot] = sums(pivot) }
    for pivot in 0..<count where work[pivot] != 0 {
      for entry in lower[pivot] { work[entry.index] -= entry.value * work[pivot] }
    }
    for pivot in (0..<count).reversed() {
      var sum = work[pivot]
      for entry in upper[pivot] { sum -= entry.value * work[entry.index] }
      work[pivot] = sum / pivots[pivot]
    }
    for pivot in 0..<count where work[pivot] != 0 { put(pivot, work[pivot]) }
  }

  /// Finds the multiples of the rows that add up to what is given for the columns.
  mutating func solveTransposed(sums: (Int) -> Double, put: (Int, Double) -> Void) {
    for pivot in 0..<count { work[pivot] = sums(pivot) }
    for pivot in 0..<count where work[pivot] != 0 {
      work[pivot] /= pivots[pivot]
      for entry in upper[pivot] { work[entry.index] -= entry.value * work[pivot] }
    }
    for pivot in (0..<count).reversed() {
      for entry in lower[pivot] { work[pivot] -= entry.value * work[entry.index] }
    }
    for pivot in 0..<count where work[pivot] != 0 { put(pivot, work[pivot]) }
  }
}
