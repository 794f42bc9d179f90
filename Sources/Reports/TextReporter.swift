import Detectors

/// The report for a terminal: the faults with their causes, a line per scene (per folder where the
/// scenes are many), a summary.
public struct TextReporter: Reporter {
  /// The name on the command line.
  public static let name = "text"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam.txt"

  /// Creates a text reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    let ink = TextInk(isColored: options.isColored)
    let scenes = report.scenes
    if options.detail == .usual, let folders = TextFolder.folders(of: scenes) {
      for folder in folders { for line in folder.lines(ink) { sink.write(line + "\n") } }
    } else {
      for scene in scenes {
        for line in TextScene(scene, ink).lines(options.detail) { sink.write(line + "\n") }
      }
    }
    if let comparison = report.comparison {
      for line in Self.lines(of: comparison, options.detail) { sink.write(line + "\n") }
    }
    if let interruption = report.interruption {
      sink.write(ink.colored(interruption, .red) + "\n")
    }
    let shard = report.shard.map { "\($0.name): " } ?? ""
    sink.write(shard + Self.summary(report, ink) + "\n")
  }

  /// The most changes for the better that are listed by default.
  private static let mostLines = 10

  /// The findings that are better or gone, and a summary; those that are new or worse are among the
  /// cases.
  private static func lines(
    of comparison: ReportComparison, _ detail: ReportOptions.Detail
  ) -> [String] {
    let better = detail == .quiet ? [] : comparison.changes.filter { !$0.isWorse }
    let shown = detail == .verbose ? better.count : min(better.count, mostLines)
    let rest = better.count - shown
    return better.prefix(shown).map(ReportComparison.line)
      + (rest > 0 ? ["and \(rest) more that are better or gone"] : [])
      + comparison.remarks + ["compared with the baseline: \(comparison.summary)"]
  }

  private static func summary(_ report: Report, _ ink: TextInk) -> String {
    let failed = report.cases.count { $0.verdict == .fail }
    let errors = report.cases.count { $0.verdict == .error }
    let passed = report.cases.count - failed - errors
    let findings = report.cases.reduce(0) { $0 + $1.findings.count }
    let text =
      "\(report.cases.count.cases): \(passed) as expected, \(failed) not, \(errors) could not"
      + " be played; \(findings == 1 ? "1 finding" : "\(findings) findings")"
      + (report.excusedCount > 0 ? ", of which \(report.excusedCount) fail nothing" : "")
    return ink.colored(text, failed + errors == 0 ? .green : .red)
  }
}

/// The colours of a text, where it has any.
struct TextInk {
  let isColored: Bool

  enum Color: Int {
    case red = 31
    case green = 32
    case magenta = 35
  }

  func colored(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  func mark(_ verdict: CaseResult.Verdict) -> String {
    switch verdict {
    case .pass: colored("pass", .green)
    case .fail: colored("FAIL", .red)
    case .error: colored("ERR ", .magenta)
    }
  }
}

extension Int {
  /// The number of cases, in words.
  var cases: String { self == 1 ? "1 case" : "\(self) cases" }

  /// The number of further cases, in words.
  var moreCases: String { self == 1 ? "1 more case" : "\(self) more cases" }
}

/// A scene in a text: one line if all of it is as expected, else its cases that are not.
struct TextScene {
  private let cases: ReportedScene
  private let ink: TextInk

  init(_ cases: ReportedScene, _ ink: TextInk) {
    self.cases = cases
    self.ink = ink
  }

  private var title: String { cases.title }

  func lines(_ detail: ReportOptions.Detail) -> [String] {
    switch detail {
    case .verbose: [head] + recorded + cases.flatMap(wholeLines)
    case .usual: [head] + recorded + failedLines + excused
    case .quiet: failed.isEmpty ? [] : [head] + failedLines
    }
  }

  private var failed: [ReportedCase] { cases.filter { $0.verdict != .pass } }

  /// Notes on the reading of clips and on cases, each once.
  var recorded: [String] {
    var seen: Set<String> = []
    let notes = cases.flatMap(\.notes).filter { seen.insert($0).inserted }
    return
      (cases.flatMap { $0.recording?.lines(system: $0.system) ?? [] }
      + notes.map { "note: \($0)" }).map { "       \($0.plain)" }
  }

