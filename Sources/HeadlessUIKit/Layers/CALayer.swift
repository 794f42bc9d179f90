public import LayerTrees

/// A rectangle of the screen: model values, the layers inside it, and the animations it carries.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// Names it in the commit log.
  var stored: [String: Any] = [:]
  public let id: LayerID
  /// What it is on a chat screen; the compositor and the film go by it.
  public var role: LayerRole = .plain { didSet { invalidateSnapshot() } }
  /// The words of a message; nil where only its rectangle is known.
  public var text: String? { didSet { invalidateSnapshot() } }
  /// The panel that a keyboard shows; nil where only its rectangle is known.
  public var panel: KeyboardPanel? { didSet { invalidateSnapshot() } }
  public internal(set) weak var superlayer: CALayer?
  /// The layers inside, in paint order.
  public private(set) var sublayers: [CALayer] = []
  /// The view that it belongs to; such a layer animates only as the view says.
  weak var view: UIView?

  var decoration = LayerDecoration() { didSet { invalidateLook() } }
  /// What it looks like, as far as that is known.
  private var look: LayerLook?
  private var lookIsKnown = false
  /// Whether another size makes it another look.
  private(set) var lookFollowsSize = false
  /// What this one masks; only with `isMask`, which is quicker to ask.
  weak var masked: CALayer?
  var isMask = false
  var model = LayerValues()
  var animations: [LayerAnimation] = []
  private var committed: LayerSnapshot?
  /// The layers inside as they were committed last; nil where one of them has changed since.
  private var committedSublayers: LayerSnapshot.Sublayers?
  /// What the screen shows since the last commit; nil before the first.
  private(set) var shown: LayerSnapshot?
  /// How its time runs in its superlayer's; nil where it is the same.
  var clock: MediaClock? { didSet { invalidateTree() } }

  public override init() {
    Self.count += 1
    id = LayerID(Self.count)
    super.init()
  }

  /// How many layers have been made.
  private static var count = 0

  open var isHidden: Bool = false { didSet { invalidateSnapshot() } }
  open var masksToBounds: Bool = false { didSet { invalidateSnapshot() } }
  /// The colour that fills the bounds; nil paints nothing.
  open var backgroundColor: LayerColor? {
    didSet {
      shownColor = nil
      invalidateSnapshot()
    }
  }
  /// The colour that a view has given it, where that differs between light and dark.
  var shownColor: UIColor? { didSet { if shownColor != nil { invalidateSnapshot() } } }
  open var fillMode: CAMediaTimingFillMode = .removed
  /// What it lets through as the mask of another layer, in that one's coordinates.
  var maskOutline: LayerOutline {
    let box = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    return CGPath(pieces: box.applying(maskMap)).layerOutline
  }
  /// What a layer of its class draws.
  var contentElements: [LayerElement] { [] }
}

extension CALayer {
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: sublayers.count)
  }

  public func insertSublayer(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: min(max(0, index), sublayers.count))
    layer.superlayer = self
    invalidateSublayers()
  }

  /// Puts a layer right below another one, or on top where that is nil or elsewhere.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sibling.flatMap { sibling in sublayers.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: place ?? sublayers.count)
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.sublayers.removeAll { $0 === self }
    parent.invalidateSublayers()
    superlayer = nil
  }
}

extension CALayer {
  /// The tree from here down as a value; unchanged subtrees are shared with the last commit.
  ///
  /// `outer` are the clocks of the layers around, outermost first.
  func snapshot(in outer: [MediaClock] = []) -> LayerSnapshot {
    if let committed { return committed }
    let clocks = clock.map { outer + [$0] } ?? outer
    let inner =
      committedSublayers ?? LayerSnapshot.Sublayers(sublayers.map { $0.snapshot(in: clocks) })
    committedSublayers = inner
    let snapshot = LayerSnapshot(
      id: id, role: role, text: text, panel: panel, model: model, isHidden: isHidden,
      masksToBounds: masksToBounds, scroll: (view as? UIScrollView)?.scrollContent,
      backgroundColor: currentColor, look: currentLook,
      animations: animations.flatMap { $0.values(in: clocks) }, sublayers: inner)
    committed = snapshot
    shown = snapshot
    return snapshot
  }

  private var currentColor: LayerColor? {
    guard let shownColor else { return backgroundColor }
    return view?.shown(shownColor) ?? backgroundColor
  }

  /// Its look, made anew where something of it has changed; the same object where it is the same.
  private var currentLook: LayerLook? {
    if lookIsKnown { return look }
    lookIsKnown = true
    let drawing = view?.drawing ?? ViewDrawing()
    let own = view?.look ?? ViewLook()
    lookFollowsSize = own.followsSize || drawing.followsSize
    let made = decoration.look(
      own, elements: contentElements + drawing.elements + own.elements, mask: mask?.maskOutline)
    if made != look { look = made }
    return look
  }

  /// Makes the next commit ask again what it looks like.
  func invalidateLook() {
    if isMask { masked?.invalidateLook() }
    guard lookIsKnown else { return }
    lookIsKnown = false
    invalidateSnapshot()
  }

  /// Whether something here or inside has changed since the last commit.
  var hasUncommittedChanges: Bool { committed == nil }

  /// Makes the next commit look at this layer again, and at those that it lies in.
  func invalidateSnapshot() {
    if isMask { masked?.invalidateLook() }
    var next: CALayer? = self
    while let layer = next, layer.committed != nil {
      layer.committed = nil
      next = layer.superlayer
      next?.committedSublayers = nil
    }
  }

  /// Makes the next commit look at which layers lie inside as well.
  private func invalidateSublayers() {
    committedSublayers = nil
    invalidateSnapshot()
  }

  /// Makes the next commit look at this layer again and at those inside it.
  private func invalidateTree() {
    invalidateSublayers()
    for layer in sublayers { layer.invalidateTree() }
  }
}

extension LayerAnimation {
  /// What it does, as the scene's clock has it.
  fileprivate func values(in clocks: [MediaClock]) -> [PropertyAnimation] {
    guard !clocks.isEmpty else { return values }
    return values.map { value in
      let own =
        value.runsOnce
        ? [
          MediaClock(
            beginTime: value.beginTime, duration: value.timing.duration, fillsBackwards: true)
        ] : value.clocks
      return PropertyAnimation(change: value.change, timing: value.timing, clocks: clocks + own)
    }
  }
}
