import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The first attempt of an article on chat screens, as written: the bar's frame, with the defect.
///
/// The bar is given the rectangle from the top of the screen to the keyboard. The animation has the
/// notification's duration, and its curve or not, by the reading.
/// Source: the article behind NbChatView-Swift.
final class ArticleFrameChatViewController: ChatViewController {
  private let reading: ArticleReading
  private var observer: KeyboardObserver?

  init(transcript: Transcript, reading: ArticleReading) {
    self.reading = reading
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = KeyboardObserver(
      willShow: { [weak self] change in
        guard let self else { return }
        UIView.animate(
          withDuration: change.duration, delay: 0, options: self.reading.options(of: change)
        ) {
          self.inputBar.frame = CGRect(
            x: 0, y: 0, width: self.view.bounds.width,
            height: self.view.bounds.height - change.height)
        }
      },
      willHide: { [weak self] change in
        guard let self else { return }
        UIView.animate(
          withDuration: change.duration, delay: 0, options: self.reading.options(of: change)
        ) {
          self.inputBar.frame = self.bottomFrame
        }
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    inputBar.frame = bottomFrame
    let top = navigationBarBottom
    messageList.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, bottomFrame.minY - top))
    keepBottom()
  }

  /// The article's bar is on the very bottom: it knows of no safe area.
  private var bottomFrame: CGRect {
    CGRect(
      x: 0, y: view.bounds.height - InputBar.standardHeight, width: view.bounds.width,
      height: InputBar.standardHeight)
  }
}
