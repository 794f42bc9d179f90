import Foundation
public import Scenes

/// Scenes on disk.
public enum SceneFile {
  /// A scene is read whole, so a file of more bytes than this is refused.
  static let greatestSize = 4 << 20
  private static let extensions: Set = ["yaml", "yml", "json"]

  /// The scene files of some paths, each once, by the first name that it has among them.
  public static func files(at paths: [String]) throws(SceneError) -> [String] {
    var first: SceneError?
    let files = files(at: paths) { first = first ?? $0 }
    if let first { throw first }
    return files
  }

  /// The same of those paths at which there are some; `note` hears of the others.
  package static func files(at paths: [String], note: (SceneError) -> Void) -> [String] {
    var seen: Set<String> = []
    var files: [String] = []
    for path in paths {
      do throws(SceneError) {
        for file in try self.files(at: path) {
          let name = file == InputText.standardInput ? "/dev/stdin" : file
          let place = URL(fileURLWithPath: name).resolvingSymlinksInPath().path
          if seen.insert(place).inserted { files.append(file) }
        }
      } catch {
        note(error)
      }
    }
    return files
  }

  /// The scene files of a path: itself, or all below it in order of their paths.
  ///
  /// Hidden files of a folder are left out, as are reports that were written there, the scenes'
  /// schema, and `seam.yaml`. Playbacks count where a folder holds no scene. `-` is the standard
  /// input.
  public static func files(at path: String) throws(SceneError) -> [String] {
    guard path != InputText.standardInput, try isFolder(path) else { return [path] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    // A link to a folder is followed; files keep the name that the folder was given by.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: target)?.compactMap { $0 as? String } ?? []
    let files = names.filter { name in
      extensions.contains((name as NSString).pathExtension.lowercased())
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { "\(folder)/\($0)" }.filter { (try? isFolder($0)) != true }
    let scenes = files.filter {
      !PlaybackFile.isNamed(at: $0) && !isReport($0)
        && ($0 as NSString).lastPathComponent != DefaultsFile.name
    }
    guard scenes.isEmpty else { return scenes.sorted() }
    let playbacks = files.filter(PlaybackFile.isNamed(at:))
    guard !playbacks.isEmpty else {
      throw failure(path, "this folder holds no scene: put a .yaml file there, or name another")
    }
    return playbacks.sorted()
  }

  /// The text of a scene file, or of the standard input, which is called `-`.
  public static func text(at path: String) throws(SceneError) -> String {
    try text(at: path, atMost: greatestSize, orElse: "make it several")
  }

  /// The text of a playback file.
  public static func playbackText(at path: String) throws(SceneError) -> String {
    try text(
      at: path, atMost: PlaybackFile.greatestSize, orElse: "save a shorter scene, or fewer layers")
  }

  private static func text(
    at path: String, atMost limit: Int, orElse advice: String
  ) throws(SceneError) -> String {
    if path != InputText.standardInput, try isFolder(path) {
      throw failure(path, "this is a folder: name a file in it")
    }
    return try InputText.read(path, atMost: limit, orElse: advice)
  }

  private static func isFolder(_ path: String) throws(SceneError) -> Bool {
    guard !path.isEmpty else { throw failure("''", "a path is empty: name a file or a folder") }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw failure(path, "there is no such file: look for a misspelt path")
    }
    return isFolder.boolValue
  }

  /// True if a JSON file is a report or schema of this program: its first key is none of a scene's.
  private static func isReport(_ path: String) -> Bool {
    guard path.lowercased().hasSuffix(".json"), let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: 256)
    else { return false }
    let start = String(decoding: head, as: UTF8.self).filter { !$0.isWhitespace }
    return ["cases\":[", "version\":", "$schema\":"].contains { start.hasPrefix("{\"" + $0) }
  }

  private static func failure(_ path: String, _ message: String) -> SceneError {
    SceneError(at: SourceLocation(file: path, line: 1, column: 1), message)
  }
}

/// The text of a file, of a pipe, or of the standard input, which is called `-`.
package enum InputText {
  /// The path that means the standard input.
  package static let standardInput = "-"

  /// True if something was read that cannot be read once more.
  nonisolated(unsafe) package private(set) static var hasReadPipe = false

  /// Reads text as UTF-8, at most the given number of bytes.
  package static func read(
    _ path: String, atMost limit: Int, orElse advice: String
  ) throws(SceneError) -> String {
    let file = path == standardInput ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file else {
      throw failure(path, "the file cannot be read: name a file on disk that you may read")
    }
    if path == standardInput || lseek(file.fileDescriptor, 0, SEEK_CUR) < 0 { hasReadPipe = true }
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
