import AnimationCurves
package import LayerTrees

/// The animations of changes.
extension CALayer {
  /// Records what is left of a change that has just been made, if something animates it.
  ///
  /// The host of a layer decides what animates it; a layer without a host that has been on screen
  /// is animated by Core Animation's default, from what the screen shows.
  func didChange(_ change: PropertyAnimation.Change, _ property: AnimatedProperty) {
    invalidateSnapshot()
    let loop = VirtualRunLoop.current
    guard !loop.transactions.innermost.disablesActions else { return }
    guard let host else { return animateImplicitly(property, on: loop) }
    host.layerDidChange(self, by: change)
  }

  /// Plays a change's animation, which ends at a time in seconds of the scene.
  package final func play(
    _ change: PropertyAnimation.Change, for owner: (any LayerAnimationOwner)?, endingAt end: Double,
    by animation: (Double) -> PropertyAnimation
  ) {
    let loop = VirtualRunLoop.current
    let now = localTime(on: loop)
    removeEndedAnimations(at: now)
    let entry = LayerAnimation(
      id: loop.nextAnimationID(), values: [animation(now)], owner: owner)
    animations.append(entry)
    owner?.didAdd(animation: entry.id, to: self, for: change)
    loop.transactions.noteAnimation(endingAt: end)
  }

  /// Animates from what the screen shows to the model, in place of what animated it before.
  private func animateImplicitly(_ property: AnimatedProperty, on loop: VirtualRunLoop) {
    guard superlayer != nil, let shown else { return }
    let transaction = loop.transactions.innermost
    let timing = try? AnimationTiming(
      curve: transaction.timingFunction?.curve ?? .timingFunction(.default),
      duration: transaction.duration)
    guard let timing, timing.duration > 0 else { return }
    let now = localTime(on: loop)
    let track = PropertyTrack(
      property,
      values: [
        shown.presentation(at: loop.now).numbers(of: property), model.numbers(of: property),
      ])
    let clock = MediaClock(beginTime: now, duration: timing.duration, fillsBackwards: true)
    removeEndedAnimations(at: now)
    animations.removeAll { $0.key == property.rawValue && $0.source == nil }
    animations.append(
      LayerAnimation(
        id: loop.nextAnimationID(),
        values: [PropertyAnimation(change: .track(track), timing: timing, clocks: [clock])],
        key: property.rawValue))
    loop.transactions.noteAnimation(endingAt: loop.now + timing.duration)
  }

  func removeEndedAnimations(at time: Double) {
    animations.removeAll { $0.isOver(at: time) }
  }

  /// Plays something else in place of an animation.
  package final func replaceAnimation(_ id: Int, by value: PropertyAnimation) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    animations[index].values = [value]
    invalidateSnapshot()
  }

  package final func removeAnimation(_ id: Int) {
    animations.removeAll { $0.id == id }
    invalidateSnapshot()
  }

  /// Moves with another layer: copies what is left of that one's animations of place.
  package final func takePlaceAnimations(of other: CALayer) {
    let now = localTime(on: .current)
    animations = other.animations.filter { !$0.isOver(at: now) }.compactMap { entry in
      var copy = entry
      copy.values = entry.values.filter { if case .position = $0.change { true } else { false } }
      copy.owner = nil
      return copy.values.isEmpty || entry.source != nil ? nil : copy
    }
    invalidateSnapshot()
  }
}

/// The animations that were added for keys.
extension CALayer {
  /// Lets the delegate and the transaction know when it starts and ends.
  func follow(
    _ entry: LayerAnimation, _ animation: CAAnimation, from now: Double, on loop: VirtualRunLoop
  ) {
    let clock = animation.clock(
      defaultBegin: now, defaultDuration: loop.transactions.innermost.duration)
    let end = clock.speed > 0 ? clock.beginTime + clock.activeDuration / clock.speed : .infinity
    animation.delegate?.animationDidStart(animation)
    guard end.isFinite, self.clock == nil else { return }
    let sceneEnd = loop.now + max(0, end - now)
    loop.transactions.noteAnimation(endingAt: sceneEnd)
    loop.schedule(at: sceneEnd) { [weak self] in self?.finish(entry.id) }
  }

  private func finish(_ id: Int) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    let entry = animations[index]
    if !entry.stays {
      animations.remove(at: index)
      invalidateSnapshot()
    }
    if let source = entry.source { source.delegate?.animationDidStop(source, finished: true) }
  }

  func remove(_ entries: [LayerAnimation]) {
    let ids = Set(entries.map(\.id))
    animations.removeAll { ids.contains($0.id) }
    invalidateSnapshot()
    for entry in entries {
      entry.owner?.didRemoveAnimation()
      guard let source = entry.source else { continue }
      source.delegate?.animationDidStop(source, finished: false)
    }
  }

  /// The animations that run, with their keys.
  var keyed: [(key: String, entry: LayerAnimation)] {
    let now = localTime(on: .current)
    var counts: [String: Int] = [:]
    return animations.filter { !$0.isOver(at: now) }.compactMap { entry in
      if let key = entry.key { return (key, entry) }
      guard entry.source == nil, let path = entry.values.first?.keyPath else { return nil }
      let number = counts[path, default: 0] + 1
      counts[path] = number
      return (number == 1 ? path : "\(path)-\(number)", entry)
    }
  }
}

/// An animation as a layer carries it: what it does to the picture, and who asked for it.
struct LayerAnimation {
  /// Names it among all animations.
  let id: Int
  /// Its animations of properties: several for a group, none for a key path not known here.
  var values: [PropertyAnimation]
  /// The key that it was added for; nil for one that a host's change has made.
  var key: String?
  /// The explicit animation that it came from.
  var source: CAAnimation?
  /// True if it stays on the layer after its end.
  var stays = false
  /// Notified when it is taken away; nil for an explicit animation.
  var owner: (any LayerAnimationOwner)?

  /// The time at which it ends, in seconds of the layer.
  var endTime: Double { values.reduce(-.infinity) { max($0, $1.endTime) } }

  func isOver(at time: Double) -> Bool { !stays && source == nil && endTime <= time }
}

extension LayerAnimation {
  /// Its animations of properties, as the scene's clock has them.
  func values(in clocks: [MediaClock]) -> [PropertyAnimation] {
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

extension PropertyAnimation {
  /// The key path of what it animates.
  var keyPath: String {
    switch change {
    case .position: "position"
    case .bounds(_, _, 0, 0): "bounds.origin"
    case .bounds(0, 0, _, _): "bounds.size"
    case .bounds: "bounds"
    case .transform: "transform"
    case .opacity: "opacity"
    case .track(let track): track.property.rawValue
    }
  }
}
