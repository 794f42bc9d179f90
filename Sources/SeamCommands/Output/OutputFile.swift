import Filmstrips
import Foundation
import Scenes

/// Files that commands write: whole, or not at all.
enum OutputFile {
  /// The path that means the standard output.
  static let standardOutput = "-"

  /// True for the standard output, by any of its names.
  static func isStandardOutput(_ path: String) -> Bool {
    path == standardOutput || (try? OutputPlace(path)) == .descriptor(1)
  }

  /// Throws where no file can be written, before there is anything to write.
  static func check(_ path: String) throws(CommandFailure) {
    do throws(FilmError) {
      try OutputPlace(path).check(path: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a text, to the standard output where the path is `-`.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    guard path != standardOutput else { return Terminal.write(text) }
    try write(to: path) { $0.write(text) }
  }

  /// Writes bytes to a file.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    try write(to: path) { $0.writer.write(bytes) }
  }

  /// Writes what `fill` adds part by part.
  static func write(
    to path: String, fill: (inout FileSink) -> Void
  ) throws(CommandFailure) {
    do throws(FilmError) {
      var sink = FileSink(writer: try WholeFileWriter(path))
      fill(&sink)
      try sink.writer.finish()
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// Text for a file.
struct FileSink: TextOutputStream {
  let writer: WholeFileWriter

  mutating func write(_ string: String) { writer.write(string.utf8) }
}

/// The folder that a command writes into, made when it is first needed.
struct OutputFolder {
  let path: String
  private var taken: Set<String> = []

  init(_ path: String) {
    self.path = path
  }

  /// The path for a file of that title: a name without anything that could leave the folder.
  mutating func place(_ title: String, _ fileExtension: String) -> String {
    let stem = title.fileStem
    var name = "\(stem).\(fileExtension)"
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number).\(fileExtension)"
      number += 1
    }
    return "\(path)/\(name)"
  }

  func make() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      let reason = (error as? CocoaError)?.localizedDescription ?? "\(error)"
      throw CommandFailure(.couldNotWork, ["error: cannot make the folder \(path): \(reason)"])
    }
  }
}

/// The folder that playbacks are saved in.
struct PlaybackFolder {
  private let folder: OutputFolder

  init(_ path: String) { folder = OutputFolder(path) }

  /// The paths for the playbacks of cases, once the folder is there.
  ///
  /// Names of files that differ in no more than the case of letters are numbered from 2, for some
  /// systems take them for one.
  func places(for names: [String]) throws(CommandFailure) -> [String] {
    try folder.make()
    var taken: Set<String> = []
    return names.map { name in
      let file = PlaybackFile.name(for: name)
      var (place, number) = (file, 1)
      while !taken.insert(place.lowercased()).inserted {
        number += 1
        place = "\(file.dropLast(PlaybackFile.suffix.count))~\(number)\(PlaybackFile.suffix)"
      }
      return "\(folder.path)/\(place)"
    }
  }
}
