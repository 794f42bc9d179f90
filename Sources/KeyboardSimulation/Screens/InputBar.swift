public import HeadlessUIKit
import Scenes
import LayerTrees

/// The bar with the text field: what has to stay glued to the keyboard.
public final class InputBar: UIView {
  /// Its height in points, that of UIKit's own toolbars.
  public static let standardHeight: CGFloat = 44

  private let background = UIView()
  private let textField = UIView()
  private let sendButton = UIView()

  /// Creates a bar with a field and a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.role = .inputBar
    textField.layer.role = .textField
    sendButton.layer.role = .sendButton
    backgroundColor = .barBackground
    background.backgroundColor = .barBackground
    addSubview(background)
    addSubview(textField)
    addSubview(sendButton)
  }

  /// Creates a bar with a field and a button.
  public required init?(coder: NSCoder) { nil }

  /// The background goes on below the bar, under the home indicator, as bars have it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let safeArea = surroundings?.view.safeAreaInsets ?? .zero
    let (left, right) = (safeArea.left, safeArea.right)
    let button: CGFloat = 32
    let row = max(0, height - 12)
    background.frame = CGRect(x: 0, y: 0, width: width, height: height + safeArea.bottom)
    textField.frame = CGRect(
      x: left + 8, y: 6, width: max(0, width - left - right - button - 24), height: row)
    sendButton.frame = CGRect(
      x: width - right - button - 8, y: (height - button) / 2, width: button, height: button)
  }

  /// The controller that it lies in.
  private var surroundings: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}

extension UIColor {
  static let barBackground = UIColor.barGround
}
