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
