import Compositing
public import Detectors

/// A report of cases in one of the formats that tools read.
public protocol Reporter: Sendable {
  /// What `--reporter` calls it.
  static var name: String { get }
  /// The file that it is written to by default.
  static var fileName: String { get }

  /// Whether it draws the tracks of cases, which are worked out only when they are asked for.
  static var needsTracks: Bool { get }

  init()

  /// The whole report; the same results give the same text.
  func report(_ results: [CaseResult]) -> String
}

extension Reporter {
  public static var needsTracks: Bool { false }
}

/// The formats that there are: a new one is a file and a line here.
public enum Reporters {
  public static let all: [any Reporter.Type] = [
    JSONReporter.self, JUnitReporter.self, MarkdownReporter.self, HTMLReporter.self,
  ]

  /// The reporter of that name; nil where there is none.
  public static func named(_ name: String) -> (any Reporter.Type)? {
    all.first { $0.name == name }
  }
}
