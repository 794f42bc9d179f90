/// The Swift files of a new package.
extension PackageTemplate {
  static let main = """
    import ChatScreen
    import SeamCommands

    @main
    enum Main {
      @MainActor
      static func main() {
        Seam.main(handlers: .standard + [chat])
      }
    }

    """

  static let handler = """
    import HeadlessUIKit
    import KeyboardSimulation

    /// The chat screen as scenes know it: how to make it, and where its bar and its list are.
    public let chat = HandlerDefinition(name: "chat", summary: "The app's chat screen.") { _, _ in
      ChatViewController()
    } bar: {
      $0.inputBar
    } list: {
      $0.tableView
    } deliver: { controller, message in
      controller.append(message.text ?? "")
    }

    """

  static let test = """
    import ChatScreen
    import Foundation
    import SeamTesting
    import Testing

    @MainActor
    @Test func theBarStaysOnTheKeyboard() throws {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let handlers = HandlerRegistry.standard + [chat]
      for scene in try scenes(at: package.path + "/Scenes", handlers: handlers) {
        expectGlued(try play(scene, handlers: handlers))
      }
    }

    """

  /// A screen that passes, with the keyboard's handling in one function.
  static let controller = """
    import UIKit

    /// A chat screen to start from. Put your own in its place.
    class ChatViewController: UIViewController, UITableViewDataSource {
      let tableView = UITableView()
      let inputBar = UIView()
      private let field = UITextField()
      /// Goes on below the bar, so that nothing shows through under it while it moves.
      private let background = UIView()
      private var messages = (1...12).map { "Message \\($0)" }
      private lazy var bottom = inputBar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        background.backgroundColor = UIColor(white: 0.95, alpha: 1)
        field.placeholder = "Message"
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        inputBar.addSubview(background)
        inputBar.addSubview(field)
        for subview in [tableView, inputBar] { view.addSubview(subview) }
        for subview in [tableView, inputBar, background, field] {
          subview.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
          tableView.topAnchor.constraint(equalTo: view.topAnchor),
          tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
          inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          inputBar.heightAnchor.constraint(equalToConstant: 50),
          bottom,
          background.topAnchor.constraint(equalTo: inputBar.topAnchor),
          background.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor),
          background.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor),
          background.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: 100),
          field.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 16),
          field.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -16),
          field.centerYAnchor.constraint(equalTo: inputBar.centerYAnchor),
        ])
        let center = NotificationCenter.default
        for name in [
          UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ] {
          center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: name, object: nil)
        }
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollToEnd()
      }

      func append(_ message: String) {
        messages.append(message)
        tableView.reloadData()
        tableView.layoutIfNeeded()
        scrollToEnd()
      }

      private func scrollToEnd() {
        guard !messages.isEmpty else { return }
        let last = IndexPath(row: messages.count - 1, section: 0)
        tableView.scrollToRow(at: last, at: .bottom, animated: false)
      }

      /// Moves the bar with the keyboard: its end frame, its duration and its curve.
      @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
          let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
          let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
          let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        let covered = max(0, view.bounds.maxY - end.minY - view.safeAreaInsets.bottom)
        bottom.constant = -covered
        UIView.animate(
          withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
        ) {
          self.view.layoutIfNeeded()
        }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
      }
    }

    """
}
