import UIKit

@objc protocol InputBarDelegate: AnyObject {
  func inputBar(_ inputBar: InputBar, didSend text: String)
  @objc optional func inputBarDidBeginEditing(_ inputBar: InputBar)
}

class InputBar: UIView, UITextFieldDelegate {
  weak var delegate: InputBarDelegate?

  @objc dynamic private(set) var isEmpty = true
  let textField = UITextField()
  let sendButton = UIButton(type: .system)
  /// Goes on below the bar, so that nothing shows through under it while it moves.
  private let background = UIView()
  private let fieldBackground = UIView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
    textField.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)
    sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.inputBarDidBeginEditing?(self)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return true
  }

  @objc private func textDidChange(_ sender: UITextField) {
    isEmpty = sender.text?.isEmpty ?? true
    sendButton.isEnabled = !isEmpty
  }

  @IBAction func send() {
    guard let text = textField.text, !text.isEmpty else { return }
    textField.text = ""
    textDidChange(textField)
    delegate?.inputBar(self, didSend: text)
  }

  private func setUpViews() {
    background.backgroundColor = UIColor(white: 0.97, alpha: 1)
    line.backgroundColor = UIColor(white: 0.8, alpha: 1)
    fieldBackground.backgroundColor = .white
    fieldBackground.layer.cornerRadius = 17
    fieldBackground.layer.borderWidth = 1
    fieldBackground.layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
    textField.placeholder = "Message"
    textField.font = .systemFont(ofSize: 16)
    textField.delegate = self
    sendButton.setTitle("Send", for: .normal)
    sendButton.isEnabled = false
    for view in [background, line, fieldBackground, textField, sendButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  private func setUpConstraints() {
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 50),
      background.topAnchor.constraint(equalTo: topAnchor),
      background.leadingAnchor.constraint(equalTo: leadingAnchor),
      background.trailingAnchor.constraint(equalTo: trailingAnchor),
      background.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 100),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      fieldBackground.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
      fieldBackground.centerYAnchor.constraint(equalTo: centerYAnchor),
      fieldBackground.heightAnchor.constraint(equalToConstant: 34),
      textField.leadingAnchor.constraint(equalTo: fieldBackground.leadingAnchor, constant: 14),
      textField.trailingAnchor.constraint(equalTo: fieldBackground.trailingAnchor, constant: -14),
      textField.topAnchor.constraint(equalTo: fieldBackground.topAnchor),
      textField.bottomAnchor.constraint(equalTo: fieldBackground.bottomAnchor),
      sendButton.leadingAnchor.constraint(equalTo: fieldBackground.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
      sendButton.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
