import UIKit

/// A screen that shows a chat in a sheet as soon as it appears.
final class InSheetController<Chat: UIViewController>: UIViewController {
  let chat: Chat
  private let style: UIModalPresentationStyle
  private var hasPresented = false

  init(_ chat: Chat, as style: UIModalPresentationStyle) {
    self.chat = chat
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasPresented else { return }
    hasPresented = true
    let navigation = UINavigationController(rootViewController: chat)
    navigation.modalPresentationStyle = style
    present(navigation, animated: false)
  }
}
