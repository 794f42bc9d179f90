import Scenes

/// A table of numbers in columns: what a display link wrote, or any other program.
///
/// The first row may name the columns; `time` and its like are seconds, `ms` milliseconds. Columns
/// are parted by commas, semicolons or tabs. Lines that begin with `#` are comments; ours name the
/// screen: `# screen 402x874@3 safe 62 34`.
struct CommaTable {
  private(set) var table: PositionTable
  private(set) var skipped: [SkippedLines] = []

  init(_ log: LogText) throws(SceneError) {
    var screen: LoggedScreen?
    var rows: [(line: Int, cells: [Substring])] = []
    for (index, line) in log.lines.enumerated() where !line.isBlank {
      if line.trimmed.first == "#" {
        screen = screen ?? LoggedScreen(comment: line)
      } else {
        rows.append((index + 1, Self.cells(of: line)))
      }
    }
    guard let first = rows.first(where: { $0.cells.count > 1 }) else {
      throw log.error(
        "nothing in it is a position, a notification or a table: give CSV with a column 'time', a"
          + " log or XML of xctrace", at: 1)
    }
    let heading = try TableHeading(first.cells, line: first.line, of: log)
    var reader = RowReader(log: log, heading: heading)
    for row in rows where !(heading.isNamed && row.line == first.line) {
      reader.read(row.cells, line: row.line)
    }
    guard let start = reader.times.first else {
      throw log.error("no row has a time and a number: give seconds and points", at: first.line)
    }
    table = PositionTable(
      screen: screen, clock: heading.clock, times: reader.times.map { $0 - start },
      columns: heading.values.map { index in
        PositionTable.Column(
          name: heading.names[index], meaning: heading.meaning(of: index),
          values: reader.columns[index])
      })
    skipped = reader.skipped
  }

  private static func cells(of line: Substring) -> [Substring] {
    let separator: Character =
      line.contains("\t") ? "\t" : line.contains(";") ? ";" : ","
    return line.split(separator: separator, omittingEmptySubsequences: false).map { cell in
      let cell = cell.trimmed
      let isQuoted = cell.count >= 2 && cell.first == "\"" && cell.last == "\""
      return isQuoted ? cell.dropFirst().dropLast() : cell
    }
  }
}

/// The names of a table's columns, and which of them is the time.
private struct TableHeading {
  let names: [String]
  /// True if the table's first row has the names.
  let isNamed: Bool
  let timeColumn: Int
  /// Seconds of a unit of the time.
  let unit: Double
  private let keys: [String]

  /// The names of a column of times, and the seconds that one of its units has.
  private static let timeNames: [String: Double] = [
    "time": 1, "t": 1, "seconds": 1, "s": 1, "timestamp": 1, "time_s": 1, "times": 1, "pts": 1,
    "pts_time": 1, "targettimestamp": 1, "time(s)": 1, "ms": 0.001, "time_ms": 0.001,
    "timems": 0.001, "milliseconds": 0.001, "time(ms)": 0.001,
  ]
  /// The names of columns that number the rows, at 60 a second where there is no time.
  private static let numberNames: Set = ["frame", "index", "n"]
  /// The names of columns that have a meaning.
  private static let meanings: [String: PositionTable.Meaning] = [
    "keyboard": .keyboardTop, "keyboardtop": .keyboardTop, "keyboardy": .keyboardTop,
    "keyboardheight": .keyboardHeight, "guide": .guideTop, "guidetop": .guideTop,
    "bar": .barBottom, "barbottom": .barBottom, "bartop": .barTop,
  ]
  /// A table of more columns is none.
  private static let greatestCount = 64

  init(_ cells: [Substring], line: Int, of log: LogText) throws(SceneError) {
    guard cells.count <= Self.greatestCount else {
      throw log.error("more than \(Self.greatestCount) columns: keep time and positions", at: line)
    }
    isNamed = cells.allSatisfy { Double($0) == nil && !$0.isEmpty }
    names =
      isNamed
      ? cells.map(String.init)
      : ["time"] + (1..<max(cells.count, 2)).map { $0 == 1 ? "value" : "value \($0)" }
    keys = names.map { $0.lowercased().filter { !" -\"'".contains($0) } }
    let times = keys.firstIndex { Self.timeNames[$0] != nil }
    guard let column = times ?? keys.firstIndex(where: Self.numberNames.contains) else {
      throw log.error("no column 'time': name the columns in the first row", at: line)
    }
    timeColumn = column
    unit = Self.timeNames[keys[column]] ?? 1.0 / 60
  }

  /// The source of the times: stamps, or only numbers of frames.
  var clock: PositionTable.Clock { Self.numberNames.contains(keys[timeColumn]) ? .lines : .stamps }

  /// The columns with values: neither times nor numbers nor velocities.
  var values: [Int] {
    names.indices.filter {
      $0 != timeColumn && !Self.numberNames.contains(keys[$0]) && keys[$0] != "velocity"
    }
  }

  func meaning(of column: Int) -> PositionTable.Meaning {
    Self.meanings[keys[column].filter { $0 != "_" }] ?? .other
  }
}

/// Reads rows, and notes those that say nothing.
private struct RowReader {
  let log: LogText
  let heading: TableHeading
  var times: [Double] = []
  var columns: [[Double?]]
  var skipped: [SkippedLines] = []

  init(log: LogText, heading: TableHeading) {
    self.log = log
    self.heading = heading
    columns = Array(repeating: [], count: heading.names.count)
  }

  /// The texts of a missing value.
  private static let missing: Set<String> = ["", "null", "nil", "nan", "none", "-", "n/a"]

  mutating func read(_ cells: [Substring], line: Int) {
    let text = log.lines[line - 1]
    guard cells.count == columns.count else {
      return skipped.add(line, "\(cells.count) columns instead of \(columns.count)", text)
    }
    let unit = heading.unit
    guard let time = Double(cells[heading.timeColumn]), time.isFinite, abs(time) <= 1e15 else {
      return skipped.add(line, "its time is no number", text)
    }
    guard times.last.map({ time * unit > $0 }) ?? true else {
      return skipped.add(line, "its time is not after the one before", text)
    }
    var values: [Double?] = []
    for cell in cells {
      if Self.missing.contains(cell.lowercased()) {
        values.append(nil)
      } else if let value = Double(cell), value.isFinite,
        abs(value) <= 1e9 || values.count == heading.timeColumn
      {
        values.append(value)
      } else {
        return skipped.add(line, "a value is no number", text)
      }
    }
    times.append(time * unit)
    for index in columns.indices { columns[index].append(values[index]) }
  }
}

extension LoggedScreen {
  /// Reads `# screen 402x874@3 safe 62 34`; nil where the comment says something else.
  init?(comment line: Substring) {
    var scanner = TextScanner(line)
    guard scanner.skip(past: "screen"), let width = scanner.number(), scanner.take("x"),
      let height = scanner.number(), (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    (self.width, self.height) = (width, height)
    if scanner.take("@"), let scale = scanner.number(), (1...4).contains(scale) {
      self.scale = scale
    }
    if scanner.skip(past: "safe"), let top = scanner.number(), let bottom = scanner.number(),
      (0...height / 2).contains(top), (0...height / 2).contains(bottom)
    {
      (safeTop, safeBottom) = (top, bottom)
    }
  }
}
