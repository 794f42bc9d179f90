/// The role and the content of a layer for readers of commits; Core Animation carries it unread.
public struct LayerTag: Hashable, Sendable {
  /// The role of the layer on the screen.
  public var role: LayerRole
  /// The words of a message; nil where only its rectangle is known.
  public var text: String?
  /// The panel that a keyboard shows; nil where only its rectangle is known.
  public var panel: KeyboardPanel?

  /// Creates a tag.
  public init(role: LayerRole = .plain, text: String? = nil, panel: KeyboardPanel? = nil) {
    self.role = role
    self.text = text
    self.panel = panel
  }
}

extension LayerSnapshot {
  /// A layer with its tag, around others that are known already.
  package convenience init(
    id: LayerID, tag: LayerTag, model: LayerValues, isHidden: Bool, masksToBounds: Bool,
    scroll: ScrollContent?, backgroundColor: LayerColor?, look: LayerLook?,
    animations: [PropertyAnimation], sublayers: Sublayers
  ) {
    self.init(
      id: id, role: tag.role, text: tag.text, panel: tag.panel, model: model, isHidden: isHidden,
      masksToBounds: masksToBounds, scroll: scroll, backgroundColor: backgroundColor, look: look,
      animations: animations, sublayers: sublayers)
  }
}
