import UIKit

class ChatViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let inputBar = InputBar()
  private var messages = Message.samples
  private lazy var bottomConstraint = inputBar.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dinner"
    view.backgroundColor = .white
    setUpViews()
    setUpConstraints()
    observeKeyboard()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollToLastMessage()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func append(_ message: Message) {
    messages.append(message)
    tableView.reloadData()
    tableView.layoutIfNeeded()
    scrollToLastMessage()
  }

  private func setUpViews() {
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(hideKeyboard)))
    inputBar.delegate = self
    for subview in [tableView, inputBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomConstraint,
    ])
  }

  private func scrollToLastMessage() {
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
  }

  // MARK: - Keyboard

  private func observeKeyboard() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let covered = max(0, view.bounds.maxY - end.minY - view.safeAreaInsets.bottom)
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
    ) {
      self.bottomConstraint.constant = -covered
      self.view.layoutIfNeeded()
    }
  }

  @objc private func hideKeyboard() {
    view.endEditing(true)
  }
}

// MARK: - UITableViewDataSource

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
    (cell as? MessageCell)?.configure(with: messages[indexPath.row])
    return cell
  }
}

// MARK: - InputBarDelegate

extension ChatViewController: InputBarDelegate {
  func inputBar(_ inputBar: InputBar, didSend text: String) {
    append(Message(sender: "Me", text: text, isMine: true))
  }
}
