package import Scenes

/// The content of `seam.yaml`: the scenes of a package, and options of commands.
///
///     scenes: [Scenes]
///     check:
///       reporter: {html: Output/seam.html}
///       tolerance: {gap: 0.5}
package struct DefaultsFile: Sendable {
  /// An option of a command, with its values as a command line has them.
  package struct Option: Sendable {
    package let name: String
    package let values: [String]
    package let location: SourceLocation
  }

  /// A command with its options.
  package struct Command: Sendable {
    package let name: String
    package let location: SourceLocation
    package let options: [Option]
  }

  /// The file's name.
  package static let name = "seam.yaml"

  /// Files and folders of scenes, for commands that are given none.
  package private(set) var scenes: [String] = []
  package private(set) var commands: [Command] = []

  /// Reads a text; one without content says nothing.
  package init(_ yaml: String, file: String) throws(SceneError) {
    let lines = yaml.split(whereSeparator: \.isNewline)
    guard lines.contains(where: { !$0.drop(while: \.isWhitespace).hasPrefix("#") }) else { return }
    let text = SceneText(yaml, file: file, noun: "file", beginning: "scenes: [Scenes]")
    let root = SceneNode(try text.compose(), in: MistakeLog(file: file), name: "the file")
    for pair in try root.pairs() {
      guard pair.key != "scenes" else {
        for element in pair.value.isList ? try pair.value.elements() : [pair.value] {
          scenes.append(try element.text())
        }
        continue
      }
      var options: [Option] = []
      for option in try pair.value.pairs() {
        options.append(
          Option(
            name: option.key, values: try Self.values(option.value), location: option.location))
      }
      commands.append(Command(name: pair.key, location: pair.location, options: options))
    }
  }

  /// A value, each of a list, and `key=value` for each of a map.
  private static func values(_ node: SceneNode) throws(SceneError) -> [String] {
    var values: [String] = []
    if node.isList {
      for element in try node.elements() { values += try Self.values(element) }
    } else if node.isMap {
      for pair in try node.pairs() {
        values.append(pair.value.isEmpty ? pair.key : "\(pair.key)=\(try pair.value.text())")
      }
    } else {
      values.append(try node.text())
    }
    return values
  }
}
