/// A row of views and the distances between them, as a visual format says it.
///
/// Source of the grammar: Apple, *Auto Layout Guide*, "Visual Format Language".
struct VisualFormat: Equatable {
  /// One condition on a size or a distance: `>=20@250`.
  struct Predicate: Equatable {
    enum Object: Equatable {
      case number(Double)
      /// A metric's or a view's name.
      case name(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// The distance between two neighbours.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard distance.
    case standard
    case spaced([Predicate])
  }

  enum Item: Equatable {
    case superview
    case view(name: String, sizes: [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// At least one, the superview only first and last.
  var items: [Item] = []
  /// One less than there are items.
  var connections: [Connection] = []
}

/// The place and the reason of a mistake in a visual format.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  let format: String
  /// The number of characters before the mistake.
  let offset: Int
  let message: String

  var description: String {
    "Unable to parse constraint format: \(message)\n\(format)\n"
      + String(repeating: " ", count: offset) + "^"
  }
}

/// Reads a visual format from left to right.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// The row that the text stands for.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var row = VisualFormat()
    if take("V:") { row.axis = .vertical } else { _ = take("H:") }
    row.items = [try item()]
    while position < characters.count {
      row.connections.append(try connection())
      row.items.append(try item())
      if row.items.last == .superview { break }
    }
    guard position == characters.count else { throw mistake("nothing follows the superview") }
    guard row.items != [.superview], row.items != [.superview, .superview] else {
      throw mistake("a view is expected: [name]")
    }
    return row
  }

  private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
    if take("|") { return .superview }
    guard take("[") else { throw mistake("a view is expected: [name]") }
    let name = try name()
    let sizes = next == "(" ? try predicates() : []
    guard take("]") else { throw mistake("']' is expected after a view") }
    return .view(name: name, sizes: sizes)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard next != "[", next != "|" else { return .standard }
    let distances = next == "(" ? try predicates() : [.init(object: try object())]
    guard take("-") else { throw mistake("'-' is expected after a distance") }
    return .spaced(distances)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var all: [VisualFormat.Predicate] = []
    guard take("(") else { throw mistake("'(' is expected") }
    repeat { all.append(try predicate()) } while take(",")
    guard take(")") else { throw mistake("')' is expected") }
    return all
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let object = try object()
    return .init(
      relation: relation, object: object, priority: take("@") ? try self.object() : nil)
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
    let start = position
    _ = take("-")
    while let next, next.isASCII, next.isNumber || next == "." { position += 1 }
    if let number = Double(String(characters[start..<position])) { return .number(number) }
    position = start
    return .name(try name())
  }

  private mutating func name() throws(VisualFormatError) -> String {
    let start = position
    while let next, next.isLetter || next.isNumber || next == "_" { position += 1 }
    guard position > start, !characters[start].isNumber else {
      throw mistake("a name or a number is expected")
    }
    return String(characters[start..<position])
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func mistake(_ message: String) -> VisualFormatError {
    VisualFormatError(format: format, offset: position, message: message)
  }
}
