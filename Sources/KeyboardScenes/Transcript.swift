/// The messages on the screen, oldest first.
public struct Transcript: Hashable, Sendable {
  public struct Message: Hashable, Sendable {
    /// Points from the bubble's top to its bottom.
    public let height: Double
    /// Whether the user of this phone wrote it.
    public let isOutgoing: Bool
    /// What it says; nil where only its size matters.
    public let text: String?

    public init(height: Double, isOutgoing: Bool, text: String? = nil) {
      self.height = height
      self.isOutgoing = isOutgoing
      self.text = text
    }
  }

  public let messages: [Message]

  public init(messages: [Message]) {
    self.messages = messages
  }

  /// Messages of the given heights in points, in turn from either side.
  public init(heights: [Double]) {
    messages = heights.enumerated().map { index, height in
      Message(height: height, isOutgoing: index % 3 == 1)
    }
  }

  /// Messages that say `texts`, each as high as its lines at 30 characters a line.
  public init(texts: [String]) {
    messages = texts.enumerated().map { index, text in
      let lines = max(1, (text.count + 29) / 30)
      return Message(
        height: 24 + 20 * Double(lines), isOutgoing: index % 3 == 1, text: text)
    }
  }
}
