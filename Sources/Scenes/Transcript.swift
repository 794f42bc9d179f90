import AnimationCurves
import LayerTrees

/// The messages on the screen, oldest first.
public struct Transcript: Hashable, Sendable {
  /// A message in the list.
  public struct Message: Hashable, Sendable {
    /// Points from the bubble's top to its bottom.
    public let height: Double
    /// True if the user of this phone wrote it.
    public let isOutgoing: Bool
    /// The text; nil where only its size matters.
    public let text: String?

    /// Creates a message.
    public init(height: Double, isOutgoing: Bool, text: String? = nil) {
      self.height = height
      self.isOutgoing = isOutgoing
      self.text = text
    }

    /// A message that says `text`, as high as its lines are where 250 points are a line.
    public init(text: String, isOutgoing: Bool) {
      self.init(height: Self.height(of: text), isOutgoing: isOutgoing, text: text)
    }
  }

  /// The messages, oldest first.
  public let messages: [Message]

  /// Creates a transcript.
  public init(messages: [Message]) {
    self.messages = messages
  }

  /// Messages of the given heights in points, in turn from either side.
  public init(heights: [Double]) {
    messages = heights.enumerated().map { index, height in
      Message(height: height, isOutgoing: index % 3 == 1)
    }
  }

  /// Messages that say `texts`, each as high as its lines are where 250 points are a line.
  public init(texts: [String]) {
    messages = texts.enumerated().map { index, text in
      Message(text: text, isOutgoing: index % 3 == 1)
    }
  }
}

extension Transcript {
  /// The messages of a scene that names none: twelve of 44 points.
  public static let standard = Transcript(heights: Array(repeating: 44, count: 12))
}

extension Transcript.Message {
  /// Points to the left and to the right of a message's text, together.
  package static let padding = 28.0

  /// Roughly how wide a text is on one line, in points at the 17 of a chat's body text.
  ///
  /// No font is measured for it: letters count 9 points, characters of East Asian scripts a whole
  /// em of 17, emoji 22.
  package static func width(of text: String) -> Double {
    text.reduce(0) { $0 + ($1.isEmoji ? 22 : $1.isWide ? 17 : 9) }
  }

  /// The width of the widest line of a text in a column of `column` points.
  package static func width(of text: String, within column: Double) -> Double {
    guard TextLines.setter != nil else { return width(of: text) }
    return TextLines(size: fontSize).widths(of: text, width: column).max() ?? 0
  }

  /// The em of a chat's body text, in points.
  private static let fontSize = 17.0

  /// 20 points for each line, or as many as the fonts' lines are high, and 24 around them.
  fileprivate static func height(of text: String, within column: Double = 250) -> Double {
    guard TextLines.setter != nil else { return estimatedHeight(of: text) }
    let lines = TextLines(size: fontSize)
    let count = lines.widths(of: text, width: column).count
    return (24 + max(20, lines.height) * Double(max(1, count))).rounded(.up)
  }

  private static func estimatedHeight(of text: String) -> Double {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      max(1, (width(of: String($0)) / 250).rounded(.up))
    }
    return 24 + 20 * max(1, lines.reduce(0, +))
  }

  /// The same message, as high as its text is in the fonts that text is set in; one whose height
  /// does not follow from its text is as it is.
  package func measured(within column: Double) -> Self {
    guard TextLines.setter != nil, let text, height == Self.estimatedHeight(of: text) else {
      return self
    }
    return Self(
      height: Self.height(of: text, within: column), isOutgoing: isOutgoing, text: text)
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// True if it takes a whole em, as East Asian scripts do.
  fileprivate var isWide: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        true
      default: false
      }
    }
  }
}

extension Transcript: Codable {
  /// Written as the list of its messages.
  public init(from decoder: any Decoder) throws {
    self.init(messages: try decoder.singleValueContainer().decode([Message].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(messages)
  }
}

extension Transcript.Message: Codable {
  private enum CodingKeys: String, CodingKey {
    case height, isOutgoing, text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      height: try fields.decode(Double.self, forKey: .height),
      isOutgoing: try fields.value(.isOutgoing, or: false),
      text: try fields.decodeIfPresent(String.self, forKey: .text))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(height, forKey: .height)
    try fields.encode(isOutgoing, forKey: .isOutgoing, unless: false)
    try fields.encodeIfPresent(text, forKey: .text)
  }
}
