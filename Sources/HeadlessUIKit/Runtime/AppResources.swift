public import Foundation

/// The files that the resource folders of the program's packages have, by their names.
///
/// On a phone they are in the app's bundle. SwiftPM copies those of a target into a folder
/// `PACKAGE_TARGET.resources` beside the program; the first file of a name holds.
public struct AppResources: Sendable {
  private let files: [String: URL]

  /// Those beside the program, which the plugin `UIKitSources` writes for `Bundle.main`.
  public static let standard = AppResources(beside: Bundle.main.bundleURL)

  init(beside folder: URL) {
    var files: [String: URL] = [:]
    for url in Self.files(beside: folder) where files[url.lastPathComponent] == nil {
      files[url.lastPathComponent] = url
    }
    self.files = files
  }

  /// The paths of all files of resource folders in a folder, in the order of their names.
  static func files(beside folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".resources") }.flatMap { name in
      let resources = folder.appending(path: name)
      let all = FileManager.default.enumerator(atPath: resources.path)?
        .compactMap { $0 as? String }
      return (all ?? []).sorted().map { resources.appending(path: $0) }
    }
  }

  /// The file of that name; nil where no resource folder has it, whatever folder in it is asked for.
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory: String? = nil
  ) -> URL? {
    guard let name = name.map({ ($0 as NSString).lastPathComponent }) else { return nil }
    return files[ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name]
  }

  public func path(
    forResource name: String?, ofType ext: String?, inDirectory: String? = nil
  ) -> String? { url(forResource: name, withExtension: ext)?.path }
}
