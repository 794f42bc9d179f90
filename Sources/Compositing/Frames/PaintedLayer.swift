public import Foundation
public import LayerTrees

/// A rectangle on screen, as one layer of a frame paints it.
public struct PaintedLayer: Hashable, Sendable {
  public let id: LayerID
  /// Where it stands among the layers of its superlayer, from 0: the same in every run.
  public let order: Int
  public let role: LayerRole
  /// The words of a message; nil where only its rectangle is known.
  public let text: String?
  /// The panel that a keyboard shows; nil where only its rectangle is known.
  public let panel: KeyboardPanel?
  /// The nearest layer at or above it in the tree that bears a role: a bar's parts belong to it.
  public let owner: LayerRole
  /// Its rectangle in points of the screen, before clipping.
  public let frame: CGRect
  /// What of the screen the layers around it let it paint on.
  public let clip: CGRect
  public let backgroundColor: LayerColor?
  /// The product of its own opacity and those of the layers around it, in 0...1.
  public let opacity: Double

  /// A layer as it is painted; its `order` is its own number where none is given.
  public init(
    id: LayerID,
    order: Int? = nil,
    role: LayerRole,
    text: String? = nil,
    panel: KeyboardPanel? = nil,
    owner: LayerRole,
    frame: CGRect,
    clip: CGRect,
    backgroundColor: LayerColor?,
    opacity: Double
  ) {
    self.id = id
    self.order = order ?? id.rawValue
    self.role = role
    self.text = text
    self.panel = panel
    self.owner = owner
    self.frame = frame
    self.clip = clip
    self.backgroundColor = backgroundColor
    self.opacity = opacity
  }

  /// What of it can be seen, if nothing is above it.
  public var visibleRect: CGRect { frame.intersection(clip) }
}
