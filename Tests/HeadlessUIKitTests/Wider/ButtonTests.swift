import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Buttons: their size, title and image, and what they look like in each state.
@MainActor
struct ButtonTests {
  private func text(_ button: UIButton) -> LayerText? {
    for case .text(let text) in button.look.elements { return text }
    return nil
  }

  private func picture(_ button: UIButton) -> LayerPicture? {
    for case .picture(let picture) in button.look.elements { return picture }
    return nil
  }

  /// A title of 15 points with 6 points above and below, or an image; 30 points across at least.
  @Test(arguments: 0..<30) func theSizeIsThatOfItsParts(_ seed: UInt64) {
    _ = Stage()
    var random = SplitMix64(seed: seed)
    let title = String(repeating: "m", count: Int.random(in: 0...9, using: &random))
    let image = CGSize(
      width: Int.random(in: 1...50, using: &random), height: Int.random(in: 1...50, using: &random))
    let (hasTitle, hasImage) = (Bool.random(using: &random), Bool.random(using: &random))
    let insets = UIEdgeInsets(
      top: CGFloat(Int.random(in: 0...9, using: &random)),
      left: CGFloat(Int.random(in: 0...9, using: &random)),
      bottom: CGFloat(Int.random(in: 0...9, using: &random)),
      right: CGFloat(Int.random(in: 0...9, using: &random)))
    let button = UIButton(type: .custom)
    button.contentEdgeInsets = insets
    if hasTitle { button.setTitle(title, for: .normal) }
    if hasImage { button.setImage(UIImage(size: image), for: .normal) }
    let metrics = TextMetrics(pointSize: 15)
    let words = hasTitle ? metrics.width(of: title) : 0
    let (width, height): (CGFloat, CGFloat) = hasImage ? (image.width, image.height) : (0, 0)
    let tall = !hasTitle && hasImage ? height : max(metrics.lineHeight + 12, height)
    let wide: CGFloat = max(30, words + width).rounded(.up)
    let size = CGSize(
      width: wide + insets.left + insets.right,
      height: tall.rounded(.up) + insets.top + insets.bottom)
    #expect(button.intrinsicContentSize == size && button.sizeThatFits(.zero) == size)
    let content = CGRect(x: 0, y: 0, width: 200, height: 80).inset(by: insets)
    #expect(button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 80)) == content)
    let titleRect = button.titleRect(forContentRect: content)
    let imageRect = button.imageRect(forContentRect: content)
    #expect(imageRect.maxX == titleRect.minX && imageRect.midY == content.midY)
    #expect(imageRect.size == (hasImage ? image : .zero))
    #expect(abs((imageRect.minX + titleRect.maxX) / 2 - content.midX) < 1e-9)
    #expect(titleRect.minY == content.minY && titleRect.height == content.height)
    #expect(titleRect.width + imageRect.width == wide)
    #expect(button.backgroundRect(forBounds: content) == content)
  }

