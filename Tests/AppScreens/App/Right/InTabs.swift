import UIKit

/// A chat in the first of two tabs; its bar rests on the tab bar, and the guide lifts it.
final class InTabsController<Chat: UIViewController>: UITabBarController {
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
    chat.tabBarItem = UITabBarItem(title: "Chat", image: nil, tag: 0)
    let chats = UINavigationController(rootViewController: ChatsController())
    chats.tabBarItem = UITabBarItem(title: "Chats", image: nil, tag: 1)
    viewControllers = [UINavigationController(rootViewController: chat), chats]
  }
}

/// The chat: cells of 44 points with a default content configuration.
final class TabChatController: UIViewController, UITableViewDataSource {
  let bar = LinedBar()
  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.backgroundColor = .systemBackground
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    view.addSubview(tableView)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.scrollToLastRow()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Message \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}

/// A bar with a line on top of it.
final class LinedBar: UIView {
  private let field = UITextField()
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    field.borderStyle = .roundedRect
    for view in [line, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      field.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      field.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
