import ArgumentParser
import SceneFiles

/// Prints the schema of scenes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of scenes and matrices.",
    discussion: """
      It knows the handlers of this program, so print it with your own. Editors complete and check \
      scenes with it: a scene whose first line is

        # yaml-language-server: $schema=seam.schema.json

      Example:

        seam schema -o seam.schema.json
      """)

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "A file instead of the terminal.")
  var file: String?

  func run() throws {
    let text = MainActor.assumeIsolated { SceneSchema(Seam.vocabulary).text }
    try OutputFile.write(text, to: file ?? OutputFile.standardOutput)
  }
}
