/// Workflow commands that annotate the scenes of a pull request, then the text.
///
/// Source: docs.github.com, "Workflow commands for GitHub Actions". A step shows ten errors and ten
/// warnings, so the worst come first, and the last of ten says how many there are more.
public struct GitHubReporter: Reporter {
  /// The name on the command line.
  public static let name = "github"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam-annotations.txt"
  /// True: it is printed, with a folder as well.
  public static let isForLog = true

  /// The most annotations of a level that a step shows.
  private static let limit = 10

  /// Creates a git hub reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    if let interruption = report.interruption {
      sink.write("::error title=interrupted::\(interruption.commandData)\n")
    }
    let worst = WorstFaults(of: report, atMost: Self.limit)
    for (index, fault) in worst.faults.enumerated() {
      let rest = index == Self.limit - 1 ? worst.count - Self.limit : 0
      let more = rest > 0 ? " (and \(rest) more: the log has all)" : ""
      sink.write(
        Self.command(
          "error", fault.reported, title: "\(fault.kind): \(fault.reported.scene)",
          message: "\(fault.reported.label): \(fault.message)\(more)"))
    }
    for fault in report.faults.lazy.filter({ !$0.fails }).prefix(Self.limit) {
      sink.write(
        Self.command(
          "notice", fault.reported, title: "\(fault.kind), fails nothing: \(fault.reported.scene)",
          message: "\(fault.reported.label): \(fault.message)"))
    }
    let unfilmed = report.cases.lazy.filter { !$0.filmFailures.isEmpty }.prefix(Self.limit)
    for reported in unfilmed {
      sink.write(
        Self.command(
          "warning", reported, title: "no film: \(reported.scene)",
          message: reported.filmFailures[0]))
    }
    TextReporter().write(report, options, to: &sink)
  }

  private static func command(
    _ level: String, _ reported: ReportedCase, title: String, message: String
  ) -> String {
    "::\(level) file=\(reported.file.plain.commandProperty),line=\(reported.line),"
      + "title=\(title.plain.commandProperty)::\(message.plain.commandData)\n"
  }
}

/// The worst faults of a report, and how many there are in all.
private struct WorstFaults {
  private(set) var faults: [Fault] = []
  private(set) var count = 0

  init(of report: Report, atMost limit: Int) {
    for fault in report.faults where fault.fails {
      count += 1
      if faults.count == limit, let least = faults.last, fault.size <= least.size { continue }
      let place = faults.firstIndex { $0.size < fault.size } ?? faults.endIndex
      faults.insert(fault, at: place)
      if faults.count > limit { faults.removeLast() }
    }
  }
}

extension String {
  /// The message of a workflow command.
  fileprivate var commandData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A property of a workflow command.
  fileprivate var commandProperty: String {
    commandData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
