import Detectors

/// The scenes of one folder in a text of many scenes: those that are as expected share a line.
struct TextFolder {
  /// Scenes that have a line each; where there are more, a folder has one.
  private static let mostScenes = 100

  private let path: String
  private var scenes: [ReportedScene]

  /// The folders in order of first appearance; nil where the scenes are few.
  static func folders(of scenes: [ReportedScene]) -> [TextFolder]? {
    guard scenes.count > mostScenes else { return nil }
    var places: [String: Int] = [:]
    var folders: [TextFolder] = []
    for scene in scenes {
      let path = scene.folder
      if let place = places[path] {
        folders[place].scenes.append(scene)
      } else {
        places[path] = folders.count
        folders.append(TextFolder(path: path, scenes: [scene]))
      }
    }
    return folders
  }

  /// A line for what is as expected, and every scene that is not.
  func lines(_ ink: TextInk) -> [String] {
    let passed = scenes.filter { $0.failedCount == 0 }
    let failed = scenes.filter { $0.failedCount > 0 }
    return lines(ofPassed: passed, ink) + failed.flatMap { TextScene($0, ink).lines(.usual) }
  }

  private func lines(ofPassed passed: [ReportedScene], _ ink: TextInk) -> [String] {
    guard passed.count > 1 else { return passed.flatMap { TextScene($0, ink).lines(.usual) } }
    let cases = passed.reduce(0) { $0 + $1.count }
    let found = passed.joined().greatestByKind.nonEmpty.map {
      " (\($0.joined(separator: ", ")), as expected)"
    }
    let head = "\(ink.mark(.pass)) \(path.plain): \(passed.count) scenes, \(cases.cases)"
    return [head + (found ?? "")] + passed.flatMap { TextScene($0, ink).recorded }
  }
}

extension ReportedScene {
  /// The folder of the file that it is in, as the file is named.
  fileprivate var folder: String {
    guard let file = first?.file, let end = file.lastIndex(of: "/") else { return "." }
    return end == file.startIndex ? "/" : String(file[..<end])
  }
}
