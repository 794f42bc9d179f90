public import Detectors

/// A report in one of the formats that people and tools read.
public protocol Reporter: Sendable {
  /// The name for `--reporter`.
  static var name: String { get }
  /// The file that it is written to by default.
  static var fileName: String { get }
  /// True if it is meant for the log, and so printed where others are written into a folder.
  static var isForLog: Bool { get }
  /// True if it draws the tracks of cases, which are worked out only when they are asked for.
  static var needsTracks: Bool { get }

  init()

  /// Writes the whole report, part by part; the same values give the same text.
  func write(_ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream)
}

extension Reporter {
  /// False: the report goes to a file.
  public static var isForLog: Bool { false }
  /// False: the report has no positions.
  public static var needsTracks: Bool { false }

  /// The whole report as a text.
  public func report(_ report: Report, _ options: ReportOptions = ReportOptions()) -> String {
    var text = ""
    write(report, options, to: &text)
    return text
  }

  /// The whole report of results as a text.
  public func report(_ results: [CaseResult]) -> String { report(Report(results)) }
}

/// The formats that there are: a new one is a file and a line here.
public enum Reporters {
  /// The reporters, in the order of lists.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, JSONReporter.self, JUnitReporter.self, MarkdownReporter.self,
    HTMLReporter.self, SARIFReporter.self, GitHubReporter.self, GitLabReporter.self,
  ]

  /// The reporter of that name; nil where there is none.
  public static func named(_ name: String) -> (any Reporter.Type)? {
    all.first { $0.name == name }
  }
}
