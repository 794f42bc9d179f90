import UIKit

/// A chat that was pushed onto a list of chats; its bar is on the guide.
final class InNavigationController: UINavigationController {
  let chat = PushedChatController()

  init() {
    super.init(rootViewController: ChatsController())
    pushViewController(chat, animated: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The chat, whose table goes under the bar at the top.
final class PushedChatController: BarAndTableController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: #selector(finish))
  }

  override func pinBottoms() {
    super.pinBottoms()
    composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }

  @objc private func finish() {
    view.endEditing(true)
  }
}

/// The list of chats, of ordinary rows 44 points high.
final class ChatsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chats"
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    12
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Chat \(indexPath.row + 1)"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
