import Foundation
import Scenes
import Yams

/// The text of a scene, made into nodes with their places.
struct SceneText {
  private let yaml: String
  private let file: String
  /// The noun for the text in messages, and the way one begins.
  private let noun: String
  private let beginning: String

  init(
    _ yaml: String, file: String, noun: String = "scene", beginning: String = "scene: TITLE"
  ) {
    // JSON may be indented with tabs, which YAML forbids; inside its strings they cannot be.
    let isJSON = yaml.first { !$0.isWhitespace } == "{"
    self.yaml =
      isJSON
      ? yaml.withSpacesForTabs.withSurrogatesInJSONJoined : yaml
    self.file = file
    self.noun = noun
    self.beginning = beginning
  }

  /// The most values of a scene once its aliases are written out.
  private static let greatestCount = 200_000

  /// The root of the only document.
  func compose() throws(SceneError) -> Node {
    guard !yaml.mayHoldAliasesInKeys else {
      throw failure("only words can be keys beside anchors: '?', lists, maps and aliases cannot")
    }
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml, .basic)
    } catch {
      throw sceneError(error)
    }
    guard let node, node.null == nil else {
      throw failure("the \(noun) is empty: begin with '\(beginning)'")
    }
    var budget = Self.greatestCount
    guard node.fits(into: &budget) else {
      throw failure(
        "the \(noun) holds more than \(Self.greatestCount) values, aliases written out: make it"
          + " smaller")
    }
    return node
  }

  private func failure(_ message: String, line: Int = 1, column: Int = 1) -> SceneError {
    SceneError(at: SourceLocation(file: file, line: line, column: column), message)
  }

  private func failure(_ problem: YAMLProblem) -> SceneError {
    failure("not valid YAML: \(problem.message)", line: problem.line, column: problem.column)
  }

  private func sceneError(_ error: any Error) -> SceneError {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      failure(YAMLProblem(problem, at: mark, in: context, of: yaml))
    case .duplicatedKeysInMapping(let duplicates, let context):
      failure(
        "duplicate key \(duplicates.map(\.quoted).asList)",
        line: context.mark.line, column: context.mark.column)
    case .reader(let problem, _, _, _):
      forbiddenCharacter("not valid YAML: \(problem)")
    default:
      failure("not valid YAML")
    }
  }

  /// An error at the first character that YAML does not allow.
  private func forbiddenCharacter(_ message: String) -> SceneError {
    let before = yaml.unicodeScalars.prefix { $0.isAllowedInYAML }
    let lines = String(before).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let column = (lines.last?.unicodeScalars.count ?? 0) + 1
    return failure(message, line: lines.count, column: column)
  }
}

extension String {
  fileprivate var withSpacesForTabs: String {
    let (tab, space) = (UInt8(ascii: "\t"), UInt8(ascii: " "))
    return String(decoding: utf8.map { $0 == tab ? space : $0 }, as: UTF8.self)
  }

  /// The beginning, in quotes, without what could break the line of a message.
  fileprivate var quoted: String { "'\(prefix(40).filter { !$0.isControl })'" }
}

extension Unicode.Scalar {
  /// True if YAML's set of printable characters has it.
  ///
  /// Source: YAML 1.1, section 5.1.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0a, 0x0d, 0x20...0x7e, 0x85, 0xa0...0xd7ff: true
    case 0xe000...0xfffd: value != 0xfeff
    default: value >= 0x1_0000
    }
  }
}

extension Node {
  /// True if all values below fit into the budget; aliases count each time they are used.
  fileprivate func fits(into budget: inout Int) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    switch self {
    case .scalar, .alias: return true
    case .sequence(let sequence):
      for element in sequence where !element.fits(into: &budget) { return false }
    case .mapping(let mapping):
      for (key, value) in mapping
      where !key.fits(into: &budget) || !value.fits(into: &budget) { return false }
    }
    return true
  }
}

extension String {
  /// True if it has anchors and, somewhere, what looks like a key that is not a word.
  ///
  /// Keys are compared while the text is read, so that aliases in them, of lists of aliases of
  /// lists, would take time without bound.
  var mayHoldAliasesInKeys: Bool {
    var (hasAnchor, hasKey) = (false, false)
    var last: Unicode.Scalar = "\n"
    // True if a colon here would end a list, a map or an alias, and true if the alias goes on.
    var (endsValue, isInAlias) = (false, false)
    for scalar in unicodeScalars {
      hasAnchor = hasAnchor || (last == "&" && scalar.isInName)
      hasKey = hasKey || (scalar == "?" && !last.isInName) || (scalar == ":" && endsValue)
      isInAlias = scalar.isInName && (isInAlias || last == "*")
      let isBlank = scalar == " " || scalar == "\t"
      endsValue = scalar == "]" || scalar == "}" || isInAlias || (isBlank && endsValue)
      last = scalar
    }
    return hasAnchor && hasKey
  }
}

extension Unicode.Scalar {
  /// True if it can continue a name, such as an anchor's.
  fileprivate var isInName: Bool {
    self == "_" || self == "-" || (isASCII && properties.isAlphabetic)
      || properties.numericType != nil
  }
}

extension String {
  /// JSON with each pair of surrogates, `\ud83d\ude00`, as the one escape that YAML has for it.
  ///
  /// The escape is two characters shorter; two spaces behind the string leave all else in its place.
  /// Source: RFC 8259, section 7; YAML 1.2, section 5.7.
  var withSurrogatesInJSONJoined: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    return String(decoding: JSONSurrogates.joined(in: Array(utf8)), as: UTF8.self)
  }
}

/// Joins the surrogates in the bytes of a JSON text, each of which is looked at a few times at most.
enum JSONSurrogates {
  private static let (backslash, quote) = (UInt8(ascii: "\\"), UInt8(ascii: "\""))
  /// The length of two escapes, `\ud83d\ude00`.
  private static let pairLength = 12

  static func joined<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var (isInString, owedSpaces) = (false, 0)
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let byte = bytes[index]
      if isInString, byte == backslash {
        if let scalar = pair(in: bytes[index...].prefix(pairLength)) {
          text += Array(scalar.yamlEscape.utf8)
          owedSpaces += 2
          index = bytes.index(index, offsetBy: pairLength)
        } else {
          let end = bytes.index(index, offsetBy: 2, limitedBy: bytes.endIndex) ?? bytes.endIndex
          text += bytes[index..<end]
          index = end
        }
        continue
      }
      text.append(byte)
      bytes.formIndex(after: &index)
      guard byte == quote else { continue }
      isInString.toggle()
      text += Array(repeating: UInt8(ascii: " "), count: owedSpaces)
      owedSpaces = 0
    }
    return text
  }

  /// The character of two escapes; nil where they are none.
  private static func pair(in bytes: some Collection<UInt8>) -> Unicode.Scalar? {
    guard bytes.count == pairLength, let high = unit(in: bytes.prefix(6)),
      let low = unit(in: bytes.dropFirst(6)), UTF16.isLeadSurrogate(high),
      UTF16.isTrailSurrogate(low)
    else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(high & 0x3ff) << 10 | UInt32(low & 0x3ff)))
  }

  /// The unit of an escape.
  private static func unit(in escape: some Collection<UInt8>) -> UInt16? {
    let digits = escape.dropFirst(2)
    guard escape.starts(with: [backslash, UInt8(ascii: "u")]),
      digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension Unicode.Scalar {
  fileprivate var yamlEscape: String {
    let digits = String(value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
