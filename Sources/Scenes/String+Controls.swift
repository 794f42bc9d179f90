extension String {
  /// The same text with a mark for each character that could move a cursor or break a line.
  package var withoutControls: String {
    contains(where: \.isControl) ? String(map { $0.isControl ? "\u{FFFD}" : $0 }) : self
  }
}

extension Character {
  /// True if it could move a terminal's cursor or break a line of a report.
  package var isControl: Bool {
    unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: false
      }
    } && !isEmojiJoined
  }

  /// A family of emoji is one character held together by joiners, which are format characters.
  private var isEmojiJoined: Bool {
    unicodeScalars.count > 1 && unicodeScalars.contains { $0.properties.isEmoji }
  }
}
