import Scenes

/// A value of a scene that is being written.
package indirect enum DraftValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([DraftValue])
  case map([Entry])

  /// A key of a map, and its value.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package var value: DraftValue

    package init(_ key: String, _ value: DraftValue) {
      self.key = key
      self.value = value
    }
  }

  /// A map without entries.
  package static let nothing = map([])

  /// A map of the entries that are there.
  static func map(_ entries: Entry?...) -> DraftValue { .map(entries.compactMap { $0 }) }
}

extension DraftValue {
  /// The value of a handler's option.
  init(_ value: HandlerSpec.Value) {
    switch value {
    case .word(let word): self = .text(word)
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    }
  }

  /// The value as YAML, on one line.
  package var yaml: String {
    switch self {
    case .number(let number): number.plain
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): text.isPlainYAML ? text : text.quotedYAML
    case .list(let values): "[\(values.map(\.yaml).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\(DraftValue.text($0.key).yaml): \($0.value.yaml)" }.joined(separator: ", "))}"
    }
  }
}

extension Double {
  /// Without the decimals of a whole number.
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }

  /// To a millionth, so that sums of short decimals are short.
  var tidy: Double { (self * 1e6).rounded() / 1e6 + 0 }
}

extension String {
  /// True if it is a word, or several, that YAML takes for text without quotes.
  fileprivate var isPlainYAML: Bool {
    let isWords = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " -._()".contains($0)) }
    let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    guard isWords, first?.isLetter == true, last != " " else { return false }
    return !words.contains(lowercased())
  }

  fileprivate var quotedYAML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\x" + (digits.count < 2 ? "0" : "") + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}
