import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The second attempt of the article, as written: the constraint, and no layout pass in the block.
///
/// The constant changes inside the animation, but the views move in the layout pass that comes
/// after it. Source: the article behind NbChatView-Swift.
final class ArticleConstraintChatViewController: ChatViewController {
  private var observer: KeyboardObserver?
  /// To the very bottom: the article knows of no safe area.
  private lazy var barBottom = inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    pin(barBottom)
    observer = KeyboardObserver(
      willShow: { [weak self] change in
        UIView.animate(withDuration: change.duration) {
          self?.barBottom.constant = -change.height
        }
      },
      willHide: { [weak self] change in
        UIView.animate(withDuration: change.duration) {
          self?.barBottom.constant = 0
        }
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepBottom()
  }
}
