import Foundation
package import Scenes

/// The text of a file, of a pipe, or of the standard input, which is called `-`.
package enum InputText {
  /// The path that means the standard input.
  package static let standardInput = "-"

  /// Reads text as UTF-8, at most the given number of bytes.
  package static func read(
    _ path: String, atMost limit: Int, orElse advice: String
  ) throws(SceneError) -> String {
    let file = path == standardInput ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file else {
      throw failure(path, "the file cannot be read: name a file on disk that you may read")
    }
    var data = Data()
    do {
      while data.count <= limit, let part = try file.read(upToCount: 1 << 16), !part.isEmpty {
        data += part
      }
    } catch {
      throw failure(path, "the file cannot be read: name a file on disk that you may read")
    }
    guard data.count <= limit else {
      throw failure(path, "the file is larger than \(limit >> 20) MiB: \(advice)")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw failure(path, "the file is not UTF-8 text: save it as that")
    }
    return text
  }

  private static func failure(_ path: String, _ message: String) -> SceneError {
    SceneError(at: SourceLocation(file: path, line: 1, column: 1), message)
  }
}
