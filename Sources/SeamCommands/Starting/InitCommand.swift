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

  @Flag(help: "Adds OpenCombine, which takes the place of Combine in the app's files.")
  var combine = false

  func run() throws {
    try MainActor.assumeIsolated { try write() }
  }

  @MainActor
  private func write() throws(CommandFailure) {
    let template = PackageTemplate(
      name: name, dependency: try PackageDependency(package), schema: schema, hasCombine: combine)
    let files = template.files
    let existing = files.map { place($0.path) }.filter(FileManager.default.fileExists)
    guard existing.isEmpty else {
      throw CommandFailure(
        .wrongInput,
        existing.map { "\($0):1:1: error: this file exists: name another folder, or move it away" })
    }
    for file in files {
      let path = place(file.path)
      let parent = (path as NSString).deletingLastPathComponent
      if !parent.isEmpty { try OutputFolder(parent).make() }
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

/// The place that a new package takes Seam from.
struct PackageDependency {
  /// The dependency as a manifest has it.
  let text: String
  /// The package's name in the products of the manifest.
  let identity: String
  /// True if other machines can fetch it.
  let isAddress: Bool

  /// Reads a folder or an address; nil is the folder that this program was built in.
  init(_ text: String?) throws(CommandFailure) {
    if let text, text.contains("://") || text.hasPrefix("git@") {
      try self.init(address: text)
    } else if let text {
      try self.init(folder: text)
    } else if let folder = Self.checkout {
      try self.init(folder: folder)
    } else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: this program does not lie in a checkout of Seam: name one with --package FOLDER, or"
            + " the address of its repository"
        ])
    }
  }

  private init(folder: String) throws(CommandFailure) {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard Self.isSeam(path) else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: --package \(folder) holds no package named seam: name the folder of its Package.swift"
        ]
      )
    }
    text = ".package(name: \"seam\", path: \(path.asLiteral))"
    identity = "seam"
    isAddress = false
  }

  private init(address: String) throws(CommandFailure) {
    let last = address.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? ""
    identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    guard !identity.isEmpty, !address.contains(where: \.isWhitespace) else {
      throw CommandFailure(
        .wrongInput, ["error: --package \(address) is no address of a repository"])
    }
    text = ".package(url: \(address.asLiteral), branch: \"main\")"
    isAddress = true
  }

  /// The folder of the package that this program was built in; nil for one that was installed.
  private static var checkout: String? {
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      if isSeam(folder.path) { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private static func isSeam(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    return manifest?.contains("name: \"seam\",\n") == true
  }
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var asLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars { literal += scalar.escaped(asASCII: false) }
    return literal + "\""
  }
}
