import Foundation
import SceneHunting

/// The folder that the scenes of a hunt are put into, each once.
struct HuntFolder {
  private var folder: OutputFolder
  /// The paths of scenes, by all that is played in them.
  private var places: [[String]: String] = [:]

  init(_ folder: OutputFolder) {
    self.folder = folder
  }

  /// The number of scenes there.
  var count: Int { places.count }

  /// Writes a scene, and returns a line with its path and finding.
  mutating func put(_ scene: HuntedScene) throws(CommandFailure) -> String {
    if let place = places[scene.draft.body] { return "\(place), too: \(scene.line)" }
    let place = folder.place(scene.draft.title, "yaml")
    places[scene.draft.body] = place
    let old = FileManager.default.contents(atPath: place)
    let text = scene.draft.yaml
    try folder.make()
    try OutputFile.write(text, to: place)
    let note = old.map { $0 == Data(text.utf8) ? " (as before)" : " (replaced)" } ?? ""
    return "\(place)\(note): \(scene.line)"
  }
}
