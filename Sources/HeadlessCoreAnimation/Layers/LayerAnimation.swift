import LayerTrees

/// An animation as a layer carries it: what it does to the picture, and who asked for it.
struct LayerAnimation {
  /// Names it among all animations.
  let id: Int
  /// What it does; several where a group was added, none where its key path is not known here.
  var values: [PropertyAnimation]
  /// The key that it was added for; nil for one that a host's change has made.
  var key: String?
  /// The explicit animation that it came from.
  var source: CAAnimation?
  /// True if it is there after its end.
  var stays = false
  /// What is notified where it is taken away; nil for an explicit animation.
  var owner: (any LayerAnimationOwner)?

  /// The time at which it ends, in seconds of the layer.
  var endTime: Double { values.reduce(-.infinity) { max($0, $1.endTime) } }

  func isOver(at time: Double) -> Bool { !stays && source == nil && endTime <= time }
}

extension LayerAnimation {
  /// What it does, as the scene's clock has it.
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
