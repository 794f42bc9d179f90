import Foundation

/// Playbacks on disk: JSON, version 1, with each layer once.
public enum PlaybackFile {
  /// The end of a playback's file name.
  public static let suffix = ".playback.json"
  /// The version of the format that is written and read.
  public static let version = 1
  /// A file of more bytes is not read.
  public static let greatestSize = 64 << 20

  /// True if a path is that of a playback by its name.
  public static func isNamed(at path: String) -> Bool { path.lowercased().hasSuffix(suffix) }

  /// True if a text begins as a playback's does.
  public static func begins(_ text: String) -> Bool {
    text.prefix(256).filter { !$0.isWhitespace }.hasPrefix("{\"version\":")
  }
}

extension PlaybackFile {
  /// A playback as the text of a file; the same playback is the same text.
  ///
  /// - Throws: `EncodingError` where a number of it is infinite.
  public static func text(of playback: Playback) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let fields = String(decoding: try encoder.encode(playback), as: UTF8.self)
    return "{\"version\":\(version),\(fields.dropFirst())\n"
  }

  /// Reads a playback.
  ///
  /// - Parameters:
  ///   - text: what the file holds.
  ///   - file: what messages call it.
  /// - Returns: The playback, in which commits share layers as they did.
  /// - Throws: A ``SceneError`` that says where the text is wrong.
  public static func playback(in text: String, file: String) throws(SceneError) -> Playback {
    let json = JSONText(Array(text.utf8))
    func error(at offset: Int, _ message: String) -> SceneError {
      let (line, column) = json.place(of: offset)
      return SceneError(at: SourceLocation(file: file, line: line, column: column), message)
    }
    do throws(JSONText.Mistake) {
      try json.check()
    } catch {
      throw error.of(file, json)
    }
    do {
      return try JSONDecoder().decode(Document.self, from: Data(text.utf8)).playback
    } catch let mistake as DecodingError {
      throw error(at: json.offset(of: mistake.path), mistake.sentence)
    } catch let failure {
      throw error(at: 0, "the playback cannot be read: \(failure)")
    }
  }

  /// A playback, once the version is known to be right.
  private struct Document: Decodable {
    let playback: Playback

    private enum CodingKeys: String, CodingKey {
      case version
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let version = try fields.decode(Int.self, forKey: .version)
      guard version == PlaybackFile.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: fields,
          debugDescription:
            "must be \(PlaybackFile.version), not \(version): save the playback with this program")
      }
      playback = try Playback(from: decoder)
    }
  }
}

extension JSONText.Mistake {
  fileprivate func of(_ file: String, _ json: JSONText) -> SceneError {
    let (line, column) = json.place(of: offset)
    return SceneError(
      at: SourceLocation(file: file, line: line, column: column),
      "not a playback's JSON: \(message)")
  }
}

extension PlaybackFile {
  /// The most bytes of a case's name that a file's name takes, of the 255 that systems allow.
  private static let greatestLength = 180

  /// The name of the file that a case's playback is saved in.
  ///
  /// Letters, digits, `.` but at the beginning, `-`, `(`, `)` and `,` stay; a space becomes `_`;
  /// every other byte of UTF-8 becomes `%` and two digits. Where that is longer than 180 characters
  /// it is cut, and `~` with 16 digits of the whole name's hash (FNV-1a) follows. So different names
  /// of cases are different names of files.
  public static func name(for caseName: String) -> String {
    var words: [String] = []
    for byte in caseName.utf8 { words.append(escaped(byte, isFirst: words.isEmpty)) }
    let whole = words.joined()
    guard whole.count > greatestLength else { return whole + suffix }
    var stem = ""
    for word in words {
      guard stem.count + word.count <= greatestLength - 17 else { break }
      stem += word
    }
    let digits = String(hash(of: caseName), radix: 16)
    return "\(stem)~\(String(repeating: "0", count: 16 - digits.count))\(digits)\(suffix)"
  }

  private static func escaped(_ byte: UInt8, isFirst: Bool) -> String {
    let character = Character(Unicode.Scalar(byte))
    let stays =
      byte < 0x80
      && (character.isLetter || character.isNumber || "-(),".contains(character)
        || (character == "." && !isFirst))
    if stays { return String(character) }
    if character == " " { return "_" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }

  private static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension DecodingError {
  private var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  /// The way to the value that is wrong, from the root.
  var path: [any CodingKey] { context?.codingPath ?? [] }

  /// The fault, and advice.
  var sentence: String {
    let name = path.isEmpty ? "the playback" : "'\(path.inWords)'"
    switch self {
    case .keyNotFound(let key, _):
      return "\(name) lacks '\(key.stringValue)': write it, or save the playback anew"
    case .typeMismatch(let type, _), .valueNotFound(let type, _):
      return "\(name) must be \(Self.noun(of: type))"
    case .dataCorrupted(let context):
      let reason = context.debugDescription
      let isOurs = ["must ", "cannot ", "go ", "hold "].contains(where: reason.hasPrefix)
      return "\(name) \(isOurs ? reason : "cannot be read: \(reason)")"
    @unknown default:
      return "\(name) cannot be read"
    }
  }

  private static func noun(of type: any Any.Type) -> String {
    if type is any BinaryInteger.Type { return "a whole number" }
    if type is any BinaryFloatingPoint.Type { return "a number" }
    if type is String.Type { return "text in quotes" }
    if type is Bool.Type { return "true or false" }
    return "\(type)".hasPrefix("Array<") ? "a list" : "a map of keys and values"
  }
}

extension [any CodingKey] {
  /// As JavaScript writes it, cut short and without what could break a line: `layers[3].bounds`.
  fileprivate var inWords: String {
    var text = ""
    for key in self {
      if let index = key.intValue, key.stringValue.hasPrefix("Index ") {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue.prefix(40).withoutControlsOfPrefix
      }
    }
    return text
  }
}

extension Substring {
  fileprivate var withoutControlsOfPrefix: String { String(self).withoutControls }
}
