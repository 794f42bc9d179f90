package import LayerTrees

extension CALayer {
  /// The tree from here down as a value; unchanged subtrees are shared with the last commit.
  ///
  /// `outer` are the clocks of the layers around, outermost first.
  func snapshot(in outer: [MediaClock] = []) -> LayerSnapshot {
    if let committed { return committed }
    let clocks = clock.map { outer + [$0] } ?? outer
    // To draw comes first: it may change what lies inside, as the path of a shape.
    _ = currentLook
    let inner =
      committedSublayers ?? LayerSnapshot.Sublayers(inside.map { $0.snapshot(in: clocks) })
    committedSublayers = inner
    let snapshot = snapshot(in: clocks, holding: inner)
    committed = snapshot
    shown = snapshot
    return snapshot
  }

  /// The layer as it is now as a value, without those inside it; nothing is committed by that.
  package final var alone: LayerSnapshot {
    snapshot(in: clock.map { [$0] } ?? [], holding: LayerSnapshot.Sublayers([]))
  }

  private func snapshot(
    in clocks: [MediaClock], holding sublayers: LayerSnapshot.Sublayers
  ) -> LayerSnapshot {
    LayerSnapshot(
      id: id, tag: tag, model: model, isHidden: isHidden, masksToBounds: masksToBounds,
      scroll: host?.layerScroll, backgroundColor: currentColor, look: currentLook,
      animations: animations.flatMap { $0.values(in: clocks) }, sublayers: sublayers)
  }

  private var currentColor: LayerColor? {
    guard let styledBackground, let host else { return backgroundColor }
    return host.layerIsDark ? styledBackground.dark : styledBackground.light
  }

  /// True if something here or inside has changed since the last commit.
  var hasUncommittedChanges: Bool { committed == nil }

  /// Makes the next commit look at this layer again, and at those that it lies in.
  package final func invalidateSnapshot() {
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
  func invalidateTree() {
    invalidateSublayers()
    for layer in inside { layer.invalidateTree() }
  }
}

extension CALayer {
  /// Its look, made anew where something of it has changed; the same object where it is the same.
  var currentLook: LayerLook? {
    if lookIsKnown { return look }
    lookIsKnown = true
    let content = host?.layerContent(of: self) ?? LayerContent()
    lookFollowsSize = content.followsSize
    let made = look(with: content)
    if made != look { look = made }
    return look
  }

  /// The look of the layer with what its host puts on it; nil for none.
  private func look(with content: LayerContent) -> LayerLook? {
    var shape = LayerShape(
      radius: Double(cornerRadius),
      corners: LayerShape.Corners(rawValue: Int(maskedCorners.rawValue)),
      borderWidth: Double(borderWidth),
      borderColor: borderWidth > 0 ? borderColor ?? .black : nil)
    if cornerRadius == 0, content.cornerRadius > 0 { shape.radius = content.cornerRadius }
    if borderWidth == 0, content.borderWidth > 0 {
      (shape.borderWidth, shape.borderColor) = (content.borderWidth, content.borderColor)
    }
    if shadowOpacity > 0 {
      let color = shadowColor ?? .black
      shape.shadow = LayerColor(
        red: color.red, green: color.green, blue: color.blue,
        alpha: color.alpha * Double(shadowOpacity))
      (shape.shadowRadius, shape.shadowDrop) = (
        Double(shadowRadius), Double(shadowOffset.height)
      )
    }
    if shape.radius == 0 { shape.corners = .all }
    shape.mask = mask?.maskOutline
    let look = LayerLook(
      fill: content.fill, shape: shape, elements: contentElements + content.elements,
      isDark: isDark)
    return look.isPlain ? nil : look
  }

  func sizeDidChangeLook() {
    host?.layerContentSizeDidChange()
    invalidateLook()
  }

  /// Makes the next commit ask again what it looks like.
  package final func invalidateLook() {
    if isMask { masked?.invalidateLook() }
    guard lookIsKnown else { return }
    lookIsKnown = false
    invalidateSnapshot()
  }
}

extension LayerColor {
  static var black: LayerColor { LayerColor(red: 0, green: 0, blue: 0) }
}

/// The curve of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, as a set.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 0b1111)
}

/// The place of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
