import LayerTrees

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
    let host = host
    let snapshot = LayerSnapshot(
      id: id, tag: tag, model: model, isHidden: isHidden, masksToBounds: masksToBounds,
      scroll: host?.layerScroll, backgroundColor: currentColor, look: currentLook,
      animations: animations.flatMap { $0.values(in: clocks) }, sublayers: inner)
    committed = snapshot
    shown = snapshot
    return snapshot
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
