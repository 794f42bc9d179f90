package import HeadlessUIKit
package import Scenes
import LayerTrees

extension UIScrollView {
  /// Points between messages, and around them.
  private static let spacing: CGFloat = 8
  private static let margin: CGFloat = 12
  /// The part of the line that a message may take.
  private static let greatestShare: CGFloat = 0.75

  /// Shows the messages, one below the other, as bubbles of their sizes.
  package func fill(with transcript: Transcript) {
    var top = Self.spacing
    for (index, message) in transcript.messages.enumerated() {
      top = append(message, at: index, top: top, line: UIScreen.main.bounds.width)
    }
    contentSize = CGSize(width: UIScreen.main.bounds.width, height: top)
  }

  /// Shows one message more, below the others.
  package func append(_ message: Transcript.Message) {
    contentSize.height = append(
      message, at: bubbles.count, top: contentSize.height, line: contentSize.width)
  }

  /// Adds a bubble and answers where the next one begins.
  private func append(
    _ message: Transcript.Message, at index: Int, top: CGFloat, line: CGFloat
  ) -> CGFloat {
    let screen = UIScreen.main.bounds
    let width = min(screen.width, screen.height)
    let bubble = UIView()
    let bubbleWidth =
      message.text.map { Self.bubbleWidth(of: $0, in: width) }
      ?? Self.bubbleWidth(at: index, in: width)
    bubble.layer.role = .message(isOutgoing: message.isOutgoing)
    bubble.layer.text = message.text
    bubble.frame = CGRect(
      x: message.isOutgoing ? line - Self.margin - bubbleWidth : Self.margin, y: top,
      width: bubbleWidth, height: message.height)
    bubble.backgroundColor = message.isOutgoing ? .outgoingBubble : .incomingBubble
    addSubview(bubble)
    return top + message.height + Self.spacing
  }

  /// Puts the messages to the two sides of a view, clear of its safe area.
  package func layOutMessages(within view: UIView) {
    let (width, insets) = (view.bounds.width, view.safeAreaInsets)
    let widest = (width * Self.greatestShare).rounded()
    for bubble in bubbles {
      if bubble.bounds.width > widest { bubble.frame.size.width = widest }
      let right = width - insets.right - Self.margin - bubble.bounds.width
      let x = bubble.layer.role.isOutgoing ? right : insets.left + Self.margin
      if bubble.frame.minX != x { bubble.frame.origin.x = x }
    }
    if contentSize.width != width { contentSize.width = width }
  }

  private var bubbles: [UIView] {
    subviews.filter { if case .message = $0.layer.role { true } else { false } }
  }

  /// As wide as the text on one line, at most three quarters of the screen.
  private static func bubbleWidth(of text: String, in width: CGFloat) -> CGFloat {
    let most = (width * greatestShare).rounded()
    let column = Double(most) - Transcript.Message.padding
    let line =
      Transcript.Message.padding + Transcript.Message.width(of: text, within: column)
    return min(most, max(44, line.rounded(.up)))
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

extension LayerRole {
  fileprivate var isOutgoing: Bool { self == .message(isOutgoing: true) }
}
