import ArgumentParser
import Foundation
import SceneFiles
import Scenes

/// Writes a package with a chat screen to fill in.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a package that checks a chat screen: code, a scene, a test and a workflow.",
    discussion: """
      The package passes as it is. Put your own controller in the place of its chat screen. Files \
      that exist are never replaced. Examples:

        seam init KeyboardCheck
        cd KeyboardCheck && swift run chat-seam check
      """)

  @Argument(
    help: ArgumentHelp("The folder, made where it is missing.", valueName: "dir"),
    completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      """
      Seam's package: a folder, or the address of a repository (default: the folder that this \
      program was built in).
      """, valueName: "path|url"))
  var package: String?

  func run() throws {
    try MainActor.assumeIsolated { try write() }
  }

  @MainActor
  private func write() throws(CommandFailure) {
    let template = PackageTemplate(
      name: name, dependency: try PackageDependency(package), schema: schema)
    let files = template.files
    let existing = files.map { place($0.path) }.filter(FileManager.default.fileExists)
    guard existing.isEmpty else {
      throw CommandFailure(
        .wrongInput,
        existing.map { "\($0):1:1: error: this file exists: name another folder, or move it away" })
    }
    for file in files {
      let path = place(file.path)
      try OutputFolder((path as NSString).deletingLastPathComponent).make()
      try OutputFile.write(file.text, to: path)
    }
    Terminal.writeLine(files.map { "wrote \(place($0.path))" }.joined(separator: "\n"))
    Terminal.writeLine(template.next(in: folder))
  }

  private func place(_ path: String) -> String {
    folder == "." ? path : "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(path)"
  }

  /// The package's name: that of its folder, in letters, digits and hyphens.
  private var name: String {
    let last = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let words = last.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "KeyboardCheck" : words.joined(separator: "-")
  }

  /// The schema with the handler of the package among its handlers.
  @MainActor
  private var schema: String {
    let own = Seam.vocabulary
    let chat = HandlerSignature(name: "chat", summary: "The chat screen of this package.")
    return SceneSchema(
      SceneVocabulary(
        handlers: own.handlers.filter { $0.name != chat.name } + [chat],
        findingKinds: own.findingKinds, units: own.units)
    ).text
  }
}
