import UIKit

/// A list of chats beside a chat, which is alone where there is no room for both.
final class InSplitViewController<Chat: UIViewController>: UISplitViewController {
  let chat: Chat

  init(_ chat: Chat) {
    self.chat = chat
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    setViewController(
      UINavigationController(rootViewController: ChatsController()), for: .primary)
    setViewController(UINavigationController(rootViewController: chat), for: .secondary)
  }
}
