import LayerTrees

extension CALayer {
  func setClock(_ change: (inout MediaClock) -> Void) {
    var next = clock ?? MediaClock(beginTime: 0)
    change(&next)
    clock = next == MediaClock(beginTime: 0) ? nil : next
  }

  /// What its clock reads now, in seconds.
  func localTime(on loop: VirtualRunLoop) -> Double { local(loop.now) }

  func local(_ scene: Double) -> Double {
    let outer = superlayer.map { $0.local(scene) } ?? scene
    return clock?.local(at: Motion(outer))?.value ?? outer
  }

  func global(_ time: Double) -> Double {
    guard let clock else { return superlayer?.global(time) ?? time }
    let outer = clock.speed == 0 ? 0 : (time - clock.timeOffset) / clock.speed + clock.beginTime
    return superlayer?.global(outer) ?? outer
  }
}
