import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The first attempt of an article on chat screens, as written: the bar's frame, with the defect.
///
/// The bar is given the rectangle from the top of the screen to the keyboard, and the animation
/// has the notification's duration but no curve. Source: the article behind NbChatView-Swift.
final class ArticleFrameChatViewController: ChatViewController {
  private var observer: KeyboardObserver?

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = KeyboardObserver(
      willShow: { [weak self] change in
        guard let self else { return }
        UIView.animate(withDuration: change.duration) {
          self.inputBar.frame = CGRect(
            x: 0, y: 0, width: self.view.bounds.width,
            height: self.view.bounds.height - change.height)
        }
      },
      willHide: { [weak self] change in
        guard let self else { return }
        UIView.animate(withDuration: change.duration) {
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

  /// The article's bar stands on the very bottom: it knows of no safe area.
  private var bottomFrame: CGRect {
    CGRect(
      x: 0, y: view.bounds.height - InputBar.standardHeight, width: view.bounds.width,
      height: InputBar.standardHeight)
  }
}