  /// What is not said of a state is that of the normal one.
  @Test func statesHaveTheirParts() {
    _ = Stage()
    let button = UIButton(type: .system)
    let (one, two) = (
      UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2))
    )
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .disabled)
    button.setImage(one, for: .normal)
    button.setImage(two, for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    button.setBackgroundImage(two, for: .normal)
    button.setBackgroundImage(one, for: .disabled)
    #expect(button.currentTitle == "a" && button.title(for: .selected) == "a")
    #expect(button.image(for: .disabled) === one && button.image(for: .selected) === two)
    #expect(button.imageView?.image === one && button.titleColor(for: .highlighted) == .red)
    #expect(button.currentBackgroundImage === two && text(button)?.color == UIColor.red.color)
    #expect(text(button)?.string == "a" && text(button)?.isAction == true)
    button.isSelected = true
    #expect(button.state == .selected && button.currentImage === two)
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled] && button.currentTitle == "b")
    #expect(text(button)?.string == "b" && text(button)?.color == UIColor.green.color)
    #expect(button.backgroundImage(for: .disabled) === one)
    button.isHighlighted = true
    #expect(button.state == [.selected, .disabled, .highlighted])
    let words = NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    button.setAttributedTitle(words, for: .normal)
    #expect(button.title(for: .normal) == "c" && button.titleLabel?.font.pointSize == 30)
    #expect(button.attributedTitle(for: .focused) == words)
  }

  /// Without a colour of its own a system button has the tint, another is white, one that cannot be
  /// tapped grey.
  @Test func coloursOfAButton() {
    _ = Stage()
    for (type, image, enabled, color) in [
      (UIButton.ButtonType.system, false, true, UIColor.systemBlue), (.custom, false, true, .white),
      (.custom, true, true, .systemBlue), (.system, false, false, .tertiaryLabel),
    ] {
      let button = UIButton(type: type)
      button.setTitle("a", for: .normal)
      if image { button.setImage(UIImage(systemName: "plus"), for: .normal) }
      button.isEnabled = enabled
      #expect(text(button)?.color == color.color)
      if image { #expect(picture(button)?.color == color.color) }
      button.tintColor = .red
      let isTinted = color == .systemBlue
      #expect(text(button)?.color == (isTinted ? UIColor.red : color).color)
    }
  }

  /// Title and image are side by side, in the middle or at a side, within the insets.
  @Test(arguments: [
    UIControl.ContentHorizontalAlignment.left, .leading, .center, .fill, .right, .trailing,
  ])
  func partsAreSideBySide(_ alignment: UIControl.ContentHorizontalAlignment) throws {
    _ = Stage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.contentHorizontalAlignment = alignment
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.setTitle("mm", for: .normal)
    #expect(text(button)?.insets == button.contentEdgeInsets && picture(button) == nil)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    let side: LayerAlignment =
      switch alignment {
      case .left, .leading: .left
      case .right, .trailing: .right
      default: .center
      }
    let (words, sign) = (try #require(text(button)), try #require(picture(button)))
    #expect(words.alignment == side && sign.alignment == side)
    #expect(words.insets.left == (side == .right ? 2 : 2 + 20 + 4) && words.insets.right == 4)
    #expect(sign.insets.right == (side == .left ? 4 : 4 + 15 + 4) && sign.insets.left == 2)
    button.setTitle(nil, for: .normal)
    #expect(picture(button)?.insets == button.contentEdgeInsets && text(button) == nil)
  }

  /// A configuration's image is before its title, as far from it as the configuration says.
  @Test(arguments: [0.0, 9]) func aConfiguredImageIsBesideItsTitle(_ padding: CGFloat) throws {
    _ = Stage()
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    (configuration.title, configuration.imagePadding) = ("mm", padding)
    configuration.image = UIImage(size: CGSize(width: 20, height: 20))
    let button = UIButton(configuration: configuration)
    button.titleLabel?.font = .systemFont(ofSize: 21)
    let (words, sign) = (try #require(text(button)), try #require(picture(button)))
    #expect(words.insets == UIEdgeInsets(top: 1, left: 2 + 20 + padding, bottom: 3, right: 4))
    let width = TextMetrics(pointSize: 21).width(of: "mm")
    #expect(sign.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4 + width + padding))
    #expect(words.size == 21)
  }

  /// An image behind all fills the button, below title and image.
  @Test func aGroundFillsTheButton() throws {
    _ = Stage()
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    #expect(button.look.elements.count == 2)
    button.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
    let elements = button.look.elements
    guard elements.count == 3, case .picture(let ground) = elements[0],
      case .picture(let sign) = elements[1], case .text = elements[2]
    else {
      Issue.record("the ground is not below the others")
      return
    }
    #expect(ground.name == "star" && ground.width == 0 && sign.name == "plus" && sign.width > 0)
  }

  /// A configuration gives insets, padding, ground, foreground and corners.
  @Test func configurations() throws {
    _ = Stage()
    let tint = UIColor.systemBlue
    let all: [(UIButton.Configuration, ground: UIColor?, off: UIColor?, ink: UIColor)] = [
      (.plain(), nil, nil, tint), (.borderless(), nil, nil, tint),
      (.filled(), tint, .tertiarySystemFill, .white),
      (.borderedProminent(), tint, .tertiarySystemFill, .white),
      (.gray(), .tertiarySystemFill, .tertiarySystemFill, tint),
      (.bordered(), .tertiarySystemFill, .tertiarySystemFill, tint),
      (.tinted(), tint.withAlphaComponent(0.18), .tertiarySystemFill, tint),
      (.borderedTinted(), tint.withAlphaComponent(0.18), .tertiarySystemFill, tint),
    ]
    for (base, ground, off, ink) in all {
      var configuration = base
      configuration.title = "mm"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      #expect(button.look.fill == ground?.color && text(button)?.color == ink.color)
      #expect(text(button)?.insets == UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
      button.isEnabled = false
      #expect(button.look.fill == off?.color && text(button)?.color == UIColor.tertiaryLabel.color)
      button.isEnabled = true
      configuration.baseBackgroundColor = .red
      configuration.baseForegroundColor = .green
      button.configuration = configuration
      let isPale = ground?.color.alpha == 0.18
      #expect(button.look.fill == (isPale ? UIColor.red.withAlphaComponent(0.18) : .red).color)
      #expect(text(button)?.color == UIColor.green.color)
      configuration.background.backgroundColor = .blue
      configuration.background.strokeWidth = 2
      configuration.background.strokeColor = .red
      configuration.background.cornerRadius = 5
      for (style, radius) in [
        (UIButton.Configuration.CornerStyle.fixed, 5.0), (.dynamic, 6), (.small, 6), (.medium, 8),
        (.large, 12), (.capsule, 20),
      ] {
        configuration.cornerStyle = style
        button.configuration = configuration
        #expect(button.look.cornerRadius == radius && button.look.fill == UIColor.blue.color)
        #expect(button.look.borderWidth == 2 && button.look.borderColor == UIColor.red.color)
      }
    }
  }

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func aConfiguredSize(_ placement: NSDirectionalRectEdge) {
    _ = Stage()
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    (configuration.title, configuration.subtitle) = ("mm", "mmmm")
    configuration.image = UIImage(size: CGSize(width: 20, height: 90))
    (configuration.imagePlacement, configuration.imagePadding) = (placement, 10)
    configuration.titlePadding = 5
    let button = UIButton(configuration: configuration)
    let metrics = TextMetrics(pointSize: 15)
    let (width, height) = (metrics.width(of: "mmmm"), 2 * metrics.lineHeight + 5)
    let isBeside = placement == .leading || placement == .trailing
    let size = CGSize(
      width: 6 + (isBeside ? width + 10 + 20 : max(width, 20)),
      height: 4 + (isBeside ? max(height, 90) : height + 10 + 90))
    #expect(
      button.intrinsicContentSize
        == CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    configuration.image = nil
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == (width + 6).rounded(.up))
    #expect(button.intrinsicContentSize.height == (height + 4).rounded(.up))
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    button.setNeedsUpdateConfiguration()
    button.updateConfiguration()
    #expect(updates == 3)
  }

  @Test func actionsAreSentOnce() {
    _ = Stage()
    let control = UIControl(frame: .zero)
    var heard: [String] = []
    let one = UIAction(identifier: UIAction.Identifier("x")) { _ in heard.append("one") }
    let two = UIAction(identifier: UIAction.Identifier("x")) { _ in heard.append("two") }
    control.addAction(one, for: .touchDown)
    control.addAction(two, for: .touchDown)
    control.addAction(one, for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(heard == ["two", "one"])
    control.removeAction(two, for: .valueChanged)
    control.removeAction(one, for: .touchDown)
    control.removeAction(one, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(heard == ["two", "one", "two"])
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in heard.append("go") })
    #expect(button.title(for: .normal) == "Go" && button.buttonType == .system)
    button.tap()
    button.isEnabled = false
    button.tap()
    #expect(heard.count(where: { $0 == "go" }) == 1)
    #expect(control.beginTracking(UITouch(), with: nil) && !control.isTracking)
  }
}
