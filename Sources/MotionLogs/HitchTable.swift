import Foundation
import Scenes

/// The table `hitches` of Instruments, as `xctrace export` writes it.
///
/// A row has a cell for each column of the schema before it. A cell with an `id` can be meant again
/// by `ref`. Times are nanoseconds.
struct HitchTable {
  private(set) var hitches: [LoggedHitch] = []
  private(set) var skipped: [SkippedLines] = []

  /// The table that is being read.
  private var schema: String?
  private var columns: [String] = []
  private var row: [Cell]?
  private var rowLine = 0
  /// The values that have an id, by it.
  private var known: [String: String] = [:]
  /// The elements that are open.
  private var path: [Element] = []

  private struct Cell {
    let name: String
    var text: String
  }

  private struct Element {
    let name: String
    let id: String?
    var text = ""
  }

  /// Elements are nested no deeper.
  private static let greatestDepth = 100

  init(_ log: LogText) throws(SceneError) {
    var reader = MarkupReader(log)
    while let piece = try reader.next() {
      switch piece {
      case .open(let name, let attributes, let isEmpty):
        try open(name, attributes, log: log, line: reader.line)
        if isEmpty { try close(name, log: log, line: reader.line) }
      case .close(let name): try close(name, log: log, line: reader.line)
      case .text(let text): if !path.isEmpty { path[path.count - 1].text += text }
      }
    }
    guard path.isEmpty else {
      throw log.error(
        "<\(path[path.count - 1].name)> has no end: the file breaks off", at: reader.line)
    }
    guard !hitches.isEmpty else {
      throw log.error(
        "no row of a table 'hitches': export it with --xpath"
          + " '/trace-toc/run[@number=\"1\"]/data/table[@schema=\"hitches\"]'", at: 1)
    }
    hitches.sort { $0.start < $1.start }
  }

  private mutating func open(
    _ name: String, _ attributes: [String: String], log: LogText, line: Int
  ) throws(SceneError) {
    guard path.count < Self.greatestDepth else {
      throw log.error("elements are nested more than \(Self.greatestDepth) deep", at: line)
    }
    if name == "schema" {
      (schema, columns) = (attributes["name"], [])
    } else if name == "row", row == nil {
      (row, rowLine) = ([], line)
    } else if row != nil, path.last?.name == "row" {
      row?.append(Cell(name: name, text: attributes["ref"].flatMap { known[$0] } ?? ""))
    }
    path.append(Element(name: name, id: attributes["id"]))
  }

  private mutating func close(
    _ name: String, log: LogText, line: Int
  ) throws(SceneError) {
    guard let element = path.popLast(), element.name == name else {
      throw log.error("</\(name)> closes nothing: the XML is broken", at: line)
    }
    let text = String(Substring(element.text).trimmed)
    if let id = element.id { known[id] = text }
    switch (name, path.last?.name) {
    case ("mnemonic", "col"): columns.append(text)
    case ("row", _): endRow(log)
    case (_, "row"):
      if let count = row?.count, !text.isEmpty { row?[count - 1].text = text }
    default: break
    }
  }

  private mutating func endRow(_ log: LogText) {
    defer { row = nil }
    guard let row else { return }
    let line = log.lines[min(rowLine, log.lines.count) - 1]
    guard schema == "hitches" else {
      return skipped.add(
        rowLine, "a row of the table '\(schema ?? "")', which has no hitches", line)
    }
    func number(_ mnemonic: String, _ element: String) -> Double? {
      let place = columns.firstIndex(of: mnemonic)
      let cell =
        place.flatMap { $0 < row.count ? row[$0] : nil } ?? row.first { $0.name == element }
      return cell.flatMap { Double($0.text) }
    }
    guard let start = number("start", "start-time"), let length = number("duration", "duration"),
      (0...1e15).contains(start), (1...1e13).contains(length)
    else { return skipped.add(rowLine, "a row without start and duration", line) }
    let hitch = LoggedHitch(start: start / 1e9, duration: length / 1e9)
    // The system and the app can have a row each for one hitch.
    if hitches.last?.start != hitch.start { hitches.append(hitch) }
  }
}

/// Reads XML piece by piece; entities other than the five are not expanded, and nothing is opened.
struct MarkupReader {
  /// A piece of a document.
  enum Piece {
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    case close(name: String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var offset = 0
  private let log: LogText

  /// The number of the line that is being read.
  private(set) var line = 1

  init(_ log: LogText) {
    self.log = log
    bytes = Array(log.lines.joined(separator: "\n").utf8)
  }

  /// The next piece; nil at the end.
  mutating func next() throws(SceneError) -> Piece? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else { return text() }
      if skip("<?") {
        try skip(past: "?>")
      } else if skip("<!--") {
        try skip(past: "-->")
      } else if skip("<!") {
        throw log.error("a declaration or CDATA, which no table of xctrace has", at: line)
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func text() -> Piece {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { advance() }
    return .text(Self.unescaped(String(decoding: bytes[start..<offset], as: UTF8.self)))
  }

  private mutating func tag() throws(SceneError) -> Piece {
    let first = line
    advance()
    let start = offset
    var quote: UInt8?
    while offset < bytes.count, quote != nil || bytes[offset] != UInt8(ascii: ">") {
      let byte = bytes[offset]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      advance()
    }
    guard offset < bytes.count else {
      throw log.error("a tag without its end: the file breaks off", at: first)
    }
    var inside = Substring(String(decoding: bytes[start..<offset], as: UTF8.self))
    advance()
    if inside.first == "/" { return .close(name: String(inside.dropFirst().trimmed)) }
    let isEmpty = inside.last == "/"
    if isEmpty { inside = inside.dropLast() }
    let name = inside.prefix { !$0.isWhitespace }
    guard !name.isEmpty else { throw log.error("a tag without a name", at: first) }
    return .open(
      name: String(name), attributes: Self.attributes(inside.dropFirst(name.count)),
      isEmpty: isEmpty)
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].trimmed
      let value = rest[rest.index(after: equals)...].trimmed
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      found[String(name)] = unescaped(String(value[value.index(after: value.startIndex)..<end]))
      rest = value[value.index(after: end)...]
    }
    return found
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return entities.reduce(text) { text, entity in
      text.components(separatedBy: entity.0).joined(separator: entity.1)
    }
  }

  private mutating func advance() {
    if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
    offset += 1
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let found = text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    if found { offset += text.utf8CodeUnitCount }
    return found
  }

  private mutating func skip(past text: StaticString) throws(SceneError) {
    let first = line
    while offset < bytes.count {
      if skip(text) { return }
      advance()
    }
    throw log.error("a comment without its end: the file breaks off", at: first)
  }
}
