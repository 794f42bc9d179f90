package import HeadlessUIKit
import LayerTrees

/// The bar on the keyboard with which one goes from field to field: previous, next, done.
package final class KeyboardToolbar: UIView {
  /// Its height in points, UIKit's own for toolbars.
  static let height: CGFloat = 44

  package let previousButton = UIButton(type: .system)
  package let nextButton = UIButton(type: .system)
  package let doneButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  /// What is between the buttons: the field's placeholder, where it has one.
  package var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      titleLabel.isHidden = newValue?.isEmpty ?? true
    }
  }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.height))
    autoresizingMask = .flexibleWidth
    layer.role = .inputBar
    backgroundColor = .barGround
    for (button, title) in [(previousButton, "<"), (nextButton, ">"), (doneButton, "Done")] {
      button.setTitle(title, for: .normal)
      button.backgroundColor = .systemBlue
      addSubview(button)
    }
    titleLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = .gray
    titleLabel.textAlignment = .center
    titleLabel.isHidden = true
    addSubview(titleLabel)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let top = (bounds.height - 20) / 2
    previousButton.frame = CGRect(x: 16, y: top, width: 12, height: 20)
    nextButton.frame = CGRect(x: 48, y: top, width: 12, height: 20)
    titleLabel.frame = CGRect(x: 76, y: top, width: max(0, bounds.width - 148), height: 20)
    doneButton.frame = CGRect(x: bounds.width - 56, y: top, width: 40, height: 20)
  }
}
