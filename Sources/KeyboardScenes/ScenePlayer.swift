import AnimationCurves
public import HeadlessUIKit
public import LayerTrees

/// What came of playing a case: all that the render side needs.
public struct Playback: Sendable {
  public let scene: SceneCase
  public let log: CommitLog
  public let phases: PhaseLog

  public init(scene: SceneCase, log: CommitLog, phases: PhaseLog) {
    self.scene = scene
    self.log = log
    self.phases = phases
  }
}

/// Plays a case: an app with the handler at work, the system keyboard, and the events in time.
@MainActor
public struct ScenePlayer {
  private let registry: HandlerRegistry

  public init(registry: HandlerRegistry) {
    self.registry = registry
  }

  /// Seconds of a scene after which a handler counts as one that never settles.
  public static let greatestDuration = 3600.0

  /// Plays the case to its end, when nothing moves any more.
  public func play(_ scene: SceneCase) throws(RunLoopError) -> Playback {
    guard let definition = registry[scene.handler.name] else {
      preconditionFailure("the handler \(scene.handler.name) is not in the registry")
    }
    return try play(scene) { definition.makeScreen(scene.handler, scene.transcript) }
  }

  /// Plays a case with a screen of the caller's, whatever handler the case names.
  ///
  /// - Parameters:
  ///   - scene: the device, the system and the events.
  ///   - makeScreen: makes the controller; it runs in the app that the case is about.
  public func play(
    _ scene: SceneCase, with makeScreen: () -> HandlerScreen
  ) throws(RunLoopError) -> Playback {
    let loop = VirtualRunLoop(scene: scene)
    loop.makeCurrent()
    let stage = Stage(loop: loop, device: scene.device, screen: makeScreen)
    for event in scene.events {
      loop.schedule(at: event.time) { stage.play(event.kind) }
    }
    try loop.run(until: Self.greatestDuration)
    return Playback(scene: scene, log: loop.log, phases: stage.keyboard.phases)
  }
}

extension VirtualRunLoop {
  fileprivate convenience init(scene: SceneCase) {
    let device = scene.device
    self.init(
      screen: UIScreen(
        bounds: device.bounds, scale: device.scale, safeAreaInsets: device.safeArea),
      keyboardProfile: scene.profile,
      refreshes: RefreshClock(rate: scene.rate, phase: scene.phase))
  }
}
