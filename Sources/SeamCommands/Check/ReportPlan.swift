import ArgumentParser
import Filmstrips
import Foundation
import Reports

/// The reports of a run: which formats are written, and where each goes.
struct ReportPlan {
  /// The place of a report.
  private enum Destination {
    case output
    case file(String)

    var isOutput: Bool { file == nil }

    var file: String? {
      guard case .file(let file) = self else { return nil }
      return file
    }
  }

  private struct Entry {
    let reporter: any Reporter
    let destination: Destination
  }

  private let entries: [Entry]
  /// The folder that reports without a file go to.
  let folder: String?
  private let options: ReportOptions

  init(_ choices: [ReporterChoice], folder: String?, options: ReportOptions) {
    self.folder = folder
    self.options = options
    entries = choices.map { choice in
      Entry(
        reporter: choice.reporter.init(), destination: Self.destination(of: choice, in: folder))
    }
  }

  private static func destination(of choice: ReporterChoice, in folder: String?) -> Destination {
    if let file = choice.file {
      return OutputFile.isStandardOutput(file) ? .output : .file(file)
    }
    guard let folder, !choice.reporter.isForLog else { return .output }
    return .file("\(OutputFolder(folder).path)/\(choice.reporter.fileName)")
  }

  /// Throws where two reports would go to one place.
  func validate() throws {
    let printed = entries.filter { $0.destination.isOutput }.map { type(of: $0.reporter).name }
    guard printed.count < 2 else {
      throw ValidationError(
        "the reports \(printed.joined(separator: " and ")) both go to the standard output: give all"
          + " but one a file, as --reporter \(printed[1])=FILE, or a folder with -o.")
    }
    let places = files.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    guard let twice = places.indices.first(where: { places[..<$0].contains(places[$0]) })
    else { return }
    throw ValidationError(
      "two reports go to \(places[twice]), and the second would take the place of the first: "
        + "give each a file of its own.")
  }

  private var files: [String] { entries.compactMap { $0.destination.file } }

  /// True if a report has the tracks of cases, which are worked out only then.
  var needsTracks: Bool { options.includesTracks || drawsTracks }

  /// True if a report is a page that draws the tracks.
  var drawsTracks: Bool { entries.contains { type(of: $0.reporter).needsTracks } }

  /// Makes the folder, and throws where a report could not be written, before there is one.
  func prepare() throws(CommandFailure) {
    if let folder { try OutputFolder(folder).make() }
    for file in files { try OutputFile.check(file) }
  }

  /// Writes the reports that go to files; all are tried, and the first failure is thrown.
  func writeFiles(_ report: Report) throws(CommandFailure) {
    var failures = FailureLog()
    for entry in entries {
      guard let file = entry.destination.file else { continue }
      failures.note { () throws(CommandFailure) in
        CrashReport.note("writing \(file)")
        var options = options
        options.path = file
        options.workingFolder = FileManager.default.currentDirectoryPath
        try OutputFile.write(to: file) { sink in entry.reporter.write(report, options, to: &sink) }
      }
    }
    try failures.finish()
  }

  /// Prints the report that goes to the standard output, by default the text.
  func print(_ report: Report) {
    let printed = entries.first { $0.destination.isOutput }?.reporter ?? TextReporter()
    var options = options
    options.isColored = Terminal.isColored
    var sink = TerminalSink()
    printed.write(report, options, to: &sink)
    sink.flush()
    if entries.contains(where: { $0.reporter is GitHubReporter }) { StepSummary.add(report) }
  }
}

/// The summary that GitHub shows of a step, where the program runs in one.
enum StepSummary {
  /// Adds the Markdown report to the file that `GITHUB_STEP_SUMMARY` names.
  ///
  /// Other steps write there as well, so the file is not replaced.
  static func add(_ report: Report) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    guard let file = FileHandle(forUpdatingAtPath: path) else {
      return Terminal.writeErrorLine("warning: cannot add to GITHUB_STEP_SUMMARY, \(path)")
    }
    do {
      try file.seekToEnd()
      try file.write(contentsOf: Data(MarkdownReporter().report(report).utf8))
      try file.close()
    } catch {
      Terminal.writeErrorLine("warning: cannot add to GITHUB_STEP_SUMMARY, \(path): \(error)")
    }
  }
}
