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
