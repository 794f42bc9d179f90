/// Makes the UIKit files of an app compile against HeadlessUIKit, all files of a target together.
///
/// Every line stays where it is, and compilers and traps name the original: the text begins with
/// `#sourceLocation`. What is in comments and strings is not touched.
package struct SourceRewriter {
  /// A file as it ships.
  package struct File: Sendable {
    /// As errors are to name it.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A file as it is to be compiled.
  package struct Result: Sendable {
    package let text: String
    package let problems: [SourceProblem]
  }

  private(set) var rewriters: [FileRewriter]
  /// The code that the target is compiled with beside its files; empty where it needs none.
  package private(set) var bridge = ""

  /// Reads the files of a target.
  ///
  /// - Parameters:
  ///   - files: The files to be rewritten.
  ///   - others: Files of other targets whose protocols these use.
  ///   - leftOut: Files of the target that are not compiled, and whose imports count.
  ///   - modules: What the files can import; by default no module is reported as missing.
  package init(
    _ files: [File], others: [File] = [], leftOut: [File] = [], modules: TargetModules? = nil
  ) {
    let sources = files.map { SourceText(path: $0.path, text: $0.text) }
    let outlines = sources.map(SourceOutline.init(of:))
    let foreign = others.map { SourceText(path: $0.path, text: $0.text) }
    let target = TargetOutline(
      own: outlines, others: foreign.map(SourceOutline.init(of:)), modules: modules)
    rewriters = zip(sources, outlines).enumerated().map { number, file in
      FileRewriter(source: file.0, outline: file.1, target: target, number: number)
    }
    if modules?.hasCombine == true, sources.contains(where: FileRewriter.importsCombine) {
      // A target that another one depends on has brought the conformances already.
      let isFirst = !foreign.contains(where: FileRewriter.importsCombine)
      bridge = CombineBridge.publishers + (isFirst ? CombineBridge.conformances : "")
    }
    bridge += target.preferences(among: sources)
    bridge += target.imports(of: leftOut.map { SourceText(path: $0.path, text: $0.text) })
    var missing: Set<String> = []
    for number in rewriters.indices {
      rewriters[number].run()
      rewriters[number].reportMissingModules(&missing)
    }
    for member in rewriters.flatMap(\.moved) {
      guard let number = target.classes[member.type] else { continue }
      rewriters[number].take(member)
    }
  }

  /// True if a file declares a class of the name.
  func declares(_ name: String) -> Bool { rewriters.first?.target.classes[name] != nil }

  /// A file with its changes, after a line that says where it comes from.
  package func rewritten(_ number: Int) -> Result {
    let rewriter = rewriters[number]
    let location = SourceLocation.directive(rewriter.source.path, line: 1)
    return Result(
      text: "\(location)\n\(changed(number))\n\(rewriter.edits.appended)",
      problems: rewriter.problems)
  }

  /// The changes alone, without the line before them and what is appended.
  package func changed(_ number: Int) -> String {
    let rewriter = rewriters[number]
    return String(decoding: rewriter.edits.applied(to: rewriter.source.bytes), as: UTF8.self)
  }
}

/// A part of a file that cannot be rewritten, with advice.
package struct SourceProblem: Error, Equatable, CustomStringConvertible {
  package enum Severity: String, Sendable { case warning, error }

  package let path: String
  /// Counted from 1.
  package let line: Int
  package let column: Int
  package let severity: Severity
  package let message: String

  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}

/// The directive that gives the compiler another file and line to report.
enum SourceLocation {
  static func directive(_ path: String, line: Int) -> String {
    let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))"
  }
}
