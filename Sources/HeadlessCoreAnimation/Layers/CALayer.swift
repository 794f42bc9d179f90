public import LayerTrees

/// A rectangle of the screen: model values, the layers inside it, and the animations it carries.
///
/// The class itself holds all that an app may override; extensions hold what follows from it: the
/// animations of changes, the look, and the snapshot of a commit.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// Names it in the commit log.
  public let id: LayerID
  /// Its meaning to those who look at its commits.
  package final var tag = LayerTag() { didSet { invalidateSnapshot() } }
  public internal(set) weak var superlayer: CALayer?
  /// The layers inside, in paint order.
  final var inside: [CALayer] = []
  /// The view or other owner; a layer with a host animates only as the host says.
  package final weak var host: (any LayerHost)?
  private weak var ownDelegate: (any CALayerDelegate)?

  package final var model = LayerValues()
  final var animations: [LayerAnimation] = []
  /// The course of its time in its superlayer's; nil where it is the same.
  final var clock: MediaClock? { didSet { invalidateTree() } }

  /// Its look, as far as that is known.
  final var look: LayerLook?
  final var lookIsKnown = false
  /// True if its look depends on its size.
  final var lookFollowsSize = false
  /// The layer that this one masks; only with `isMask`, which is quicker to ask.
  final weak var masked: CALayer?
  final var isMask = false
  /// True if what a screen shows is meant for dark surroundings.
  package final var isDark = false { didSet { invalidateLook() } }
  /// Its colour by light and by dark, where its host has given it one that differs.
  package final var styledBackground: StyledColor? {
    didSet { if styledBackground != nil { invalidateSnapshot() } }
  }

  /// The layer as it was committed last; nil where something of it has changed since.
  final var committed: LayerSnapshot?
  /// The layers inside as they were committed last; nil where one of them has changed since.
  final var committedSublayers: LayerSnapshot.Sublayers?
  /// The layer as the screen shows it since the last commit; nil before the first.
  final var shown: LayerSnapshot?

  /// The number of layers that have been made.
  private static var count = 0

  private static func nextID() -> LayerID {
    count += 1
    return LayerID(count)
  }

  public override init() {
    id = Self.nextID()
    super.init()
  }

  /// A layer that replaces another one while it is shown; none does so here.
  public init(layer: Any) {
    id = Self.nextID()
    super.init()
  }

  public required init?(coder: NSCoder) {
    id = Self.nextID()
    super.init()
  }

  // MARK: Geometry

  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { model.position }
    set {
      let old = model.position
      guard newValue != old else { return }
      model.position = newValue
      didChange(.position(dx: old.x - newValue.x, dy: old.y - newValue.y), .position)
    }
  }

  /// The layer's own coordinates, in points; the origin is how far its content is scrolled.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      guard newValue != old else { return }
      model.bounds = newValue
      if lookFollowsSize, old.size != newValue.size { sizeDidChangeLook() }
      didChange(
        .bounds(
          dx: old.origin.x - newValue.origin.x, dy: old.origin.y - newValue.origin.y,
          dWidth: old.size.width - newValue.size.width,
          dHeight: old.size.height - newValue.size.height), .bounds)
    }
  }

  /// The point of the bounds that lies at `position`, in fractions of the size; not animated here.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      model.anchorPoint = newValue
      invalidateSnapshot()
    }
  }

  /// The rectangle in the superlayer: setting it moves `position` and resizes `bounds`.
  ///
  /// Under a transform the bounds take the size that the transform's inverse makes of the
  /// rectangle's, so that what is set is what is read, but for turns.
  open var frame: CGRect {
    get { model.frame }
    set {
      guard model.transform.isIdentity else { return setTransformedFrame(newValue) }
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  open func affineTransform() -> CGAffineTransform { model.transform }

  /// Scales, turns or moves what is drawn about the anchor point; lays nothing out.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    let old = model.transform
    guard transform != old else { return }
    model.transform = transform
    didChange(.transform(old.concatenating(transform.inverted())), .transform)
  }

  /// The map of the layer about its anchor point, of which the part in the plane is kept.
  open var transform: CATransform3D {
    get { CATransform3D(affineTransform()) }
    set { setAffineTransform(newValue.affine) }
  }

  open var sublayerTransform = CATransform3DIdentity
  /// Of no effect: layers are painted in the order in which they lie.
  open var zPosition: CGFloat = 0 { didSet { invalidateLook() } }

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest layer at a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let inner = point.applying(model.toSuperlayer.inverted())
    guard !isHidden, contains(inner) else { return nil }
    for layer in inside.reversed() { if let hit = layer.hitTest(inner) { return hit } }
    return self
  }

  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
  }

  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
  }

  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  // MARK: Look

  open var isHidden = false { didSet { invalidateSnapshot() } }
  open var masksToBounds = false { didSet { invalidateSnapshot() } }

  /// The opacity, in 0...1.
  open var opacity: Float {
    get { Float(model.opacity) }
    set {
      let old = model.opacity
      guard Double(newValue) != old else { return }
      model.opacity = Double(newValue)
      didChange(.opacity(old - Double(newValue)), .opacity)
    }
  }

  /// The colour that fills the bounds; nil paints nothing.
  open var backgroundColor: LayerColor? {
    didSet {
      styledBackground = nil
      invalidateSnapshot()
    }
  }

  open var cornerRadius: CGFloat = 0 { didSet { invalidateLook() } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { invalidateLook() } }
  open var maskedCorners = CACornerMask.all { didSet { invalidateLook() } }
  open var borderWidth: CGFloat = 0 { didSet { invalidateLook() } }
  open var borderColor: LayerColor? { didSet { invalidateLook() } }
  open var shadowColor: LayerColor? { didSet { invalidateLook() } }
  open var shadowOpacity: Float = 0 { didSet { invalidateLook() } }
  open var shadowRadius: CGFloat = 3 { didSet { invalidateLook() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { invalidateLook() } }
  /// Inert: a shadow has the layer's shape.
  open var shadowPath: CGPath?

  /// The layer whose path, or rectangle with its corners, limits what is shown of this one.
  open var mask: CALayer? {
    didSet {
      if let oldValue { (oldValue.masked, oldValue.isMask) = (nil, false) }
      if let mask { (mask.masked, mask.isMask) = (self, true) }
      invalidateLook()
    }
  }

  /// The outline of what it lets through as the mask of another layer, in that one's coordinates.
  var maskOutline: LayerOutline {
    let box = CGPath(
      roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    return CGPath(pieces: box.applying(maskMap)).layerOutline
  }

  /// The drawing of a layer of its class.
  var contentElements: [LayerElement] { [] }

  open var name: String? { didSet { invalidateLook() } }
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  /// Inert: layers are drawn from their values.
  open var shouldRasterize = false
  /// Inert: layers are drawn from their values.
  open var rasterizationScale: CGFloat = 1
  /// Inert: layers are drawn from their values.
  open var drawsAsynchronously = false

  // MARK: Layout and drawing

  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? host }
    set { ownDelegate = newValue }
  }

  open func setNeedsLayout() { host?.layerNeedsLayout() }
  open func layoutIfNeeded() { host?.layerLayoutIfNeeded() }
  open var needsLayoutNow: Bool { host?.layerAwaitsLayout ?? false }
  /// Places the layers inside it, after its host has laid itself out.
  open func layoutSublayers() {}
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Lets its host draw again; layers without one are drawn from their values.
  open func setNeedsDisplay() {
    host?.layerNeedsDisplay()
    invalidateLook()
  }
  /// Inert: nothing is drawn by code of an app's own.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Inert: layers are drawn from their values.
  open func displayIfNeeded() {}
  /// Inert: nothing is drawn by code of an app's own.
  open func display() {}
  /// Inert: nothing is drawn by code of an app's own.
  open func draw(in ctx: CGContext) {}
  /// Inert: nothing is drawn by code of an app's own.
  open func render(in ctx: CGContext) {}
  /// Inert: nothing is drawn by code of an app's own.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Sublayers

  /// The layers inside, in paint order; nil where there are none.
  open var sublayers: [CALayer]? {
    get { inside.isEmpty ? nil : inside }
    set {
      for layer in inside { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: inside.count)
  }

  open func insertSublayer(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    inside.insert(layer, at: min(max(0, index), inside.count))
    layer.superlayer = self
    invalidateSublayers()
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sibling.flatMap { sibling in inside.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: place.map { $0 + 1 } ?? inside.count)
  }

  /// Puts a layer right below another one, or on top where that is nil or elsewhere.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sibling.flatMap { sibling in inside.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: place ?? inside.count)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.inside.removeAll { $0 === self }
    parent.invalidateSublayers()
    superlayer = nil
  }

  // MARK: Animations

  /// Plays a copy of an animation; one that was added for the same key is taken away.
  ///
  /// What is not said is filled in: a begin of 0 is now, a duration of 0 the transaction's. An
  /// animation of a key path that is not known here shows nothing, but ends like any other.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let loop = VirtualRunLoop.current
    let copy = anim.copy()
    if let key { removeAnimation(forKey: key) }
    let now = localTime(on: loop)
    removeEndedAnimations(at: now)
    let values = copy.propertyAnimations(
      in: AnimationScope(
        clocks: [], defaultBegin: now, defaultDuration: loop.transactions.innermost.duration,
        shown: shown?.presentation(at: loop.now) ?? model))
    let entry = LayerAnimation(
      id: loop.nextAnimationID(), values: values, key: key, source: copy,
      stays: !copy.isRemovedOnCompletion)
    animations.append(entry)
    invalidateSnapshot()
    follow(entry, copy, from: now, on: loop)
  }

  /// The animation added for a key, or one that stands for a host's animation of that key path.
  open func animation(forKey key: String) -> CAAnimation? {
    guard let entry = keyed.first(where: { $0.key == key })?.entry else { return nil }
    return entry.source ?? entry.values.first.map(CAPropertyAnimation.standing(for:))
  }

  /// The keys of the animations that run; nil where none does.
  ///
  /// Animations of a host's changes are named as UIKit names them, `position` and then `position-2`.
  open func animationKeys() -> [String]? {
    let keys = keyed.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  open func removeAnimation(forKey key: String) {
    guard let entry = keyed.first(where: { $0.key == key })?.entry else { return }
    remove([entry])
  }

  /// Takes all animations away: the model shows at once.
  open func removeAllAnimations() {
    let now = localTime(on: .current)
    remove(animations.filter { !$0.isOver(at: now) })
    animations = []
  }

  /// Inert: a change of a layer without a host moves as Core Animation has it by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Inert: a change of a layer without a host moves as Core Animation has it by default.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// Inert: a change of a layer without a host moves as Core Animation has it by default.
  open var actions: [String: any CAAction]?

  /// A copy with the values that the screen shows now; nil before the layer has been committed.
  ///
  /// Changes of the turn that runs now are not in it: the screen shows the last commit.
  open func presentation() -> CALayer? {
    guard let shown else { return nil }
    let copy = CALayer()
    copy.tag = tag
    copy.isHidden = shown.isHidden
    copy.masksToBounds = shown.masksToBounds
    copy.backgroundColor = shown.backgroundColor
    copy.model = shown.presentation(at: VirtualRunLoop.current.now)
    return copy
  }

  // MARK: Time

  /// The begin of its time in its superlayer's, in seconds.
  open var beginTime: CFTimeInterval {
    get { clock?.beginTime ?? 0 }
    set { setClock { $0.beginTime = newValue } }
  }

  /// Seconds added to its time; with a speed of 0 it is the time that the layer shows.
  open var timeOffset: CFTimeInterval {
    get { clock?.timeOffset ?? 0 }
    set { setClock { $0.timeOffset = newValue } }
  }

  /// The speed of its time in its superlayer's; 0 pauses what it and its sublayers show.
  open var speed: Float {
    get { Float(clock?.speed ?? 1) }
    set { setClock { $0.speed = Double(newValue) } }
  }

  /// Infinite, for a layer does not end; setting it has no effect here.
  open var duration: CFTimeInterval {
    get { .infinity }
    set {}
  }

  /// Always 0; setting it has no effect here.
  open var repeatCount: Float {
    get { 0 }
    set {}
  }

  /// Always 0; setting it has no effect here.
  open var repeatDuration: CFTimeInterval {
    get { 0 }
    set {}
  }

  /// Always false; setting it has no effect here.
  open var autoreverses: Bool {
    get { false }
    set {}
  }

  open var fillMode = CAMediaTimingFillMode.removed

  /// A time of another layer, of the scene where that is nil, in this layer's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    local(layer?.global(time) ?? time)
  }

  /// A time of this layer in another's, in the scene's where that is nil.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let scene = global(time)
    return layer.map { $0.local(scene) } ?? scene
  }
}
