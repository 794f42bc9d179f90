import Foundation
import LayerGeometry

/// Names a layer for as long as a scene plays.
public struct LayerID: Hashable, Sendable {
  /// The number of the layer, the same in every run.
  public let rawValue: Int

  /// Creates a layer ID.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// A layer as it was committed: its model values, its animations and the layers inside it.
///
/// Immutable, so commits share every subtree that did not change between them.
public final class LayerSnapshot: Sendable {
  /// The layer that this is of.
  public let id: LayerID
  /// The role of the layer on the screen.
  public let role: LayerRole
  /// The words of a message; nil where only its rectangle is known.
  public let text: String?
  /// The panel that a keyboard shows; nil where only its rectangle is known.
  public let panel: KeyboardPanel?
  /// The values that the app has set.
  public let model: LayerValues
  /// True if it and all in it are hidden.
  public let isHidden: Bool
  /// True if it cuts off everything beyond its bounds.
  public let masksToBounds: Bool
  /// The content that it scrolls; nil for a layer that does not.
  public let scroll: ScrollContent?
  /// The colour it fills its bounds with, nil where it paints nothing itself.
  public let backgroundColor: LayerColor?
  /// Its shape and what is on it; nil for a plain rectangle.
  public let look: LayerLook?
  /// The animations that are under way.
  public let animations: [PropertyAnimation]
  /// The layers inside it, in paint order.
  public let sublayers: [LayerSnapshot]
  /// The time from which on nothing in this subtree moves, in seconds of the scene.
  public let restTime: Double
  /// The layers inside it in which something moves, or has moved, in paint order.
  package let movingSublayers: [LayerSnapshot]
  /// True if it or a layer inside it has a role that is looked for by name.
  package let holdsNamed: Bool
  /// True if every animation is the rest of a change, the fast and common case.
  let isPlain: Bool
  /// The time from which on a shift places it, in seconds: infinite where it has a transform.
  let stillTime: Double

  /// The colour that fills its bounds: its own, or that of its look.
  package var fill: LayerColor? { backgroundColor ?? look?.fill }

  /// Layers inside another one, with what is known of all of them.
  package struct Sublayers: Sendable {
    package let layers: [LayerSnapshot]
    /// The time from which on nothing in them moves, in seconds of the scene.
    let restTime: Double
    /// Those in which something moves, or has moved.
    let moving: [LayerSnapshot]
    /// True if a layer with a role that is looked for is among them or in one of them.
    let holdNamed: Bool

    package init(_ layers: [LayerSnapshot]) {
      self.layers = layers
      restTime = layers.reduce(-Double.infinity) { max($0, $1.restTime) }
      moving = layers.filter { $0.restTime > -.infinity }
      holdNamed = layers.contains(where: \.holdsNamed)
    }
  }

  /// Creates a layer snapshot.
  public convenience init(
    id: LayerID,
    role: LayerRole = .plain,
    text: String? = nil,
    panel: KeyboardPanel? = nil,
    model: LayerValues,
    isHidden: Bool = false,
    masksToBounds: Bool = false,
    scroll: ScrollContent? = nil,
    backgroundColor: LayerColor? = nil,
    look: LayerLook? = nil,
    animations: [PropertyAnimation] = [],
    sublayers: [LayerSnapshot] = []
  ) {
    self.init(
      id: id, role: role, text: text, panel: panel, model: model, isHidden: isHidden,
      masksToBounds: masksToBounds, scroll: scroll, backgroundColor: backgroundColor,
      look: look, animations: animations, sublayers: Sublayers(sublayers))
  }

  /// A layer around others that are known already, so that none of them is looked at again.
  package init(
    id: LayerID, role: LayerRole, text: String?, panel: KeyboardPanel?, model: LayerValues,
    isHidden: Bool, masksToBounds: Bool, scroll: ScrollContent?, backgroundColor: LayerColor?,
    look: LayerLook?, animations: [PropertyAnimation], sublayers: Sublayers
  ) {
    self.id = id
    self.role = role
    self.text = text
    self.panel = panel
    self.model = model
    self.isHidden = isHidden
    self.masksToBounds = masksToBounds
    self.scroll = scroll
    self.backgroundColor = backgroundColor
    self.look = look
    self.animations = animations
    self.sublayers = sublayers.layers
    movingSublayers = sublayers.moving
    holdsNamed = sublayers.holdNamed || role.isNamed
    isPlain = animations.allSatisfy(\.isPlain)
    stillTime = animations.reduce(model.transform.isIdentity ? -.infinity : .infinity) {
      max($0, $1.endTime)
    }
    let own = animations.reduce(-Double.infinity) { max($0, $1.restTime) }
    restTime = max(own, sublayers.restTime)
  }
}

extension LayerSnapshot {
  /// The values on screen at `time`: the model plus what its animations have left to go.
  ///
  /// The latest first: a transform's difference leads to what came after it, and only in that
  /// order do maps that do not commute cancel at the instant of a change.
  public func presentation(at time: Double) -> LayerValues {
    guard isPlain else { return LayerValues(motion(at: time), anchorPoint: model.anchorPoint) }
    var values = model
    for animation in animations.reversed() where time < animation.endTime {
      values.add(animation.change, remainder: animation.remainder(at: time))
    }
    return values
  }

  /// The layers from this one down to the first that `isWanted` accepts, in paint order.
  public func path(where isWanted: (LayerSnapshot) -> Bool) -> [LayerSnapshot]? {
    if isWanted(self) { return [self] }
    for sublayer in sublayers {
      if let rest = sublayer.path(where: isWanted) { return [self] + rest }
    }
    return nil
  }
}

extension PropertyAnimation {
  fileprivate var isPlain: Bool {
    if case .track = change { false } else { true }
  }
}

extension LayerValues {
  /// Goes back a share of the way of a change: with 1 to the old value; a track does nothing.
  public mutating func add(_ change: PropertyAnimation.Change, remainder: Double) {
    switch change {
    case .position(let dx, let dy):
      position.x += dx * remainder
      position.y += dy * remainder
    case .bounds(let dx, let dy, let dWidth, let dHeight):
      bounds.origin.x += dx * remainder
      bounds.origin.y += dy * remainder
      bounds.size.width += dWidth * remainder
      bounds.size.height += dHeight * remainder
    case .transform(let delta):
      transform = delta.interpolated(toIdentity: remainder).concatenating(transform)
    case .opacity(let delta):
      opacity += delta * remainder
    case .track:
      break
    }
  }
}
