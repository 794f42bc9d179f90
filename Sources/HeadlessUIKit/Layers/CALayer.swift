public import LayerTrees

/// A rectangle of the screen: model values, the layers inside it, and the animations it carries.
@MainActor
open class CALayer {
  /// Names it in the commit log.
  public let id: LayerID
  /// What it is on a chat screen; the compositor and the film go by it.
  public var role: LayerRole = .plain { didSet { invalidateSnapshot() } }
  /// What a message says, or which panel a keyboard shows; nil where only the rectangle is known.
  public var text: String? { didSet { invalidateSnapshot() } }
  public internal(set) weak var superlayer: CALayer?
  /// The layers inside, in paint order.
  public private(set) var sublayers: [CALayer] = []
  /// The view that it belongs to; such a layer animates only as the view says.
  weak var view: UIView?

  var model = LayerValues()
  var animations: [PropertyAnimation] = []
  private var committed: LayerSnapshot?

  public init() {
    Self.count += 1
    id = LayerID(Self.count)
  }

  /// How many layers have been made.
  private static var count = 0

  open var isHidden: Bool = false { didSet { invalidateSnapshot() } }
  open var masksToBounds: Bool = false { didSet { invalidateSnapshot() } }
  /// The colour that fills the bounds; nil paints nothing.
  open var backgroundColor: LayerColor? { didSet { invalidateSnapshot() } }
}

extension CALayer {
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: sublayers.count)
  }

  public func insertSublayer(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: min(max(0, index), sublayers.count))
    layer.superlayer = self
    invalidateSnapshot()
  }

  /// Puts a layer right below another one, or on top where that is nil or elsewhere.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: sublayers.firstIndex { $0 === sibling } ?? sublayers.count)
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.sublayers.removeAll { $0 === self }
    parent.invalidateSnapshot()
    superlayer = nil
  }
}

extension CALayer {
  /// The tree from here down as a value; unchanged subtrees are shared with the last commit.
  func snapshot() -> LayerSnapshot {
    if let committed { return committed }
    let snapshot = LayerSnapshot(
      id: id, role: role, text: text, model: model, isHidden: isHidden,
      masksToBounds: masksToBounds,
      backgroundColor: backgroundColor, animations: animations,
      sublayers: sublayers.map { $0.snapshot() })
    committed = snapshot
    return snapshot
  }

  /// Makes the next commit look at this layer again, and at those that it lies in.
  func invalidateSnapshot() {
    var next: CALayer? = self
    while let layer = next, layer.committed != nil {
      layer.committed = nil
      next = layer.superlayer
    }
  }

  func removeEndedAnimations(at time: Double) {
    animations.removeAll { $0.endTime <= time }
  }
}
