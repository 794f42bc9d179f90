import LayerTrees

extension CALayer {
  /// Where its time begins in its superlayer's, in seconds.
  public var beginTime: CFTimeInterval {
    get { clock?.beginTime ?? 0 }
    set { setClock { $0.beginTime = newValue } }
  }

  /// Seconds added to its time; with a speed of 0 it is the time that the layer shows.
  public var timeOffset: CFTimeInterval {
    get { clock?.timeOffset ?? 0 }
    set { setClock { $0.timeOffset = newValue } }
  }

  /// How fast its time runs in its superlayer's; 0 pauses what it and its sublayers show.
  public var speed: Float {
    get { Float(clock?.speed ?? 1) }
    set { setClock { $0.speed = Double(newValue) } }
  }

  /// Infinite, for a layer does not end; setting it has no effect here.
  public var duration: CFTimeInterval {
    get { .infinity }
    set {}
  }

  /// Always 0; setting it has no effect here.
  public var repeatCount: Float {
    get { 0 }
    set {}
  }

  /// Always 0; setting it has no effect here.
  public var repeatDuration: CFTimeInterval {
    get { 0 }
    set {}
  }

  /// Always false; setting it has no effect here.
  public var autoreverses: Bool {
    get { false }
    set {}
  }

  private func setClock(_ change: (inout MediaClock) -> Void) {
    var next = clock ?? MediaClock(beginTime: 0)
    change(&next)
    clock = next == MediaClock(beginTime: 0) ? nil : next
  }

  /// A time of another layer, of the scene where that is nil, in this layer's time.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    local(layer?.global(time) ?? time)
  }

  /// A time of this layer in another's, in the scene's where that is nil.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let scene = global(time)
    return layer.map { $0.local(scene) } ?? scene
  }

  /// What its clock reads now, in seconds.
  func localTime(on loop: VirtualRunLoop) -> Double { local(loop.now) }

  private func local(_ scene: Double) -> Double {
    let outer = superlayer.map { $0.local(scene) } ?? scene
    return clock?.local(at: Motion(outer))?.value ?? outer
  }

  private func global(_ time: Double) -> Double {
    guard let clock else { return superlayer?.global(time) ?? time }
    let outer = clock.speed == 0 ? 0 : (time - clock.timeOffset) / clock.speed + clock.beginTime
    return superlayer?.global(outer) ?? outer
  }
}