  /// The findings that fail nothing, each cause once.
  var excused: [String] { cases.excusedLines.map { "       \($0)" } }

  private var head: String {
    let failed = failed
    guard !failed.isEmpty else {
      return "\(ink.mark(.pass)) \(title.plain): \(cases.count.cases)\(cases.expectedNote)"
    }
    let verdict: CaseResult.Verdict = failed.allSatisfy { $0.verdict == .error } ? .error : .fail
    return "\(ink.mark(verdict)) \(title.plain): \(failed.count) of \(cases.count.cases)"
      + " not as expected"
  }

  /// A case with every finding.
  private func wholeLines(_ reported: ReportedCase) -> [String] {
    let expected = reported.findings.filter(\.expected).map { "expected \($0.line)".plain }
    let excused = reported.findings.filter(\.excused).map { "fails nothing: \($0.line)".plain }
    return [caseHead(reported)] + (reported.lines + expected + excused).map { "       \($0)" }
  }

  private func caseHead(_ reported: ReportedCase) -> String {
    let label = "  \(ink.mark(reported.verdict)) \(reported.label.plain)"
    switch reported.verdict {
    case .pass: return label + (reported.expectedText.map { " (\($0), as expected)" } ?? "")
    case .fail: return label
    case .error: return label + ": could not be played"
    }
  }

  /// Cases that go wrong for the same causes are together, the worst of them in full.
  private var failedLines: [String] {
    FaultGroup.groups(of: failed).flatMap { group in
      let lines = group.worst.groupedLines
      return [caseHead(group.worst)] + lines.map { "       \($0)" } + others(of: group)
    }
  }

  /// The most other cases of a group that are named.
  private static let namedCases = 3

  private func others(of group: FaultGroup) -> [String] {
    let others = group.others
    guard !others.isEmpty else { return [] }
    let names = others.prefix(Self.namedCases).map(\.label.plain).joined(separator: "; ")
    let rest = others.count - Self.namedCases
    return [
      "       and the same in \(others.count.moreCases): \(names)"
        + (rest > 0 ? "; and \(rest) more" : "")
    ]
  }
}

/// The scenes of one folder in a text of many scenes: those that are as expected share a line.
struct TextFolder {
  /// Scenes that have a line each; where there are more, a folder has one.
  private static let mostScenes = 100

  private let path: String
  private var scenes: [ReportedScene]

  /// The folders in order of first appearance; nil where the scenes are few.
  static func folders(of scenes: [ReportedScene]) -> [TextFolder]? {
    guard scenes.count > mostScenes else { return nil }
    var places: [String: Int] = [:]
    var folders: [TextFolder] = []
    for scene in scenes {
      let path = scene.folder
      if let place = places[path] {
        folders[place].scenes.append(scene)
      } else {
        places[path] = folders.count
        folders.append(TextFolder(path: path, scenes: [scene]))
      }
    }
    return folders
  }

  /// A line for what is as expected, and every scene that is not.
  func lines(_ ink: TextInk) -> [String] {
    let passed = scenes.filter { $0.failedCount == 0 }
    let failed = scenes.filter { $0.failedCount > 0 }
    return lines(ofPassed: passed, ink) + failed.flatMap { TextScene($0, ink).lines(.usual) }
  }

  private func lines(ofPassed passed: [ReportedScene], _ ink: TextInk) -> [String] {
    guard passed.count > 1 else { return passed.flatMap { TextScene($0, ink).lines(.usual) } }
    let cases = passed.reduce(0) { $0 + $1.count }
    let head = "\(ink.mark(.pass)) \(path.plain): \(passed.count) scenes, \(cases.cases)"
    return [head + passed.joined().expectedNote]
      + passed.flatMap { TextScene($0, ink).recorded + TextScene($0, ink).excused }
  }
}

extension ReportedScene {
  /// The folder of the file that it is in, as the file is named.
  fileprivate var folder: String {
    guard let file = first?.file, let end = file.lastIndex(of: "/") else { return "." }
    return end == file.startIndex ? "/" : String(file[..<end])
  }
}
