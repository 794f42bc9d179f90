import Foundation
import SourceRewriting

/// Holds the plugin's lexer and rewriter against SwiftParser over all Swift files of folders.
///
///     swift-syntax-oracle FOLDER...
///
/// Each folder is one target. What differs is printed by its place, the first of each file; the exit
/// status is 1 then, 2 without a folder.
@main
enum SwiftSyntaxOracle {
  static func main() {
    let folders = CommandLine.arguments.dropFirst()
    guard !folders.isEmpty else {
      print("usage: swift-syntax-oracle FOLDER...")
      exit(2)
    }
    var tally = Tally()
    for folder in folders { tally.compare(filesIn: folder) }
    print(tally)
    exit(tally.findings == 0 ? 0 : 1)
  }
}

/// The files that were compared, and what was found.
struct Tally: CustomStringConvertible {
  private var files = 0
  private var bytes = 0
  private var unreadable = 0
  private var differences = 0
  private var broken = 0

  var findings: Int { differences + broken }

  var description: String {
    """
    \(files) files of \(bytes) bytes, \(unreadable) more that SwiftParser finds errors in: \
    \(differences) whose tokens differ, \(broken) that do not parse once they are rewritten
    """
  }

  mutating func compare(filesIn folder: String) {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = paths.sorted().filter { $0.hasSuffix(".swift") }.compactMap(file(in: folder))
    let rewriter = SourceRewriter(files)
    for (number, file) in files.enumerated() {
      let original = ParsedFile(file.text)
      guard !original.hasError else {
        unreadable += 1
        continue
      }
      self.files += 1
      bytes += file.text.utf8.count
      if let place = original.firstDifference(from: LexedFile(file.text)) {
        differences += 1
        report(file.path, original.line(of: place), "tokens differ")
      }
      let rewritten = ParsedFile(rewriter.rewritten(number).text)
      if let line = rewritten.firstErrorLine {
        broken += 1
        report(file.path, line - 1, "does not parse once it is rewritten")
      }
    }
  }

  private func file(in folder: String) -> (String) -> SourceRewriter.File? {
    { name in
      let path = "\(folder)/\(name)"
      guard let data = FileManager.default.contents(atPath: path),
        let text = String(data: data, encoding: .utf8)
      else { return nil }
      return SourceRewriter.File(path: path, text: text)
    }
  }

  private func report(_ path: String, _ line: Int, _ what: String) {
    print("\(path):\(line): \(what)")
  }
}
