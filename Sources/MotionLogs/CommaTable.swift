import Scenes

/// A table of numbers in columns: what a display link wrote, or any other program.
///
/// The first row may name the columns; `time` and its like are seconds, `ms` milliseconds. Columns
/// are parted by commas, semicolons or tabs. Lines that begin with `#` are comments; ours name the
/// screen: `# screen 402x874@3 safe 62 34`.
struct CommaTable {
  private(set) var table: PositionTable
  private(set) var skipped: [SkippedLines] = []

  /// The names of a column of times, and the seconds that one of its units has.
  private static let timeNames: [String: Double] = [
    "time": 1, "t": 1, "seconds": 1, "s": 1, "timestamp": 1, "time_s": 1, "times": 1, "pts": 1,
    "pts_time": 1, "targettimestamp": 1, "time(s)": 1, "ms": 0.001, "time_ms": 0.001,
    "timems": 0.001, "milliseconds": 0.001, "time(ms)": 0.001,
  ]
  /// The names of columns that have a meaning.
  private static let meanings: [String: PositionTable.Meaning] = [
    "keyboard": .keyboardTop, "keyboardtop": .keyboardTop, "keyboardy": .keyboardTop,
    "keyboardheight": .keyboardHeight, "guide": .guideTop, "guidetop": .guideTop, "bar": .barBottom,
    "barbottom": .barBottom,
    "bartop": .barTop,
  ]
  /// A table of more columns is none.
  private static let greatestCount = 64

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
    let isNamed = first.cells.allSatisfy { Double($0) == nil && !$0.isEmpty }
    let names = isNamed ? first.cells.map(String.init) : Self.plainNames(first.cells.count)
    guard names.count <= Self.greatestCount else {
      throw log.error(
        "more than \(Self.greatestCount) columns: keep time and positions", at: first.line)
    }
    let keys = names.map { $0.lowercased().filter { !" -\"'".contains($0) } }
    guard let timeColumn = keys.firstIndex(where: { Self.timeNames[$0] != nil }) else {
      throw log.error("no column 'time': name the columns in the first row", at: first.line)
    }
    var reader = RowReader(
      log: log, count: names.count, timeColumn: timeColumn,
      unit: Self.timeNames[keys[timeColumn]] ?? 1)
    for row in rows where !(isNamed && row.line == first.line) {
      reader.read(row.cells, line: row.line)
    }
    guard !reader.times.isEmpty else {
      throw log.error("no row has a time and a number: give seconds and points", at: first.line)
    }
    let start = reader.times[0]
    let others = names.indices.filter { $0 != timeColumn }
    table = PositionTable(
      screen: screen, clock: .stamps, times: reader.times.map { $0 - start },
      columns: others.map { index in
        PositionTable.Column(
          name: names[index], meaning: Self.meanings[keys[index].filter { $0 != "_" }] ?? .other,
          values: reader.columns[index])
      })
    skipped = reader.skipped
  }

  private static func plainNames(_ count: Int) -> [String] {
    ["time"] + (1..<max(count, 2)).map { $0 == 1 ? "value" : "value \($0)" }
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

/// Reads rows, and notes those that say nothing.
private struct RowReader {
  let log: LogText
  let count: Int
  let timeColumn: Int
  let unit: Double
  var times: [Double] = []
  var columns: [[Double?]]
  var skipped: [SkippedLines] = []

  init(log: LogText, count: Int, timeColumn: Int, unit: Double) {
    (self.log, self.count, self.timeColumn, self.unit) = (log, count, timeColumn, unit)
    columns = Array(repeating: [], count: count)
  }

  /// What stands where a value is missing.
  private static let missing: Set<String> = ["", "null", "nil", "nan", "none", "-", "n/a"]

  mutating func read(_ cells: [Substring], line: Int) {
    let text = log.lines[line - 1]
    guard cells.count == count else {
      return skipped.add(line, "\(cells.count) columns instead of \(count)", text)
    }
    guard let time = Double(cells[timeColumn]), time.isFinite, abs(time) <= 1e15 else {
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
        abs(value) <= 1e9 || values.count == timeColumn
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
