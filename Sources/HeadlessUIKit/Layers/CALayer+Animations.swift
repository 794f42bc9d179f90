import LayerTrees

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

  func remove(_ entries: [LayerAnimation]) {
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
