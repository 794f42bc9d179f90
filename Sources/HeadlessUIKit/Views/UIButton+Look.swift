import LayerTrees

extension UIButton {
  /// Title and picture side by side, in the middle or at a side.
  var ownLook: ViewLook {
    let state: State = isEnabled ? (isSelected ? .selected : .normal) : .disabled
    var elements: [LayerElement] = []
    if let ground = backgroundImage(for: state) {
      elements.append(.picture(element(ground, tint: tintColor, fills: true)))
    }
    let title = title(for: state) ?? ""
    let image = image(for: state)
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    let width = title.isEmpty ? 0 : TextMetrics(pointSize: font.pointSize).width(of: title)
    let padding = configuration?.imagePadding ?? 4
    let gap: CGFloat = title.isEmpty || image == nil ? 0 : padding
    let insets = configuration?.contentInsets.leftToRight ?? contentEdgeInsets
    let side = contentHorizontalAlignment.look
    if let image {
      var picture = element(image, tint: tint(for: state), fills: false)
      picture.alignment = side
      picture.insets = insets
      if side != .left { picture.insets.right += width + gap }
      elements.append(.picture(picture))
    }
    if !title.isEmpty {
      var text = element(
        title, font: font,
        color: configuredForeground ?? titleColor(for: state) ?? tint(for: state),
        alignment: .center)
      text.alignment = side
      text.isAction = true
      text.insets = insets
      if let image, side != .right { text.insets.left += image.size.width + gap }
      elements.append(.text(text))
    }
    var look = configuredGround ?? ViewLook()
    look.elements = elements
    return look
  }

  /// The tint of a system button and of symbols, grey where it cannot be tapped; else white.
  private func tint(for state: State) -> UIColor {
    if let configuredForeground { return configuredForeground }
    if state == .disabled { return .tertiaryLabel }
    return buttonType == .system || image(for: state) != nil ? tintColor ?? .systemBlue : .white
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate var look: LayerAlignment {
    switch self {
    case .center, .fill: .center
    case .left, .leading: .left
    case .right, .trailing: .right
    }
  }
}
