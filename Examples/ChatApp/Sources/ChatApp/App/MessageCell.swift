import UIKit

class MessageCell: UITableViewCell {
  static let reuseIdentifier = "MessageCell"

  private let nameLabel = UILabel()
  private let bubble = UIView()
  private let messageLabel = UILabel()
  private var incoming: [NSLayoutConstraint] = []
  private var outgoing: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with message: Message) {
    nameLabel.text = message.isMine ? nil : message.sender
    messageLabel.text = message.text
    messageLabel.textColor = message.isMine ? .white : .black
    bubble.backgroundColor =
      message.isMine
      ? UIColor(red: 0.0, green: 0.48, blue: 1.0, alpha: 1)
      : UIColor(red: 0.91, green: 0.91, blue: 0.92, alpha: 1)
    NSLayoutConstraint.deactivate(message.isMine ? incoming : outgoing)
    NSLayoutConstraint.activate(message.isMine ? outgoing : incoming)
  }

  private func setUpViews() {
    nameLabel.font = .systemFont(ofSize: 12)
    nameLabel.textColor = UIColor(white: 0.45, alpha: 1)
    messageLabel.font = .systemFont(ofSize: 16)
    messageLabel.numberOfLines = 0
    bubble.layer.cornerRadius = 17
    bubble.clipsToBounds = true
    for view in [nameLabel, bubble, messageLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.addSubview(nameLabel)
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)
  }

  private func setUpConstraints() {
    incoming = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)]
    outgoing = [
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
    ]
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 28),
      bubble.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.72),
      messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      messageLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }
}
