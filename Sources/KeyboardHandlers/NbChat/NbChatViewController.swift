import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The chat screen of NbChatView-Swift: bar, list or all of it rise by their transforms.
///
/// The bar is pinned to the bottom of the view and knows of no safe area, the list starts 64 points
/// below the top. A sent message is echoed, so that two come at a time.
/// Source: Newbeeee/NbChatView-Swift, `ChatViewController.swift`.
final class NbChatViewController: TypingChatViewController {
  private let moves: NbChatMoves
  /// The view that rises as a whole; the navigation bar does not lie in it.
  private let chat = UIView()
  private var observer: KeyboardObserver?
  /// The last show, by whose time a hide moves as well.
  private var shown: KeyboardChange?
  private var moved = NbChatCase.bar
  /// The distance that the list has risen in all, in points; a hide does not take it back.
  private var risen: CGFloat = 0
  /// The list's offset when the keyboard had come; nil while it is away.
  private var openOffset: CGFloat?
  private var isTyping = false
  private var hasAppeared = false

  init(transcript: Transcript, moves: NbChatMoves = .cases) {
    self.moves = moves
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(chat, at: 0)
    chat.addSubview(messageList)
    chat.addSubview(inputBar)
    messageList.contentInset.bottom = NbChatCase.nearness / 2
    messageList.delegate = self
    messageList.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.stopTyping() })
    pin()
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillShow($0) },
      willHide: { [weak self] in self?.keyboardWillHide($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasAppeared else { return }
    hasAppeared = true
    messageList.layoutIfNeeded()
    messageList.scrollToEnd(animated: false)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopTyping()
    (moved, risen) = (.bar, 0)
  }

  override func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    isTyping = true
    return true
  }

  override func textViewDidEndEditing(_ textView: UITextView) { isTyping = false }

  /// Scrolling down puts the keyboard away.
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === messageList, let openOffset, scrollView.contentOffset.y < openOffset
    else { return }
    self.openOffset = nil
    textView.resignFirstResponder()
  }

  override func deliver(_ message: Transcript.Message) {
    append(message)
    if let text = message.text, message.isOutgoing {
      append(Transcript.Message(text, isOutgoing: false))
    }
    view.layoutIfNeeded()
    messagesDidGrow()
  }
}

extension NbChatViewController {
  private func pin() {
    for view in [chat, messageList, inputBar] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      chat.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      chat.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      chat.topAnchor.constraint(equalTo: view.topAnchor),
      chat.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inputBar.leadingAnchor.constraint(equalTo: chat.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: chat.trailingAnchor),
      inputBar.heightAnchor.constraint(equalToConstant: InputBar.standardHeight),
      inputBar.bottomAnchor.constraint(equalTo: chat.bottomAnchor),
      messageList.leadingAnchor.constraint(equalTo: chat.leadingAnchor),
      messageList.trailingAnchor.constraint(equalTo: chat.trailingAnchor),
      messageList.topAnchor.constraint(equalTo: chat.topAnchor, constant: 64),
      messageList.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
    ])
  }

  private func keyboardWillShow(_ change: KeyboardChange) {
    shown = change
    moved =
      switch moves {
      case .cases:
        NbChatCase(
          messagesEnd: messagesEnd, screenHeight: UIScreen.main.bounds.height,
          keyboardHeight: change.height)
      case .bar: .bar
      case .screen: .screen
      }
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.rise(by: change.height)
    } completion: { _ in
      self.openOffset = self.messageList.contentOffset.y
    }
  }

  private func rise(by height: CGFloat) {
    switch moved {
    case .bar: inputBar.transform = .upward(height)
    case .barAndList(let hidden):
      inputBar.transform = .upward(height)
      messageList.transform = .upward(hidden)
      risen = hidden
    case .screen: chat.transform = .upward(height)
    }
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    openOffset = nil
    guard isTyping, let shown else { return }
    UIView.animate(withDuration: shown.duration, delay: 0, options: shown.options) {
      switch self.moved {
      case .bar, .barAndList:
        self.inputBar.transform = .identity
        self.messageList.transform = .identity
      case .screen: self.chat.transform = .identity
      }
    } completion: { _ in
      self.scrollToLastMessage()
    }
  }

  /// The reaction to a tap on the list: the bar goes down at once.
  private func stopTyping() {
    guard textView.isFirstResponder else { return }
    textView.resignFirstResponder()
    inputBar.transform = .identity
  }

  private func messagesDidGrow() {
    guard moved != .screen else { return scrollToLastMessage() }
    guard let shown, let end = messagesEnd else { return }
    let hidden = end - (UIScreen.main.bounds.height - 44 - shown.height)
    switch NbChatSending(risen: risen, hidden: hidden, keyboardHeight: shown.height) {
    case .nothing: break
    case .rise(let sum): raiseList(to: sum)
    case .riseAndScroll:
      raiseList(to: shown.height)
      scrollToLastMessage()
    case .scroll: scrollToLastMessage()
    }
  }

  private func raiseList(to height: CGFloat) {
    guard let shown else { return }
    risen = height
    UIView.animate(withDuration: shown.duration, delay: 0, options: shown.options) {
      self.messageList.transform = .upward(height)
    }
  }

  /// The end of the last message in the list's superview, its transform included; nil for none.
  private var messagesEnd: CGFloat? {
    guard !messageList.subviews.isEmpty else { return nil }
    let end = CGPoint(x: 0, y: messageList.contentSize.height)
    return messageList.convert(end, to: messageList.superview).y
  }

  private func scrollToLastMessage() {
    guard !messageList.subviews.isEmpty else { return }
    messageList.scrollToEnd(animated: true)
  }
}

extension CGAffineTransform {
  /// A shift by the given number of points towards the top of the screen.
  static func upward(_ height: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: -height)
  }
}
