import ArgumentParser
import Foundation
import SceneFiles
import Scenes

/// A `seam.yaml` that no argument names: it may come from a stranger, so it is obeyed within limits.
///
/// It is looked for in the working folder and those above it, up to the repository's root or, outside
/// of one, the package's; outside of both only in the working folder. It belongs to the user who runs
/// the program or to root, and names only files in its own folder to write.
struct FoundDefaults {
  /// The file, as messages name it.
  let path: String
  /// The folder that it is in, without symbolic links.
  private let folder: String

  /// Nil where there is no such file.
  ///
  /// - Throws: a failure for a file of another user.
  init?() throws(CommandFailure) {
    let start = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL
    guard let folder = Self.folders(from: start).first(where: { $0.has(DefaultsFile.name) }) else {
      return nil
    }
    let file = folder.appendingPathComponent(DefaultsFile.name).path
    path = folder == start ? DefaultsFile.name : file
    self.folder = folder.unlinked
    guard let owner = Self.stranger(owning: file) else { return }
    throw CommandFailure(
      .wrongInput,
      [
        "\(path): error: it belongs to another user (\(owner)): give --config \(path) if you trust it,"
          + " or --config /dev/null to ignore it"
      ])
  }

  /// The folders to look in, the nearest first.
  private static func folders(from start: URL) -> [URL] {
    var folders = [start]
    while let last = folders.last, last.path != "/" {
      folders.append(last.deletingLastPathComponent())
    }
    let root =
      folders.firstIndex { $0.has(".git") } ?? folders.firstIndex { $0.has("Package.swift") } ?? 0
    return Array(folders[...root])
  }

  /// The owner of a file, or of the file that it links to, who is neither this user nor root.
  private static func stranger(owning file: String) -> uid_t? {
    var own: Set<uid_t> = [0, geteuid()]
    // What a user runs as root is that user's.
    if geteuid() == 0,
      let user = ProcessInfo.processInfo.environment["SUDO_UID"].flatMap(uid_t.init)
    {
      own.insert(user)
    }
    var (link, target) = (stat(), stat())
    guard lstat(file, &link) == 0, stat(file, &target) == 0 else { return nil }
    return [link.st_uid, target.st_uid].first { !own.contains($0) }
  }

  /// Refuses an option that names a file to write outside of the folder.
  func confine(_ option: DefaultsFile.Option, of command: String) throws(SceneError) {
    for value in option.values {
      guard let file = Self.output(value, of: option.name, command: command) else { continue }
      let place = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: folder + "/"))
        .unlinked
      guard place != folder, !place.hasPrefix(folder + "/") else { continue }
      throw SceneError(
        at: option.location,
        "\(option.name) of \(command) is outside of this file's folder: name a file in it, or give the"
          + " option on the command line")
    }
  }

  /// The file that a value of an option names to write; nil where it names none.
  private static func output(_ value: String, of option: String, command: String) -> String? {
    var file = value
    if option == "reporter" {
      guard let sign = value.firstIndex(of: "=") else { return nil }
      file = String(value[value.index(after: sign)...])
    } else if !CommandDefaults.outputs.contains(option) {
      guard command == AcceptCommand.configuration.commandName, option == "baseline" else {
        return nil
      }
    }
    return file == OutputFile.standardOutput ? nil : file
  }
}

extension URL {
  /// True if there is something of that name in the folder.
  fileprivate func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: appendingPathComponent(name).path)
  }

  /// The path without symbolic links, of what exists of it, and without `..`.
  fileprivate var unlinked: String {
    var (existing, rest) = (standardizedFileURL, [String]())
    while existing.path != "/" {
      if let path = realpath(existing.path, nil) {
        defer { free(path) }
        return ([String(cString: path)] + rest).joined(separator: "/")
      }
      rest.insert(existing.lastPathComponent, at: 0)
      existing.deleteLastPathComponent()
    }
    return "/" + rest.joined(separator: "/")
  }
}
