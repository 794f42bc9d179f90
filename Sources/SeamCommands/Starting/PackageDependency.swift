import Foundation

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
