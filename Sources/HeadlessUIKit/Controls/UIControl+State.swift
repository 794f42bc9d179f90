extension UIControl {
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What it is: highlighted, disabled, selected, or none of them.
  public var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public var isTracking: Bool { false }
  public var isTouchInside: Bool { false }

  /// Inert: no menu is ever opened.
  public var showsMenuAsPrimaryAction: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var isContextMenuInteractionEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: nobody points at it.
  public var toolTip: String? {
    get { kept() }
    set { keep(newValue) }
  }

  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }
}
