import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The second attempt of the article, as written: the constraint, and no layout pass in the block.
///
/// The constant changes inside the animation, but the views move in the layout pass that comes
/// after it. Source: the article behind NbChatView-Swift.
final class ArticleConstraintChatViewController: ChatViewController {
  private let reading: ArticleReading
  private var observer: KeyboardObserver?
  /// To the very bottom: the article knows of no safe area.
  private lazy var barBottom = inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  init(transcript: Transcript, reading: ArticleReading) {
    self.reading = reading
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin(barBottom)
    observer = KeyboardObserver(
      willShow: { [weak self] change in
        guard let self else { return }
        UIView.animate(
          withDuration: change.duration, delay: 0, options: self.reading.options(of: change)
        ) {
          self.barBottom.constant = -change.height
        }
      },
      willHide: { [weak self] change in
        guard let self else { return }
        UIView.animate(
          withDuration: change.duration, delay: 0, options: self.reading.options(of: change)
        ) {
          self.barBottom.constant = 0
        }
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepBottom()
  }
}
