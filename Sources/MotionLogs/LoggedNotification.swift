package import Foundation
package import Scenes

/// A notification of the keyboard as a log has it.
package struct LoggedNotification: Hashable, Sendable {
  /// Its name; nil where only the user info was printed.
  package let name: KeyboardNotification.Name?
  package let begin: CGRect
  package let end: CGRect
  /// Seconds; nil where the log leaves it out.
  package let duration: Double?
  package let curve: Int?
  package let isLocal: Bool
  /// Seconds of the day; nil where the log has no times.
  package let time: Double?
  /// The line of the log that it begins on.
  package let line: Int
}
