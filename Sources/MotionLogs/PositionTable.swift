/// Positions at some times: a column for each thing that was followed.
package struct PositionTable: Hashable, Sendable {
  /// A thing that was followed.
  package struct Column: Hashable, Sendable {
    /// Its name in the log.
    package let name: String
    package let meaning: Meaning
    /// A value for each time; nil where the log has none.
    package var values: [Double?]
  }

  /// The meaning of a column's numbers.
  package enum Meaning: Hashable, Sendable {
    /// The keyboard's top, in points of the screen, y down.
    case keyboardTop
    /// The distance of the keyboard's top from the bottom of the screen, in points.
    case keyboardHeight
    /// The top of the keyboard layout guide, in points of the screen.
    case guideTop
    /// The bar's bottom, in points of the screen.
    case barBottom
    /// The bar's top, in points of the screen.
    case barTop
    /// Something else.
    case other
  }

  /// The source of the times.
  package enum Clock: Hashable, Sendable {
    /// The log has them.
    case stamps
    /// The log has none: a line per refresh is assumed, 60 each second.
    case lines
  }

  /// The screen that the log names.
  package var screen: LoggedScreen?
  package let clock: Clock
  /// Seconds from the first line on, ascending.
  package let times: [Double]
  package let columns: [Column]

  /// The column with a meaning.
  package func values(_ meaning: Meaning) -> [Double?]? {
    columns.first { $0.meaning == meaning }?.values
  }
}

/// A screen that a log names.
package struct LoggedScreen: Hashable, Sendable {
  /// Points.
  package let width: Double
  /// Points.
  package let height: Double
  /// Pixels per point.
  package var scale = 3.0
  /// Points at the top that are not the app's own.
  package var safeTop = 0.0
  /// Points at the bottom that are not the app's own.
  package var safeBottom = 0.0
}

/// A refresh that came late, as Instruments calls it: a hitch.
package struct LoggedHitch: Hashable, Sendable {
  /// Seconds from the recording's start.
  package let start: Double
  /// Seconds.
  package let duration: Double
}
