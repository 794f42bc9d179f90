import AnimationCurves

/// Where the rows of a table stand: their heights, known or estimated, one below the other.
struct TableRows {
  struct Height: Hashable {
    var value: CGFloat
    /// Whether the row's cell or its delegate has said so.
    var isExact: Bool
  }

  struct Section: Hashable {
    var header: CGFloat = 0
    var rows: [Height] = []
    var footer: CGFloat = 0
  }

  /// What is above the first section, and below the last.
  var head: CGFloat = 0 { didSet { tops = nil } }
  var foot: CGFloat = 0 { didSet { tops = nil } }
  var sections: [Section] = [] { didSet { tops = nil } }
  /// Where each section starts, and each of its rows; the last of these is where its rows end.
  private var tops: [(start: CGFloat, rows: [CGFloat])]?

  init() {}

  /// Works out where everything is, if that has changed.
  private mutating func settle() -> [(start: CGFloat, rows: [CGFloat])] {
    if let tops { return tops }
    var y = head
    let result = sections.map { section in
      let start = y
      y += section.header
      var rows = [y]
      rows.reserveCapacity(section.rows.count + 1)
      for row in section.rows {
        y += row.value
        rows.append(y)
      }
      y += section.footer
      return (start, rows)
    }
    tops = result
    return result
  }

  mutating func totalHeight() -> CGFloat {
    let last = settle().last?.rows.last ?? head
    return last + (sections.last?.footer ?? 0) + foot
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  mutating func extent(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let rows = settle()[path.section].rows
    return (rows[path.row], rows[path.row + 1])
  }

  mutating func headerTop(of section: Int) -> CGFloat { settle()[section].start }
  mutating func footerTop(of section: Int) -> CGFloat { settle()[section].rows.last ?? 0 }

  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].rows[path.row] = Height(value: height, isExact: true)
  }

  /// The rows that share some height with a stretch of the table, found in O(log n) each.
  mutating func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard bottom > top else { return [] }
    var result: [IndexPath] = []
    for (section, place) in settle().enumerated() {
      let tops = place.rows
      guard let first = tops.first, let last = tops.last, first < bottom, last > top else {
        continue
      }
      var row = max(0, tops.partitioningIndex { $0 > top } - 1)
      while row < tops.count - 1, tops[row] < bottom {
        if tops[row + 1] > max(top, tops[row]) {
          result.append(IndexPath(row: row, section: section))
        }
        row += 1
      }
    }
    return result
  }
}
