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
  private var inside: [CALayer] = []
  /// The view that it belongs to; such a layer animates only as the view says.
  weak var view: UIView?

  var decoration = LayerDecoration() { didSet { invalidateLook() } }
  /// What it looks like, as far as that is known.
  private var look: LayerLook?
  private var lookIsKnown = false
  /// Whether another size makes it another look.
  private(set) var lookFollowsSize = false
  /// What its view has drawn itself, until it has to draw again.
  private var drawing: ViewDrawing?
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

  /// A layer that replaces another one while it is shown; none does so here.
  public init(layer: Any) {
    Self.count += 1
    id = LayerID(Self.count)
    super.init()
  }

  public required init?(coder: NSCoder) {
    Self.count += 1
    id = LayerID(Self.count)
    super.init()
  }

  /// How many layers have been made.
  static var count = 0

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

  /// The animation added for a key, or one that stands for a view's animation of that key path.
  open func animation(forKey key: String) -> CAAnimation? {
    guard let entry = keyed.first(where: { $0.key == key })?.entry else { return nil }
    return entry.source ?? entry.values.first.map(CAPropertyAnimation.standing(for:))
  }

  /// The keys of the animations that run; nil where none does.
  ///
  /// Animations of views are named as UIKit names them, `position` and then `position-2`.
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

  // MARK: Decoration

  open var cornerCurve: CALayerCornerCurve {
    get { decoration.cornerCurve }
    set { decoration.cornerCurve = newValue }
  }

  open var cornerRadius: CGFloat {
    get { decoration.cornerRadius }
    set { decoration.cornerRadius = newValue }
  }

  open var maskedCorners: CACornerMask {
    get { decoration.maskedCorners }
    set { decoration.maskedCorners = newValue }
  }

  open var borderWidth: CGFloat {
    get { decoration.borderWidth }
    set { decoration.borderWidth = newValue }
  }

  open var borderColor: LayerColor? {
    get { decoration.borderColor }
    set { decoration.borderColor = newValue }
  }

  open var shadowColor: LayerColor? {
    get { decoration.shadowColor }
    set { decoration.shadowColor = newValue }
  }

  open var shadowOpacity: Float {
    get { decoration.shadowOpacity }
    set { decoration.shadowOpacity = newValue }
  }

  open var shadowRadius: CGFloat {
    get { decoration.shadowRadius }
    set { decoration.shadowRadius = newValue }
  }

  open var shadowOffset: CGSize {
    get { decoration.shadowOffset }
    set { decoration.shadowOffset = newValue }
  }

  /// Of no effect: layers are painted in the order in which they lie.
  open var zPosition: CGFloat {
    get { decoration.zPosition }
    set { decoration.zPosition = newValue }
  }

  open var name: String? {
    get { decoration.name }
    set { decoration.name = newValue }
  }

  // MARK: Geometry

  /// Where the anchor point lies in the superlayer, in points.
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

  /// How opaque it is, in 0...1.
  open var opacity: Float {
    get { Float(model.opacity) }
    set {
      let old = model.opacity
      guard Double(newValue) != old else { return }
      model.opacity = Double(newValue)
      didChange(.opacity(old - Double(newValue)), .opacity)
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

  // MARK: Details

  /// What of the layer is shown: the mask's path, or its rectangle with its corners.
  open var mask: CALayer? {
    get { kept() }
    set {
      if let old = mask { (old.masked, old.isMask) = (nil, false) }
      keep(newValue)
      if let newValue { (newValue.masked, newValue.isMask) = (self, true) }
      invalidateLook()
    }
  }

  open var contents: Any? {
    get { kept() }
    set { keep(newValue) }
  }

  open var contentsScale: CGFloat {
    get { kept() ?? 1 }
    set { keep(newValue) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { kept() ?? .resize }
    set { keep(newValue) }
  }

  /// Inert: layers are drawn from their values.
  open var shouldRasterize: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: layers are drawn from their values.
  open var rasterizationScale: CGFloat {
    get { kept() ?? 1 }
    set { keep(newValue) }
  }

  /// Inert: a shadow has the layer's shape.
  open var shadowPath: CGPath? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: layers are drawn from their values.
  open var drawsAsynchronously: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  open var isOpaque: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  open var allowsEdgeAntialiasing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  open var allowsGroupOpacity: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  open var needsDisplayOnBoundsChange: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  open var sublayerTransform: CATransform3D {
    get { kept() ?? CATransform3DIdentity }
    set { keep(newValue) }
  }

  open var delegate: (any CALayerDelegate)? {
    get { (kept() as WeakObject?)?.object as? any CALayerDelegate ?? view }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Lets its view draw again; layers without one are drawn from their values.
  open func setNeedsDisplay() { invalidateDrawing() }

  /// Inert: layers are drawn from their values.
  open func displayIfNeeded() {}

  /// Inert: nothing is drawn by code of an app's own.
  open func render(in ctx: CGContext) {}

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open var needsLayoutNow: Bool { view?.flags.needsLayout ?? false }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sibling.flatMap { sibling in inside.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: place.map { $0 + 1 } ?? inside.count)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = inside.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: index)
  }

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest layer at a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let inside = point.applying(model.toSuperlayer.inverted())
    guard !isHidden, contains(inside) else { return nil }
    for layer in self.inside.reversed() { if let hit = layer.hitTest(inside) { return hit } }
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

  // MARK: Presentation

  /// A copy with the values that the screen shows now; nil before the layer has been committed.
  ///
  /// Changes of the turn that runs now are not in it: the screen shows the last commit.
  open func presentation() -> CALayer? {
    guard let shown else { return nil }
    let copy = CALayer()
    copy.role = role
    copy.isHidden = shown.isHidden
    copy.masksToBounds = shown.masksToBounds
    copy.backgroundColor = shown.backgroundColor
    copy.model = shown.presentation(at: VirtualRunLoop.current.now)
    return copy
  }

  // MARK: Timing

  /// Where its time begins in its superlayer's, in seconds.
  open var beginTime: CFTimeInterval {
    get { clock?.beginTime ?? 0 }
    set { setClock { $0.beginTime = newValue } }
  }

  /// Seconds added to its time; with a speed of 0 it is the time that the layer shows.
  open var timeOffset: CFTimeInterval {
    get { clock?.timeOffset ?? 0 }
    set { setClock { $0.timeOffset = newValue } }
  }

  /// How fast its time runs in its superlayer's; 0 pauses what it and its sublayers show.
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

  /// A time of another layer, of the scene where that is nil, in this layer's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    local(layer?.global(time) ?? time)
  }

  /// A time of this layer in another's, in the scene's where that is nil.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let scene = global(time)
    return layer.map { $0.local(scene) } ?? scene
  }

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

  /// Puts a layer right below another one, or on top where that is nil or elsewhere.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sibling.flatMap { sibling in inside.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: place ?? inside.count)
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.inside.removeAll { $0 === self }
    parent.invalidateSublayers()
    superlayer = nil
  }

  // MARK: Transform

  /// What is done to the layer about its anchor point; of it the map of the plane is kept.
  open var transform: CATransform3D {
    get { CATransform3D(affineTransform()) }
    set { setAffineTransform(newValue.affine) }
  }

  // MARK: Drawing and actions

  /// Places the layers inside it, after its view has laid itself out.
  open func layoutSublayers() {}
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Inert: nothing is drawn by code of an app's own.
  open func display() {}
  /// Inert: nothing is drawn by code of an app's own.
  open func draw(in ctx: CGContext) {}
  /// Inert: nothing is drawn by code of an app's own.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Inert: nothing is drawn by code of an app's own.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Inert: a change of a layer of its own moves as Core Animation has it by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Inert: a change of a layer of its own moves as Core Animation has it by default.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// Inert: a change of a layer of its own moves as Core Animation has it by default.
  open var actions: [String: any CAAction]? {
    get { kept() }
    set { keep(newValue) }
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
      committedSublayers ?? LayerSnapshot.Sublayers(inside.map { $0.snapshot(in: clocks) })
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
    let drawing = currentDrawing
    let own = view?.look ?? ViewLook()
    lookFollowsSize = own.followsSize || drawing.followsSize
    let made = decoration.look(
      own, elements: contentElements + drawing.elements + own.elements, mask: mask?.maskOutline)
    if made != look { look = made }
    return look
  }

  /// What its view draws, which is asked for it no more often than UIKit does.
  private var currentDrawing: ViewDrawing {
    guard let view else { return ViewDrawing() }
    if let drawing, drawing.isOf(view) { return drawing }
    let drawing = view.drawing
    self.drawing = drawing
    return drawing
  }

  /// Makes the next commit ask its view to draw.
  func invalidateDrawing() {
    drawing = nil
    invalidateLook()
  }

  private func sizeDidChangeLook() {
    if drawing?.followsSize == true { drawing = nil }
    invalidateLook()
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
  func invalidateSublayers() {
    committedSublayers = nil
    invalidateSnapshot()
  }

  /// Makes the next commit look at this layer again and at those inside it.
  private func invalidateTree() {
    invalidateSublayers()
    for layer in inside { layer.invalidateTree() }
  }
}
