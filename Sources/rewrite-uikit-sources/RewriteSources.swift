import Foundation
import SourceRewriting

/// The program that the plugin calls for a target: rewrites its UIKit files into a folder.
///
///     rewrite-uikit-sources OUTPUT FILE... [--others FILE...]
///
/// A file whose text is what it was is left alone, so that only what changed is compiled.
@main
enum RewriteSources {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let output = arguments.first else {
      fail("usage: rewrite-uikit-sources OUTPUT FILE... [--others FILE...]", status: 2)
    }
    let parts = arguments.dropFirst().split(
      separator: "--others", maxSplits: 1, omittingEmptySubsequences: false)
    let files = Array(parts[0])
    let rewriter = SourceRewriter(
      files.map(read), others: parts.count > 1 ? parts[1].map(read) : [])
    var hasErrors = false
    for (number, path) in files.enumerated() {
      let result = rewriter.rewritten(number)
      for problem in result.problems { note("\(problem)") }
      hasErrors = hasErrors || result.problems.contains { $0.severity == .error }
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      write(result.text, to: "\(output)/\(name).rewritten.swift")
    }
    // A framework's umbrella header brings UIKit along for whoever imports it.
    write("@_exported import HeadlessUIKit\n", to: "\(output)/UIKitExports.rewritten.swift")
    if hasErrors { exit(1) }
  }

  private static func read(_ path: String) -> SourceRewriter.File {
    guard let data = FileManager.default.contents(atPath: path) else {
      fail("\(path): error: cannot be read", status: 2)
    }
    return SourceRewriter.File(path: path, text: String(decoding: data, as: UTF8.self))
  }

  private static func write(_ text: String, to path: String) {
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      fail("\(path): error: cannot be written: \(error)", status: 3)
    }
  }

  private static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  private static func fail(_ line: String, status: Int32) -> Never {
    note(line)
    exit(status)
  }
}
