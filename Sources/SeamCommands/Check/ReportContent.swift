public import ArgumentParser
public import Reports

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
