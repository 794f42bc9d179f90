import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The same ways without their defects: places are counted from where things rest.
///
/// What overlaps the safe area's bottom is the lift; layout passes know of it, so that they move
/// nothing, and all of it is animated as the keyboard is. The list of versions A and B rises with
/// the bar and gets room above its first message; the other's is inset and scrolled by as much, so
/// that what is being read stays above the bar. Who is at the end stays there when the screen turns.
final class FixedContentInsetChatViewController: TypingChatViewController {
  private let version: ContentInsetVersion
  private var observer: KeyboardObserver?
  /// The distance of the bar above its resting place, in points.
  private var lift: CGFloat = 0
  private var hasAppeared = false

  init(transcript: Transcript, version: ContentInsetVersion) {
    self.version = version
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = KeyboardObserver([
      UIResponder.keyboardWillChangeFrameNotification: { [weak self] in
        guard let self else { return }
        move(to: overlap(of: view.fromScreen($0.end)), with: $0)
      },
      UIResponder.keyboardWillHideNotification: { [weak self] in self?.move(to: 0, with: $0) },
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let follows = !hasAppeared || messageList.followsEnd
    hasAppeared = true
    layOut()
    if follows { messageList.scrollToEnd(animated: false) }
  }

  override func deliver(_ message: Transcript.Message) {
    append(message)
    layOut()
    messageList.scrollToEnd(animated: true)
  }

  private func move(to lift: CGFloat, with change: KeyboardChange) {
    guard lift != self.lift else { return }
    let (old, offset) = (self.lift, messageList.contentOffset.y)
    self.lift = lift
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.layOut()
      self.liftMessages(from: offset, by: lift - old)
    }
  }

  /// Scrolls an inset list by as much as its inset has grown; a list that rises needs no scrolling.
  private func liftMessages(from offset: CGFloat, by growth: CGFloat) {
    guard version != .a, version != .b else { return }
    messageList.contentOffset.y = min(max(0, offset + growth), max(0, messageList.endOffset))
  }

  /// The height above the view's bottom safe area that a keyboard at the bottom takes, in points.
  private func overlap(of keyboard: CGRect) -> CGFloat {
    let isDocked = keyboard.maxY >= view.bounds.maxY && keyboard.width >= view.bounds.width
    guard isDocked else { return 0 }
    return max(0, view.bounds.maxY - keyboard.minY - view.safeAreaInsets.bottom)
  }

  private func layOut() {
    let (top, rest) = (navigationBarBottom, restingBarFrame)
    inputBar.frame = rest.offsetBy(dx: 0, dy: -lift)
    let list = CGRect(x: 0, y: top, width: rest.width, height: max(0, rest.minY - top))
    switch version {
    case .a, .b: raiseList(list)
    case .c, .inset, .offset, .reference:
      messageList.frame = list
      messageList.contentInset.bottom = lift
    }
  }

  /// Raises the list by what the bar would hide of it, with as much room above the first message.
  private func raiseList(_ rest: CGRect) {
    let content = messageList.contentSize.height
    let rise = min(lift, max(0, content - (rest.height - lift)))
    messageList.frame = rest.offsetBy(dx: 0, dy: -rise)
    messageList.contentInset = UIEdgeInsets(
      top: rise, bottom: rise > 0 ? max(0, rest.height - content) : 0)
  }
}
