public import HeadlessUIKit
public import Scenes
import LayerTrees

/// A chat screen: a navigation bar, a list of messages, and the input bar at the bottom.
///
/// Handlers are subclasses: they lay out list and bar, and move them with the keyboard.
open class ChatViewController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UIView()
  /// The list of messages.
  public let messageList = UIScrollView()
  /// The bar at the bottom.
  public let inputBar = InputBar()
  /// The messages so far; the scene may add to them.
  public private(set) var transcript: Transcript
  /// The height of the content below the list's bottom, in points.
  private var below: CGFloat = 0

  /// The left and the right edge of the messages' rows, in points.
  private var messageLine: ClosedRange<CGFloat> = 0...0

  /// Creates a screen with the messages of a transcript.
  public init(transcript: Transcript) {
    self.transcript = transcript
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: no screen is read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Adds the views.
  open override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    navigationBar.layer.role = .navigationBar
    navigationBar.backgroundColor = .barBackground
    messageList.layer.role = .messageList
    messageList.backgroundColor = .systemBackground
    // Handlers lay it out between the bars, clear of the safe area.
    messageList.contentInsetAdjustmentBehavior = .never
    view.addSubview(messageList)
    view.addSubview(inputBar)
    view.addSubview(navigationBar)
    messageList.fill(with: transcript)
  }

  /// Sets the bar at the top, below the status bar.
  open override func viewWillLayoutSubviews() {
    noteBottom()
  }

  /// Places the messages in the list.
  open override func viewDidLayoutSubviews() {
    placeMessages()
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: navigationBarBottom)
  }

  /// The bottom of the navigation bar: 44 points below the status bar.
  public var navigationBarBottom: CGFloat { view.safeAreaInsets.top + 44 }

  /// The bar's rectangle while no keyboard is up.
  public var restingBarFrame: CGRect {
    CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - InputBar.standardHeight,
      width: view.bounds.width, height: InputBar.standardHeight)
  }

  /// Shows a message that has come in or was sent, and scrolls to it from the end of the list.
  open func deliver(_ message: Transcript.Message) {
    let wasAtEnd = messageList.contentOffset.y >= endOfScrolling - 0.5
    transcript = Transcript(messages: transcript.messages + [message])
    messageList.append(message)
    messageList.layOutMessages(within: view)
    if wasAtEnd { scroll(to: endOfScrolling) }
  }

  /// Puts the messages to the sides of the view where these have moved.
  private func placeMessages() {
    let line = view.bounds.inset(by: view.safeAreaInsets)
    guard line.minX != messageLine.lowerBound || line.maxX != messageLine.upperBound else { return }
    messageLine = line.minX...max(line.minX, line.maxX)
    messageList.layOutMessages(within: view)
  }

  /// Takes note of what is at the list's bottom, before the list takes another height.
  public func noteBottom() {
    guard messageList.bounds.height > 0 else { return }
    below = max(0, endOfScrolling - messageList.contentOffset.y)
  }

  /// Scrolls to the content that was at the list's bottom, however high the list has become.
  ///
  /// The first time, that is the last message. Messages that all fit stay at the top.
  public func keepBottom() { scroll(to: endOfScrolling - below) }

  /// The offset at which the last message ends where the list does.
  private var endOfScrolling: CGFloat {
    max(0, messageList.contentSize.height - messageList.bounds.height)
  }

  /// Scrolls the list, unless a finger moves it.
  private func scroll(to offset: CGFloat) {
    guard !messageList.isDragging, !messageList.isDecelerating else { return }
    let offset = min(max(0, offset), endOfScrolling)
    guard messageList.contentOffset.y != offset else { return }
    messageList.contentOffset = CGPoint(x: 0, y: offset)
  }
}
