import LayerTrees

extension CALayer {
  /// Plays a copy of an animation; one that was added for the same key is taken away.
  ///
  /// What is not said is filled in: a begin of 0 is now, a duration of 0 the transaction's. An
  /// animation of a key path that is not known here shows nothing, but ends like any other.
  public func add(_ anim: CAAnimation, forKey key: String?) {
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

  /// Lets the delegate and the transaction know when it starts and ends.
  private func follow(
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

  /// The animation added for a key, or one that stands for a view's animation of that key path.
  public func animation(forKey key: String) -> CAAnimation? {
    guard let entry = keyed.first(where: { $0.key == key })?.entry else { return nil }
    return entry.source ?? entry.values.first.map(CAPropertyAnimation.standing(for:))
  }

  /// The keys of the animations that run; nil where none does.
  ///
  /// Animations of views are named as UIKit names them, `position` and then `position-2`.
  public func animationKeys() -> [String]? {
    let keys = keyed.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  public func removeAnimation(forKey key: String) {
    guard let entry = keyed.first(where: { $0.key == key })?.entry else { return }
    remove([entry])
  }

  /// Takes all animations away: the model shows at once.
  public func removeAllAnimations() {
    let now = localTime(on: .current)
    remove(animations.filter { !$0.isOver(at: now) })
    animations = []
  }

  /// Goes along with another layer: what is left of its changes of place is left of this one's.
  package func takePlaceAnimations(of other: CALayer) {
    let now = localTime(on: .current)
    animations = other.animations.filter { !$0.isOver(at: now) }.compactMap { entry in
      var copy = entry
      copy.values = entry.values.filter { if case .position = $0.change { true } else { false } }
      copy.run = nil
      return copy.values.isEmpty || entry.source != nil ? nil : copy
    }
    invalidateSnapshot()
  }

  private func remove(_ entries: [LayerAnimation]) {
    let ids = Set(entries.map(\.id))
    animations.removeAll { ids.contains($0.id) }
    invalidateSnapshot()
    for entry in entries {
      entry.run?.cut()
      guard let source = entry.source else { continue }
      source.delegate?.animationDidStop(source, finished: false)
    }
  }

  /// The animations that run, with their keys.
  private var keyed: [(key: String, entry: LayerAnimation)] {
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
