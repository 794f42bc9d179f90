import Foundation
public import ArgumentParser
public import Reports

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

/// A reporter as it is asked for: `NAME[=FILE]`.
struct ReporterChoice {
  let reporter: any Reporter.Type
  /// Nil for the default file.
  let file: String?

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let reporter = Reporters.named(name) else {
      throw ValidationError("name one of \(Reporters.all.map { $0.name }.joined(separator: ", "))")
    }
    guard parts.count == 2 || !argument.contains("=") else {
      throw ValidationError("name the file behind the '='")
    }
    self.reporter = reporter
    file = parts.count == 2 ? parts[1] : nil
  }
}

/// The content of a run's reports besides the findings.
struct ReportContent: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Times in JUnit reports: simulated, the same on every run, or measured.", valueName: "times"))
  var times = ReportOptions.Times.simulated

  @Flag(help: "Puts where keyboard and bar are at each refresh into the JSON report.")
  var tracks = false
}

extension ReportContent {
  /// All that a report has already, with the times of its scenes.
  static var ofReport: ReportContent {
    var content = ReportContent()
    (content.times, content.tracks) = (.simulated, true)
    return content
  }
}

extension ReportOptions.Times: ExpressibleByArgument {}
