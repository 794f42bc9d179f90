/// The places of a JSON report's cases in its bytes, by which they are read one at a time: a
/// decoder's tree of a whole report takes several times as much memory as the report.
struct ReportText {
  /// The bytes of each case.
  private(set) var cases: [Range<Int>] = []
  /// The report without its cases.
  private(set) var rest: [UInt8] = []

  /// Nil where the bytes are not laid out as ``JSONReporter`` does: the cases first, each an object.
  init?(_ bytes: [UInt8]) {
    var scan = JSONScan(bytes)
    guard scan.take("{"), scan.take("\"cases\""), scan.take(":"), scan.take("[") else {
      return nil
    }
    rest = Array(bytes[..<scan.place])
    while !scan.isAt("]") {
      guard cases.isEmpty || scan.take(","), let object = scan.takeObject() else { return nil }
      cases.append(object)
    }
    rest += bytes[scan.place...]
  }
}

/// A walk over the bytes of JSON.
private struct JSONScan {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True if the text comes next, spaces and line breaks apart.
  mutating func isAt(_ text: StaticString) -> Bool {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    return text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  /// The bytes of an object, whose braces match; nil where none comes next.
  mutating func takeObject() -> Range<Int>? {
    guard isAt("{") else { return nil }
    let start = place
    var depth = 0
    repeat {
      guard place < bytes.count else { return nil }
      switch bytes[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): skipText()
      default: break
      }
      place += 1
    } while depth > 0
    return start..<place
  }

  /// Goes on to the quotation mark that ends a text.
  private mutating func skipText() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
  }
}
