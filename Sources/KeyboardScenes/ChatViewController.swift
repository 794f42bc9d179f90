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
    // Handlers lay it out between the bars, clear of the safe area.
    messageList.contentInsetAdjustmentBehavior = .never
    view.addSubview(messageList)
    view.addSubview(inputBar)
    view.addSubview(navigationBar)
    messageList.fill(with: transcript)
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
