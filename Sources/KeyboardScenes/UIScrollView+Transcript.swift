package import HeadlessUIKit
import LayerTrees

extension UIScrollView {
  /// Points between messages, and around them.
  private static let spacing: CGFloat = 8
  private static let margin: CGFloat = 12

  /// Shows the messages, one below the other, as bubbles of their sizes.
  package func fill(with transcript: Transcript) {
    contentSize = CGSize(width: UIScreen.main.bounds.width, height: Self.spacing)
    for message in transcript.messages { append(message) }
  }

  /// Shows one more message, below the others.
  package func append(_ message: Transcript.Message) {
    let (width, top) = (UIScreen.main.bounds.width, contentSize.height)
    let index = subviews.count(where: \.isMessage)
    let bubble = UIView()
    let bubbleWidth =
      message.text.map { Self.bubbleWidth(of: $0, in: width) }
      ?? Self.bubbleWidth(at: index, in: width)
    bubble.layer.role = .message(isOutgoing: message.isOutgoing)
    bubble.layer.text = message.text
    bubble.frame = CGRect(
      x: message.isOutgoing ? width - Self.margin - bubbleWidth : Self.margin, y: top,
      width: bubbleWidth, height: message.height)
    bubble.backgroundColor = message.isOutgoing ? .outgoingBubble : .incomingBubble
    addSubview(bubble)
    contentSize = CGSize(width: width, height: top + message.height + Self.spacing)
  }

  /// As wide as the text on one line, at most three quarters of the screen.
  private static func bubbleWidth(of text: String, in width: CGFloat) -> CGFloat {
    let line = Transcript.Message.padding + Transcript.Message.width(of: text)
    return min((width * 0.75).rounded(), max(44, line.rounded(.up)))
  }

  /// Widths that look like talk: from two fifths to three quarters of the screen.
  private static func bubbleWidth(at index: Int, in width: CGFloat) -> CGFloat {
    let share = 0.4 + 0.35 * Double((index * 7) % 11) / 10
    return (width * share).rounded()
  }
}

extension UIColor {
  fileprivate static let incomingBubble = UIColor(white: 0.91, alpha: 1)
  fileprivate static let outgoingBubble = UIColor(red: 0.16, green: 0.48, blue: 0.95, alpha: 1)
}

extension UIView {
  fileprivate var isMessage: Bool {
    if case .message = layer.role { true } else { false }
  }
}
