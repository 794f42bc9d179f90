public import HeadlessUIKit
import LayerTrees

/// A chat screen: a navigation bar, a list of messages, and the input bar at the bottom.
///
/// Handlers are subclasses: they lay out list and bar, and move them with the keyboard.
open class ChatViewController: UIViewController {
  public let navigationBar = UIView()
  public let messageList = UIScrollView()
  public let inputBar = InputBar()
  public let transcript: Transcript

  public init(transcript: Transcript) {
    self.transcript = transcript
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    view.backgroundColor = .white
    navigationBar.layer.role = .navigationBar
    navigationBar.backgroundColor = .barBackground
    messageList.layer.role = .messageList
    messageList.backgroundColor = .white
    view.addSubview(messageList)
    view.addSubview(inputBar)
    view.addSubview(navigationBar)
    fillMessageList()
  }

  open override func viewDidLayoutSubviews() {
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: navigationBarBottom)
  }

  /// Where the navigation bar ends: 44 points below the status bar.
  public var navigationBarBottom: CGFloat { view.safeAreaInsets.top + 44 }

  /// The bar's rectangle while no keyboard is up.
  public var restingBarFrame: CGRect {
    CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - InputBar.standardHeight,
      width: view.bounds.width, height: InputBar.standardHeight)
  }

  /// Scrolls to the last message; a list that all fits stays at its top.
  public func scrollToBottom() {
    let hidden = messageList.contentSize.height - messageList.bounds.height
    messageList.contentOffset = CGPoint(x: 0, y: max(0, hidden))
  }
}

extension ChatViewController {
  /// Points between messages, and around them.
  private static let spacing: CGFloat = 8
  private static let margin: CGFloat = 12

  private func fillMessageList() {
    let width = UIScreen.main.bounds.width
    var top = Self.spacing
    for (index, message) in transcript.messages.enumerated() {
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
      messageList.addSubview(bubble)
      top += message.height + Self.spacing
    }
    messageList.contentSize = CGSize(width: width, height: top)
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
