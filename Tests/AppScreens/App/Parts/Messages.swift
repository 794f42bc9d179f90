import UIKit

/// A message of a chat.
struct Message: Hashable {
  let id: Int
  let text: String

  /// A chat longer than any screen, with messages of one to four lines.
  static let samples: [Message] = (0..<30).map { number in
    let lines = [
      "On my way", "Can you bring the bread? The good one from the corner, please",
      "Yes", "I looked at the trains: there is one at ten past seven, and one at half past",
      "We could also meet at the station and walk from there. It is twenty minutes along the river, "
        + "and we would be there before the others",
    ]
    return Message(id: number, text: lines[number % lines.count])
  }
}

/// A row with a bubble, as high as its text.
final class BubbleCell: UITableViewCell {
  static let reuseIdentifier = "bubble"
  private let bubble = UIView()
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.backgroundColor = .secondarySystemBackground
    bubble.layer.cornerRadius = 16
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ message: Message) {
    label.text = message.text
  }
}

/// The messages of a table whose owner reloads it by itself.
final class MessageSource: NSObject, UITableViewDataSource {
  var messages = Message.samples

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BubbleCell.reuseIdentifier, for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row])
    return cell
  }
}

extension UITableView {
  /// A table for bubbles, which are as high as their texts.
  static func ofBubbles() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
    table.separatorStyle = .none
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.translatesAutoresizingMaskIntoConstraints = false
    return table
  }

  /// Shows the last row at the bottom.
  func scrollToLastRow() {
    let count = numberOfRows(inSection: 0)
    guard count > 0 else { return }
    scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
  }
}

extension UIScrollView {
  /// True if no more than a point of the content is below what is shown.
  var isAtEnd: Bool {
    contentOffset.y >= contentSize.height + adjustedContentInset.bottom - bounds.height - 1
  }

  /// Scrolls as far as the content goes.
  func scrollToEnd() {
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset.y = max(end, -adjustedContentInset.top)
  }
}
