import Filmstrips
import Foundation

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
