import ArgumentParser
import Foundation
import Reports

/// The reports that a command writes, and their places.
struct ReportArguments: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "A folder for reports without a file, and for films of scenes that fail.")
  var folder: String?

  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp(
      """
      A report, and where it goes (- is the standard output); repeatable. One of \
      \(Reporters.all.map { $0.name }.joined(separator: ", ")).
      """, valueName: "name[=file]"),
    transform: ReporterChoice.init)
  var reporters: [ReporterChoice] = []

  @Flag(name: .shortAndLong, help: "Print what is wrong and the summary, nothing else.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print every case with every finding.")
  var verbose = false

  func validate() throws {
    if quiet, verbose {
      throw ValidationError("--quiet and --verbose do not go together: give one of them.")
    }
    guard folder != OutputFile.standardOutput else {
      throw ValidationError("-o takes a folder, and - is none: write --reporter NAME=-.")
    }
    try plan(.ofReport).validate()
  }

  /// The plan of the reports and their places.
  func plan(_ content: ReportContent) -> ReportPlan {
    var options = ReportOptions()
    options.times = content.times
    options.timestamp = Timestamp.text(measured: content.times == .measured)
    options.includesTracks = content.tracks
    options.detail = quiet ? .quiet : verbose ? .verbose : .usual
    return ReportPlan(reporters, folder: folder, options: options)
  }
}

/// The time that reports name as that of the run.
enum Timestamp {
  /// That of `SOURCE_DATE_EPOCH` where it is set, else that of the release; or the time it is now.
  ///
  /// Source: reproducible-builds.org, SOURCE_DATE_EPOCH.
  static func text(measured: Bool) -> String {
    if measured { return text(of: Date()) }
    let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]
    guard let seconds = epoch.flatMap(UInt32.init) else { return SeamRelease.timestamp }
    return text(of: Date(timeIntervalSince1970: Double(seconds)))
  }

  private static func text(of date: Date) -> String {
    let format = Date.ISO8601FormatStyle().year().month().day().time(
      includingFractionalSeconds: false)
    return date.formatted(format)
  }
}
