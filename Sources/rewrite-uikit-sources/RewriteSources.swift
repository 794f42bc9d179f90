import Foundation
import SourceRewriting

/// The program that the plugin calls for a target: rewrites its UIKit files into a folder.
///
///     rewrite-uikit-sources OUTPUT FILE... --names NAME... [--others FILE...]
///       [--models FILE...] [--assets FILE...] [--users FILE...] [--modules TARGET PACKAGE MODULE...]
///
/// The names are those of the copies, in the order of the files. With users only the files that they
/// use are rewritten, and the copies of all others are empty. A file whose text is what it was
/// is left alone, so that only what changed is compiled.
@main
enum RewriteSources {
  static func main() {
    let lists = lists(Array(CommandLine.arguments.dropFirst()))
    let files = lists["files"] ?? []
    guard let output = files.first, let allNames = lists["--names"],
      allNames.count == files.count - 1
    else {
      fail("usage: rewrite-uikit-sources OUTPUT FILE... --names NAME...", status: 2)
    }
    var (sources, names) = (files.dropFirst().map(read), allNames)
    var leftOut: [SourceRewriter.File] = []
    if let users = lists["--users"] {
      let used = UsedFiles(sources).used(by: users.map(read))
      for number in names.indices where !used.contains(number) {
        write("", to: "\(output)/\(names[number])")
        leftOut.append(sources[number])
      }
      (sources, names) = (used.sorted().map { sources[$0] }, used.sorted().map { names[$0] })
    }
    let rewriter = SourceRewriter(
      sources, others: (lists["--others"] ?? []).map(read), leftOut: leftOut,
      modules: modules(lists["--modules"] ?? []))
    let models = DataModel((lists["--models"] ?? []).map { read($0).text })
    let contents = (lists["--assets"] ?? []).map(read)
    let assets = AssetSymbols(Dictionary(contents.map { ($0.path, $0.text) }) { $1 })
    var hasErrors = false
    for (number, name) in names.enumerated() {
      let result = rewriter.rewritten(number)
      for problem in result.problems { note("\(problem)") }
      hasErrors = hasErrors || result.problems.contains { $0.severity == .error }
      write(result.text, to: "\(output)/\(name)")
    }
    // A framework's umbrella header brings UIKit along for whoever imports it.
    write(
      "@_exported import HeadlessUIKit\n\(rewriter.bridge)\(models.code(besides: rewriter))"
        + assets.code(usedBy: rewriter),
      to: "\(output)/UIKitExports.rewritten.swift")
    if hasErrors { exit(1) }
  }

  /// The arguments by the option before them.
  private static func lists(_ arguments: [String]) -> [String: [String]] {
    var (lists, option): ([String: [String]], String) = ([:], "files")
    for argument in arguments {
      if ["--names", "--others", "--models", "--assets", "--users", "--modules"].contains(argument)
      {
        option = argument
        lists[option] = []
      } else {
        lists[option, default: []].append(argument)
      }
    }
    return lists
  }

  /// The target, the package of Seam, and the modules that the target can import.
  private static func modules(_ names: [String]) -> TargetModules? {
    guard names.count >= 2 else { return nil }
    return TargetModules(names: Set(names.dropFirst(2)), target: names[0], package: names[1])
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
