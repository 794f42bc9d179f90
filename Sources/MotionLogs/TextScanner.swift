/// Reads numbers out of lines.
struct TextScanner {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  /// True if nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Goes beyond the next place where a text is; false where it is nowhere.
  mutating func skip(past text: String) -> Bool {
    guard let place = rest.range(of: text) else { return false }
    rest = rest[place.upperBound...]
    return true
  }

  /// Goes beyond a text that comes next.
  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Goes beyond characters of a kind.
  mutating func skip(while isSkipped: (Character) -> Bool) { rest = rest.drop(while: isSkipped) }

  /// The next number; nil where something else comes next.
  mutating func number() -> Double? {
    skip(while: \.isWhitespace)
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    // A number may be followed by a word, and ends before the letter then.
    for length in stride(from: digits.count, to: 0, by: -1) {
      let text = digits.prefix(length)
      guard let last = text.last, last.isNumber || last == ".", let number = Double(text) else {
        continue
      }
      rest = rest.dropFirst(length)
      return number.isFinite ? number : nil
    }
    return nil
  }

  /// The rectangle that comes next, as `{{0, 480}, {320, 216}}`.
  mutating func rectangle() -> [Double]? {
    guard skip(past: "{{") else { return nil }
    var numbers: [Double] = []
    for separator in [",", "}, {", ",", "}}"] {
      guard let number = number() else { return nil }
      numbers.append(number)
      skip(while: \.isWhitespace)
      guard take(separator) || (separator == "}, {" && take("},{")) else { return nil }
    }
    return numbers
  }
}

extension Substring {
  /// The first place of a text.
  func range(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var place = startIndex
    while let found = self[place...].firstIndex(of: first) {
      if self[found...].hasPrefix(text) {
        return found..<index(found, offsetBy: text.count)
      }
      place = index(after: found)
    }
    return nil
  }

  /// The seconds of the day that a line's first time stamp gives, as `12:00:01.234`.
  var timeOfDay: Double? {
    var scanner = TextScanner(prefix(80))
    while !scanner.isAtEnd {
      scanner.skip { !($0.isASCII && $0.isNumber) }
      guard !scanner.isAtEnd else { return nil }
      if let seconds = scanner.clockTime() { return seconds }
      scanner.skip { $0.isASCII && $0.isNumber }
    }
    return nil
  }
}

extension TextScanner {
  /// Hours, minutes and seconds; nothing is read where they do not come next.
  fileprivate mutating func clockTime() -> Double? {
    var scanner = self
    guard let hours = scanner.digits(2), scanner.take(":"), let minutes = scanner.digits(2),
      scanner.take(":"), let seconds = scanner.number(), hours < 24, minutes < 60,
      (0..<61).contains(seconds)
    else { return nil }
    self = scanner
    return Double(hours * 3600 + minutes * 60) + seconds
  }

  private mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == count, let number = Int(digits) else { return nil }
    rest = rest.dropFirst(count)
    return number
  }
}
