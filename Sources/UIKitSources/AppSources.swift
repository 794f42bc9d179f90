import Foundation
import PackagePlugin

/// The UIKit files of a target.
struct AppSources {
  /// The content of `uikit-sources.json`.
  private struct Configuration: Decodable {
    /// Files and folders, relative to the target's folder.
    var sources: [String]?
    /// Files and folders to leave out: names, or ends of paths.
    var exclude: [String]?
    /// True to compile only the files that the target's own Swift files use.
    var onlyUsed: Bool?
  }

  static let configurationName = "uikit-sources.json"
  static let standardFolder = "App"

  let folders: [URL]
  /// True if only the files that the target's own Swift files use are compiled.
  let onlyUsed: Bool
  /// The Swift files, in the order of their paths.
  private(set) var files: [URL] = []
  /// Storyboards and nibs.
  private(set) var interfaceFiles: [URL] = []
  /// Models of Core Data.
  private(set) var models: [URL] = []
  /// The parts of asset catalogues in the target's folder and among the files.
  private(set) var assets: [URL] = []

  init(of directory: URL) throws {
    let configuration = try Self.configuration(in: directory)
    folders = (configuration.sources ?? [Self.standardFolder]).map {
      URL(fileURLWithPath: $0, relativeTo: directory).standardizedFileURL.resolvingSymlinksInPath()
    }
    let excluded = configuration.exclude ?? []
    onlyUsed = configuration.onlyUsed ?? false
    for folder in folders {
      for file in Self.files(in: folder) where !Self.matches(file, excluded) {
        switch file.pathExtension {
        case "swift": files.append(file)
        case "storyboard", "xib": interfaceFiles.append(file)
        case "" where file.path.hasSuffix(".xcdatamodel/contents"): models.append(file)
        default: break
        }
      }
    }
    let catalogs = (folders + [directory]).flatMap(Self.files).filter {
      $0.path.contains(".xcassets/") && $0.lastPathComponent == "Contents.json"
    }
    assets = Set(catalogs).sorted { $0.path < $1.path }
    files.sort { $0.path < $1.path }
    models.sort { $0.path < $1.path }
  }

  /// The files of a target that a target depends on; nil where it has none for the plugin.
  init?(ifUsedBy target: any Target) throws {
    let directory = target.directoryURL
    let manager = FileManager.default
    guard target is SwiftSourceModuleTarget,
      manager.fileExists(atPath: directory.appending(path: Self.configurationName).path)
        || manager.fileExists(atPath: directory.appending(path: Self.standardFolder).path)
    else { return nil }
    try self.init(of: directory)
  }

  private static func configuration(in directory: URL) throws -> Configuration {
    let file = directory.appending(path: configurationName)
    guard let data = FileManager.default.contents(atPath: file.path) else { return Configuration() }
    do {
      return try JSONDecoder().decode(Configuration.self, from: data)
    } catch {
      throw SourcesError(
        "\(file.path):1:1: error: not as {\"sources\": [\"../MyApp\"], \"exclude\": "
          + "[\"AppDelegate.swift\"]}: \(error)")
    }
  }

  private static func files(in folder: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [folder] }
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).map { folder.appending(path: $0) }
  }

  /// True if a path has a part, or an end, that is left out, or is of a playground.
  private static func matches(_ file: URL, _ excluded: [String]) -> Bool {
    file.pathComponents.contains { $0.hasSuffix(".playground") }
      || excluded.contains { ("/" + file.path + "/").contains("/" + $0 + "/") }
  }

  /// The names of the files' copies, of which two may have one name: not the files' own, whose
  /// names compilers give the copies.
  var copyNames: [String] {
    var counts: [String: Int] = [:]
    return files.map { file in
      let name = file.deletingPathExtension().lastPathComponent
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      return "\(name)\(number > 1 ? "-\(number)" : "").rewritten.swift"
    }
  }
}

/// An error in a target's files.
struct SourcesError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
