public import HeadlessUIKit
package import Scenes
import LayerTrees

/// The bar with the text field: what has to stay glued to the keyboard.
public final class InputBar: UIView {
  /// Its height in points, that of UIKit's own toolbars.
  public static let standardHeight: CGFloat = 44

  /// The look of the bar.
  package var style = BarStyle.standard { didSet { if style != oldValue { takeStyle() } } }

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

  /// Nil: no bar is read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The background continues below the bar, under the home indicator, as bars have it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let safeArea = surroundings?.view.safeAreaInsets ?? .zero
    let sides = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    switch style {
    case .standard:
      background.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: bounds.height + safeArea.bottom)
      placeParts(in: bounds.inset(by: sides), margin: 8, inset: 6)
    case .floating:
      let capsule = bounds.inset(by: sides)
        .inset(by: UIEdgeInsets(top: 0, left: 16, bottom: Self.floatingDistance, right: 16))
      background.frame = capsule
      background.layer.cornerRadius = max(0, capsule.height / 2)
      placeParts(in: capsule, margin: 4, inset: 4)
    }
  }

  /// Points below a capsule that belong to the bar: what a design leaves above the keyboard.
  ///
  /// Source: diegoveloper/flutter_keyboard_actions, pull request 263.
  package static let floatingDistance: CGFloat = 8

  /// Field and button in one row, `margin` from the sides and `inset` from top and bottom.
  private func placeParts(in row: CGRect, margin: CGFloat, inset: CGFloat) {
    let button = min(32, max(0, row.height - 2 * inset))
    textField.frame = CGRect(
      x: row.minX + margin, y: row.minY + inset,
      width: max(0, row.width - button - 3 * margin), height: max(0, row.height - 2 * inset))
    sendButton.frame = CGRect(
      x: row.maxX - button - margin, y: row.midY - button / 2, width: button, height: button)
  }

  /// A capsule has no ground around it: the list shows beside and below it.
  private func takeStyle() {
    backgroundColor = style == .standard ? .barBackground : .clear
    if style == .standard { background.layer.cornerRadius = 0 }
    setNeedsLayout()
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
