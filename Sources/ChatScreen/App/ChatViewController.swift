import UIKit

class ChatViewController: UIViewController {
  let tableView = UITableView()
  let inputBar = UIView()
  /// Reaches below the bar, so that nothing shows through there while it moves.
  let background = UIView()
  private var messages: [String] = []
  private var bottom: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    background.backgroundColor = .lightGray
    background.translatesAutoresizingMaskIntoConstraints = false
    inputBar.addSubview(background)
    for subview in [tableView, inputBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let bottom = inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.heightAnchor.constraint(equalToConstant: 50),
      background.topAnchor.constraint(equalTo: inputBar.topAnchor),
      background.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor),
      background.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor),
      background.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: 100),
      bottom,
    ])
    self.bottom = bottom
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardWillChange(_:)), name: name, object: nil)
    }
  }

  func append(_ message: String) {
    messages.append(message)
    tableView.reloadData()
  }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let covered = max(0, view.bounds.maxY - end.minY - view.safeAreaInsets.bottom)
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    bottom?.constant = -covered
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      self.view.layoutIfNeeded()
    }
  }
}
