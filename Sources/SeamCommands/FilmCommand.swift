public import ArgumentParser
public import Filmstrips
import KeyboardScenes

/// Draws filmstrips.
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Draws a filmstrip of each scene: a row for each handler, a column for each frame.",
    discussion: "Example: seam film Scenes/three-motions.yaml -o Output")

  @OptionGroup var arguments: SceneArguments

  @Option(name: [.customShort("o"), .customLong("output")], help: "The folder for the pictures.")
  var folder = "Output"

  @Option(help: "Refreshes per second, instead of what the scene says (1 to 1000).")
  var rate: Double?

  @Option(help: "How many frames a row shows; the worst of each finding is among them.")
  var columns = 8

  @Option(help: "The file format: png.")
  var format = PictureFormat.png

  @Option(help: "The colours of the picture: \(Appearance.allCases.map(\.rawValue)).")
  var appearance = Appearance.light

  @MainActor
  private func run(in folder: OutputFolder) throws(CommandFailure) {
    var folder = folder
    let cases = try arguments.cases().map { scene in
      var scene = scene
      if let rate { scene.rate = rate }
      return scene
    }
    let groups = FilmGroup.groups(of: CaseRunner().results(of: cases))
    let writer = FilmWriter(options: FilmOptions(columns: columns, appearance: appearance))
    try folder.make()
    for group in groups {
      let path = folder.place(group.title, format.rawValue)
      try group.write(with: writer, to: path)
      Terminal.say(path)
    }
  }

  func validate() throws {
    if let rate, !(1...1000).contains(rate) {
      throw ValidationError("--rate must be 1 to 1000 Hz, not \(rate).")
    }
    guard columns >= 1 else { throw ValidationError("--columns must be 1 or more.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try run(in: OutputFolder(folder)) }
  }
}

/// What pictures are written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png
}

extension Appearance: ExpressibleByArgument {}

extension FilmGroup {
  /// Draws the group's film into a file.
  func write(with writer: FilmWriter, to path: String) throws(CommandFailure) {
    guard let film else { return }
    do {
      try writer.write(film, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
