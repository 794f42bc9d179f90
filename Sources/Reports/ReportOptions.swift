/// The options of a report besides the results.
public struct ReportOptions: Hashable, Sendable {
  /// The times in reports that want some.
  public enum Times: String, Hashable, Sendable, CaseIterable {
    /// Those of the scene's clock: the same on every run.
    case simulated
    /// Those that checking took.
    case measured
  }

  /// The detail of a text.
  public enum Detail: Hashable, Sendable {
    /// The faults, and the summary.
    case quiet
    /// One line as well for each scene that is as expected, or for each folder of more than 100.
    case usual
    /// Every case with every finding.
    case verbose
  }

  /// The file that the report is written to; nil where it is printed.
  public var path: String?
  /// The folder that relative paths start from; nil where that is not known.
  public var workingFolder: String?
  /// The times in JUnit reports.
  public var times = Times.simulated
  /// The start of the run, as `2026-01-31T12:00:00`; formats that must have one print it.
  public var timestamp = SeamRelease.timestamp
  /// True if formats for other tools have the tracks of the cases that have one.
  public var includesTracks = true
  /// True if a text has colours.
  public var isColored = false
  /// The detail of the text report.
  public var detail = Detail.usual

  /// Creates a report options.
  public init() {}
}

extension ReportOptions {
  /// The path of a file as it is named from the folder of the report.
  func address(of file: String) -> String {
    guard var report = path else { return file }
    var file = file
    if file.hasPrefix("/") != report.hasPrefix("/") {
      guard let workingFolder else { return file }
      file = file.below(workingFolder)
      report = report.below(workingFolder)
    }
    return file.relative(to: report)
  }
}

extension String {
  fileprivate func below(_ folder: String) -> String { hasPrefix("/") ? self : "\(folder)/\(self)" }

  /// The path as it is named from the folder in which another file is.
  fileprivate func relative(to report: String) -> String {
    let own = pathParts
    let folder = report.pathParts.dropLast()
    guard !folder.contains("..") else { return self }
    let common = zip(own.dropLast(), folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + own[common...]).joined(separator: "/")
  }

  private var pathParts: [String] { split(separator: "/").filter { $0 != "." }.map(String.init) }
}

/// This release of Seam.
public enum SeamRelease {
  /// The version of this program.
  public static let version = "0.1.0"
  /// The release's time: reports that must name a time and be the same on every run name this.
  public static let timestamp = "2026-11-22T00:00:00"
}
