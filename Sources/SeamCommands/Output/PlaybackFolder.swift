import Scenes

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
