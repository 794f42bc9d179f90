/// Rows of text in columns that line up.
struct TextTable {
  private let rows: [[String]]

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  /// The rows, two spaces between columns and none at the end of a line.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
