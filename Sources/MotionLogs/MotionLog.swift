package import Scenes

/// The content of a log, whatever wrote it.
package struct MotionLog: Sendable {
  /// The kind of facts in a log.
  package enum Content: Sendable {
    /// Positions at some times.
    case positions(PositionTable)
    /// Notifications of the keyboard.
    case notifications([LoggedNotification])
    /// Refreshes that came late.
    case hitches([LoggedHitch])
  }

  /// The file's name in messages.
  package let file: String
  package let content: Content
  /// The lines that were not understood.
  package let skipped: [SkippedLines]

  /// Reads a log of any kind that is known.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - file: What messages call it.
  /// - Throws: A `SceneError` where nothing in it is understood.
  package init(_ text: String, file: String) throws(SceneError) {
    let log = try LogText(text, file: file)
    self.file = file
    let dump = NotificationDump(log)
    if log.beginsLikeXML {
      let table = try HitchTable(log)
      (content, skipped) = (.hitches(table.hitches), table.skipped)
    } else if let dump, !dump.notifications.isEmpty {
      (content, skipped) = (.notifications(dump.notifications), dump.skipped)
    } else if let lines = EventLines(log) {
      (content, skipped) = (.positions(lines.table), lines.skipped)
    } else if let broken = dump?.skipped.last(where: { $0.reason.contains("notification") }) {
      throw log.error(broken.reason, at: broken.first)
    } else {
      let table = try CommaTable(log)
      (content, skipped) = (.positions(table.table), table.skipped)
    }
  }
}

extension LogText {
  fileprivate var beginsLikeXML: Bool {
    lines.first { !$0.isBlank }.map { $0.trimmed.first == "<" } ?? false
  }
}
