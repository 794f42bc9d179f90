import HeadlessUIKit
import KeyboardSimulation

extension ChatViewController {
  /// Pins the list between navigation bar and input bar, and the bar's bottom as given.
  func pin(_ barBottom: NSLayoutConstraint) {
    inputBar.translatesAutoresizingMaskIntoConstraints = false
    messageList.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.heightAnchor.constraint(equalToConstant: InputBar.standardHeight),
      barBottom,
      messageList.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messageList.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      messageList.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
      messageList.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
    ])
  }
}
