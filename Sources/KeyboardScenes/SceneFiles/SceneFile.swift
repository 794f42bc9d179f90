import Foundation

/// Scenes on disk.
public enum SceneFile {
  /// A scene is read whole, so a file of more bytes than this is refused.
  static let greatestSize = 4 << 20
  private static let extensions: Set = ["yaml", "yml", "json"]

  /// The scene files that a path stands for: itself, or all below it in order of their paths.
  public static func files(at path: String) throws(SceneError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw failure(path, "there is no such file")
    }
    guard isFolder.boolValue else { return [path] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
    guard !files.isEmpty else { throw failure(path, "this folder holds no scene (.yaml)") }
    return files.sorted().map { "\(folder)/\($0)" }
  }

  /// The text of a scene file.
  public static func text(at path: String) throws(SceneError) -> String {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    guard size ?? 0 <= greatestSize else {
      throw failure(path, "the file is larger than \(greatestSize >> 20) MiB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure(path, "the file cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw failure(path, "the file is not UTF-8 text")
    }
    return text
  }

  private static func failure(_ path: String, _ message: String) -> SceneError {
    SceneError(at: SourceLocation(file: path, line: 1, column: 1), message)
  }
}
